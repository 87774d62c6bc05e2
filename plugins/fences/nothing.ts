// Takes the place of a module that a page does without.
export {};
