/** Stands for the query in an address until the browser puts in what was typed. */
export const QUERY_PLACEHOLDER = 'DOCSEARCHQUERY';
