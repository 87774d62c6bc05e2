import type {Fault} from './finding';

/** Reports pages that aren't in a sidebar, because readers can't browse to them. */
export function checkSidebarPlace(id: string, ids: ReadonlySet<string>): Fault[] {
  if (ids.has(id)) return [];
  const fix = 'Give it a place in readingOrder.ts, or set "unlisted: true" in its front matter';
  return [{line: 1, reason: `no sidebar shows "${id}"`, fix}];
}
