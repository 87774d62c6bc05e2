/** Heading of the sidebar below a page, where scripts are off. */
export const PAGES_ID = 'pages';
