// An empty module that replaces one that pages don't need.
export {};
