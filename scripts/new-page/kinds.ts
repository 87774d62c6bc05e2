/** Kinds of pages, each with its template beside this file. */
export const KINDS = ['task', 'reference', 'feature', 'breaking-change', 'cloud', 'provider'] as const;
export type Kind = (typeof KINDS)[number];

const KIND_OF_FOLDER: readonly [RegExp, Kind][] = [
  [/\/breaking-changes\//, 'breaking-change'],
  [/-providers\//, 'provider'],
  [/^cloud\//, 'cloud'],
  [/^cms\/features\//, 'feature'],
  [/^cms\/(?:api|configurations|plugins-development|backend-customization)\/|^cms\/(?:cli|upgrade-tool)$/, 'reference'],
];

/** What most pages beside this one are. */
export function likelyKind(id: string): Kind {
  return KIND_OF_FOLDER.find(([folder]) => folder.test(id))?.[1] ?? 'task';
}

export function isKind(text: string): text is Kind {
  return KINDS.some((kind) => kind === text);
}
