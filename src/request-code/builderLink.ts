/** The page of the query builder. */
export const BUILDER_PAGE = '/cms/api/rest/interactive-query-builder';

/** Begins a hash with a request for the query builder, as it is shown on a page: `#get=/api/books?sort=title`. */
export const GET_PREFIX = '#get=';

/** The first line, and lines that go on with the query. Headers aren't part of a query. */
const GET = /^GET (\/api\/.*?)(?: HTTP\/[\d.]+)?((?:\n\s*[?&].*)*)(?:\n|$)/;

/** The hash that opens a request in the query builder, or `null` for one that it can't show. @param text HTTP message */
export function builderHash(text: string): string | null {
  const [, start, more = ''] = GET.exec(text.trim()) ?? [];
  if (start === undefined) return null;
  const url = start + more.replaceAll(/\s*\n\s*/g, '');
  return GET_PREFIX + encodeURI(url).replaceAll('%25', '%').replaceAll('#', '%23');
}
