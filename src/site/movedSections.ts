/** The part of the redirect script for pages with moved sections. `plugins/legacy-redirects` writes it. */
export const MOVED_SECTIONS_URL = '/moved-sections.js';
