/** ID of the sidebar's heading. Without scripts, the sidebar is below the page. */
export const PAGES_ID = 'pages';
