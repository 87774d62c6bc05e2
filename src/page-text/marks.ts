/** Around the text of a page's module, by which plugins/page-text finds it in the finished script. */
export const TEXT_START = 'page-text:';
export const TEXT_END = ':page-text';
