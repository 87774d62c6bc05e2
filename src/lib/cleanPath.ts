/**
 * Removes parts of a path that hosts and links add, in any combination: doubled slashes, `.html`, `/index.html`, and a trailing slash. The
 * page scripts and the rules for nginx repeat these patterns, because they can't import them.
 */
export function cleanPath(path: string): string {
  return path.replace(/\/{2,}/g, '/').replace(/(?:\/index|\.html|\/)+$/i, '') || '/';
}
