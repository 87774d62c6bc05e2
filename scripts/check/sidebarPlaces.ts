import type {Fault} from './finding';

/** Ids of the docs that a sidebar shows, in its items and behind the labels of its categories. */
export function docIdsIn(sidebar: unknown): string[] {
  if (Array.isArray(sidebar)) return sidebar.flatMap(docIdsIn);
  if (typeof sidebar !== 'object' || sidebar === null) return [];
  const own =
    'type' in sidebar && sidebar.type === 'doc' && 'id' in sidebar && typeof sidebar.id === 'string' ? [sidebar.id] : [];
  return [...own, ...Object.values(sidebar).flatMap(docIdsIn)];
}

/** A page that readers cannot browse to is as good as lost. */
export function checkSidebarPlace(id: string, ids: ReadonlySet<string>): Fault[] {
  if (ids.has(id)) return [];
  const fix = 'Give it a place in src/site/readingOrder.ts, or set "unlisted: true" in its front matter';
  return [{line: 1, reason: `no sidebar shows "${id}"`, fix}];
}
