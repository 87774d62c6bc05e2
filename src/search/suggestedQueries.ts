/** What is suggested before a search and when it finds nothing: queries of tasks that most readers have. A test checks that each finds results. */
export const SUGGESTED_QUERIES: readonly string[] = ['populate a relation', 'create an API token', 'deploy to production'];

/** The pages that most readers open first. */
export const START_PAGES: readonly {label: string; to: string}[] = [
  {label: 'Quick start', to: '/cms/quick-start'},
  {label: 'REST API', to: '/cms/api/rest'},
  {label: 'Configurations', to: '/cms/configurations'},
  {label: 'Breaking changes from Strapi 4', to: '/cms/migration/v4-to-v5/breaking-changes'},
];
