import type {RedirectorTable} from '../types';

/**
 * Where an old URL leads: the page of its section, else the page that took its place, with query and hash kept.
 *
 * @param replacement the page that took the place of the URL, `null` if the URL is that of a page
 * @returns `null` for a URL that stays
 */
export function redirectTarget(
  {pathname, search, hash}: Pick<Location, 'pathname' | 'search' | 'hash'>,
  {folders, sections}: RedirectorTable,
  replacement: string | null,
): string | null {
  const path = pathname.replace(/(?:\/index)?\.html$|\/$/, '');
  const anchors = new Map(Object.entries(new Map(Object.entries(sections)).get(path) ?? {}));
  const section = anchors.get(hash.slice(1));
  if (section !== undefined) return section + search;
  const page = replacement ?? Object.entries(folders).find(([folder]) => path.startsWith(folder))?.[1];
  return page === undefined ? null : page + search + hash;
}
