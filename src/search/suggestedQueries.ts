/** What the no-results screen suggests: queries of tasks that most readers have. A test checks that each finds results. */
export const SUGGESTED_QUERIES: readonly string[] = ['populate a relation', 'create an API token', 'deploy to production'];
