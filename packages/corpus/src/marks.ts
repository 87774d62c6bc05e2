/** Characters that stand for something in text that is made from a page. Pages contain none of them, and they mean nothing in Markdown. */

/** Code, an image, or a name, between the words around it. */
export const GAP = '\uFFFC';

/** Code that is an HTTP status, such as `404 Not Found`. */
export const STATUS = '\uE000';

/** The beginning of a section. */
export const SECTION = '\uE001';
