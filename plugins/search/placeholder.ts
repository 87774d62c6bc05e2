/** Takes the place of the query in a URL until the browser inserts what was typed. */
export const QUERY_PLACEHOLDER = 'DOCSEARCHQUERY';
