/** Attributes by which `behavior.ts` finds blocks of code and their buttons. */
export const CODE_BLOCK = 'data-code-block';
export const COPY = 'data-code-copy';
export const WRAP = 'data-code-wrap';
/** Whether lines are cut off, and whether the reader lets them break. */
export const SCROLLS = 'data-code-scrolls';
export const WRAPPED = 'data-code-wrapped';
/** On a button that has copied its code, for a second. */
export const COPIED = 'data-code-copied';
