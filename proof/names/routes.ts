/** Whether code in a text is a request: `GET /api/books/:documentId`. */
export function isRequest(text: string): boolean {
  return /^(?:GET|POST|PUT|DELETE|PATCH) \/\S*$/.test(text);
}

/**
 * Whether a server has a route for a request. A parameter on either side matches any path segment, and an ellipsis matches
 * the rest of the path. Lists of permissions show routes of the Content API without its prefix.
 *
 * @param request `GET /api/books/ID?locale=fr`
 * @param routes `GET /api/books/:id`
 */
export function hasRoute(request: string, routes: readonly string[]): boolean {
  const [method = '', target = ''] = request.split(' ');
  const [path = ''] = target.split('?');
  return routes.some((route) => {
    const [itsMethod, itsPath = ''] = route.split(' ');
    return itsMethod === method && (matches(itsPath, path) || matches(itsPath, `/api${path}`));
  });
}

function matches(route: string, path: string): boolean {
  const theirs = partsOf(route);
  const ours = partsOf(path);
  for (const [index, part] of ours.entries()) {
    const its = theirs[index];
    if (part === '…' || its === '(.*)') return true;
    if (its === undefined || !(its === part || isParameter(its) || isParameter(part))) return false;
  }
  return ours.length === theirs.length;
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function isParameter(part: string): boolean {
  return /^[:{[]/.test(part);
}
