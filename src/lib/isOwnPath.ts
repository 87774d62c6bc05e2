/** Whether a path stays on this site. `//host` and `/\host` name another one, and so do their encoded forms: the router decodes them. */
export function isOwnPath(path: string): boolean {
  return /^\/(?!\/|\\|%2f|%5c)/i.test(path);
}
