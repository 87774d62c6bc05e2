/** Attributes by which `behavior.ts` finds the buttons of blocks of code. */
export const COPY = 'data-code-copy';
export const REPORT = 'data-code-report';
export const ASK = 'data-code-ask';
export const WRAP = 'data-code-wrap';
/** Whether lines are cut off, and whether the reader turned on word wrap. */
export const SCROLLS = 'data-code-scrolls';
export const WRAPPED = 'data-code-wrapped';
/** Set for a second on a button that copied its code. */
export const COPIED = 'data-code-copied';
export const REPORT_LABEL = 'This sample doesn’t work for me';
export const ASK_LABEL = 'Ask about this code';
