import type {CompactPage} from '../format';

/**
 * Unlisted pages by the area that a query must name: the first part of their path that no listed page has.
 * `/cms/api/entity-service/crud` is found by `entity-service`.
 */
export function unlistedAreas(
  listed: readonly CompactPage[],
  unlisted: readonly CompactPage[],
): {name: string; pages: CompactPage[]}[] {
  const known = new Set(listed.flatMap(([path]) => path.split('/')));
  const areas = new Map<string, CompactPage[]>();
  for (const page of unlisted) {
    const name = page[0].split('/').find((part) => !known.has(part));
    if (name === undefined) continue;
    const pages = areas.get(name);
    if (pages) pages.push(page);
    else areas.set(name, [page]);
  }
  return [...areas].map(([name, pages]) => ({name, pages}));
}
