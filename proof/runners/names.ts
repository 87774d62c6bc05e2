/** Names of the runners, apart from these because they take seconds to load. Written on a fence as `proof="rest"`. */
export const RUNNER_NAMES = [
  'rest',
  'graphql',
  'service',
  'code',
  'config',
  'schema',
  'cli',
  'data',
  'frontend',
  'source',
  'codemod',
  'tutorial',
  'types',
] as const;
