/** The part of the redirector for pages with sections that moved: plugins/legacy-redirects writes it. */
export const MOVED_SECTIONS_URL = '/moved-sections.js';
