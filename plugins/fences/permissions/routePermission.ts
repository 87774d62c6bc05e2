import type {PermissionsFile} from 'docs-corpus/records/permissions';

type Permissions = PermissionsFile['permissions'];

const ROUTE_FILE = /^src\/api\/([\w-]+)\/routes\//;
const ROUTE = /\bmethod: '([A-Z]+)',\s*path: '([^']+)'/g;

/**
 * @param request method and path without the query: `GET /api/books`
 * @returns the action that the request needs, or `administrator`; `null` if it needs none, or the route isn't known
 */
export function routePermission(request: string, permissions: Permissions): string | null {
  const [method, ...parts] = partsOf(request);
  const matching = Object.keys(permissions).filter((route) => {
    const [its, ...theirs] = partsOf(route);
    return (
      its === method && theirs.length === parts.length && theirs.every((part, i) => part.startsWith(':') || part === parts[i])
    );
  });
  const [first] = matching.sort((one, other) => parameters(one) - parameters(other));
  return first === undefined ? null : (permissions[first] ?? null);
}

/**
 * Routes that a page adds to an API. Their file is a sample, so the proof loads it and calls them.
 *
 * @param file `src/api/book/routes/01-isbn.ts`
 */
export function routesIn(file: string, code: string): Permissions {
  const api = ROUTE_FILE.exec(file)?.[1];
  if (api === undefined || /\bprefix:/.test(code)) return {};
  const routes = [...code.matchAll(ROUTE)];
  return Object.fromEntries(
    routes.map(({0: start, 1: method, 2: path, index}, number) => {
      const settings = code.slice(index + start.length, routes[number + 1]?.index);
      return [`${method} /api${path}`, permissionIn(settings, api)];
    }),
  );
}

/** Returns `null` if a variable or function sets the action. */
function permissionIn(settings: string, api: string): string | null {
  if (/\bauth: false/.test(settings) || /\bconfig(?!: \{)/.test(settings)) return null;
  const scope = /\bscope: \['([^']+)'\]/.exec(settings)?.[1];
  const handler = /^,\s*handler: '([^']+)'/.exec(settings)?.[1];
  return scope ?? handler?.replace(/^(?!api::)/, `api::${api}.`) ?? null;
}

function partsOf(request: string): string[] {
  return request.split(/[ /]+/).filter((part) => part !== '');
}

function parameters(route: string): number {
  return route.split('/:').length;
}
