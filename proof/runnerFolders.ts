/** Folder of each runner's code, relative to `proof/runners`. Apart from the runners, which take seconds to load. */
export const RUNNER_FOLDERS: Readonly<Record<string, string>> = {
  rest: 'live',
  graphql: 'live',
  service: 'live',
  code: 'live',
  types: 'types',
  config: 'config',
  schema: 'schema',
  cli: 'cli',
  data: 'data',
  frontend: 'frontend',
  source: 'source',
  tutorial: '../tutorials',
  codemod: 'codemod',
};
