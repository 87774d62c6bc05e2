/** The whole URL. If the base ends with the prefix of the path (`…/api`), the prefix isn't repeated. */
export function requestUrl(base: URL, path: string, query: string): string {
  const folder = base.pathname.replace(/\/+$/, '');
  const prefix = folder.slice(folder.lastIndexOf('/'));
  const start = folder !== '' && path.startsWith(`${prefix}/`) ? folder.slice(0, -prefix.length) : folder;
  return `${base.origin}${start}${path}${query === '' ? '' : `?${query}`}`;
}
