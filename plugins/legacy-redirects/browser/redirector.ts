import type {RedirectorTable} from '../types';

/**
 * Returns the target of an old URL: the section or page that replaced it, with the query, and with the hash unless the target has one. A
 * URL that differs from that of a page only in case, doubled slashes, `.html`, or a trailing slash leads to the page.
 *
 * @param replacement the page that replaced the URL; `null` if the URL isn't that of an old page
 * @returns `null` if the URL doesn't redirect
 */
export function redirectTarget(
  {pathname, search, hash}: Pick<Location, 'pathname' | 'search' | 'hash'>,
  {urls, folders, sections, pages}: RedirectorTable,
  replacement: string | null,
): string | null {
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(?:\/index|\.html|\/)+$/i, '') || '/';
  const lower = path.toLowerCase();
  const find = (table: object): unknown => Object.entries(table).find(([from]) => from.toLowerCase() === lower)?.[1];
  const folder = Object.entries(folders).find(([from]) => lower.startsWith(from.toLowerCase()))?.[1];
  const meant = pages.find((page) => page.toLowerCase() === lower) ?? replacement ?? find(urls) ?? folder;
  if (typeof meant !== 'string') return null;
  const [page = '', ownAnchor] = meant.split('#');
  const anchors = new Map(Object.entries(new Map(Object.entries(sections)).get(page) ?? {}));
  const moved = anchors.get(hash.slice(1));
  const [target = '', anchor = hash.slice(1)] = moved?.split('#') ?? [page, ownAnchor];
  const end = anchor === '' ? '' : `#${anchor}`;
  if (target === pathname && end === hash) return null;
  return target + search + end;
}
