/** Areas of breaking changes, in the order of the filter. */
export const BREAKING_CHANGE_AREAS = {
  'admin-panel': 'Admin panel',
  api: 'REST and GraphQL APIs',
  backend: 'Backend code',
  configuration: 'Configuration',
  content: 'Content and models',
  database: 'Database',
  dependencies: 'Dependencies',
  plugins: 'Plugins',
  tooling: 'Tooling',
} as const;

export type BreakingChangeArea = keyof typeof BREAKING_CHANGE_AREAS;

export function isBreakingChangeArea(text: string): text is BreakingChangeArea {
  return Object.hasOwn(BREAKING_CHANGE_AREAS, text);
}

/** The content of a breaking change's card, and the path of its page. */
export interface BreakingChange {
  title: string;
  /** Route of the page. */
  path: string;
  area: BreakingChangeArea;
  /** Whether authors of plugins have to act. */
  plugins: boolean;
  /** Who has to act. */
  affects: string;
  /** `null` if the change is made by hand. */
  codemod: string | null;
}
