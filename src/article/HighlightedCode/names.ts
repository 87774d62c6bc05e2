/** Attributes by which `behavior.ts` finds the buttons of blocks of code. */
export const COPY = 'data-code-copy';
/** Lists what the menu offers besides word wrap. */
export const MENU = 'data-code-menu';
export type MenuAction = 'report' | 'ask';
/** Set while the reader has turned on word wrap. */
export const WRAPPED = 'data-code-wrapped';
/** Set for a moment on a button that copied its code. */
export const COPIED = 'data-code-copied';
