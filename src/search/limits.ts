/** Limits that both engines, the modal, and the search page keep. */
export const MAX_QUERY_LENGTH = 64;
export const HITS_PER_PAGE = 20;
export const SNIPPET_WORDS = 10;
export const SNIPPET_WORDS_NARROW = 5;
/** Of the search page, which has more room than the modal. */
export const PAGE_SNIPPET_WORDS = 30;
export const NARROW_SCREEN = '(max-width: 768px)';
