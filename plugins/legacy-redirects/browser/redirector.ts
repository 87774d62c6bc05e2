import type {RedirectorTable} from '../types';

/**
 * Returns the target of an old URL: the page of its section, or the page that replaced it, with the query and hash, because a section
 * that moved usually keeps its anchor. A URL that differs from that of a page only in case or doubled slashes leads to the page.
 *
 * @param replacement the page that replaced the URL; `null` if the URL is an existing page
 * @returns `null` if the URL doesn't redirect
 */
export function redirectTarget(
  {pathname, search, hash}: Pick<Location, 'pathname' | 'search' | 'hash'>,
  {folders, sections, pages}: RedirectorTable,
  replacement: string | null,
): string | null {
  const path = pathname.replace(/(?:\/index)?\.html$|\/$/, '');
  const anchors = new Map(Object.entries(new Map(Object.entries(sections)).get(path) ?? {}));
  const section = anchors.get(hash.slice(1));
  if (section !== undefined) return section + search + hash;
  const meant = pathname.replace(/\/{2,}/g, '/').toLowerCase();
  const spelled = pages.find((page) => page.toLowerCase() === meant);
  if (spelled !== undefined && spelled !== pathname) return spelled + search + hash;
  const page = replacement ?? Object.entries(folders).find(([folder]) => path.startsWith(folder))?.[1];
  return page === undefined ? null : page + search + hash;
}
