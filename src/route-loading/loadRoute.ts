import {matchPath} from '@docusaurus/router';
import routes from '@generated/routes';
import {decodeUrl} from '../lib/decodeUrl';

/** The component of a route, as created by react-loadable. */
interface Loadable {
  new (props: object): {retry: () => void};
  preload: () => Promise<unknown>;
}

interface Route {
  path?: string | string[] | readonly string[];
  exact?: boolean;
  strict?: boolean;
  component?: unknown;
  routes?: Route[];
}

const failed = new WeakSet<Loadable>();
const loaded = new WeakSet<Loadable>();

/** Loads all chunks of a route at once, like Docusaurus's loader, including those that failed before. */
export function loadRoute(pathname: string): Promise<unknown> {
  return Promise.all(componentsAt(pathname).map(load));
}

/** Whether all chunks of a route are loaded and evaluated. */
export function isLoaded(pathname: string): boolean {
  return componentsAt(pathname).every((component) => loaded.has(component));
}

const componentsByPath = new Map<string, Loadable[]>();

/** Cached, because a click needs them four times, and there are 500 routes to compare with. */
function componentsAt(pathname: string): Loadable[] {
  let components = componentsByPath.get(pathname);
  if (!components) {
    components = [...new Set([pathname, decodeUrl(pathname)])].flatMap((path) => componentsOf(routes, path));
    componentsByPath.set(pathname, components);
  }
  return components;
}

function componentsOf(candidates: readonly Route[], pathname: string): Loadable[] {
  const route = candidates.find(({path, exact, strict}) => matchPath(pathname, {path, exact, strict}));
  if (!route) return [];
  const nested = componentsOf(route.routes ?? [], pathname);
  return isLoadable(route.component) ? [route.component, ...nested] : nested;
}

function isLoadable(component: unknown): component is Loadable {
  return typeof component === 'function' && 'preload' in component;
}

/** Also restarts a component that failed, because react-loadable caches failures until an instance retries. */
async function load(component: Loadable): Promise<void> {
  if (failed.delete(component)) new component({}).retry();
  try {
    await component.preload();
    loaded.add(component);
  } catch (error) {
    failed.add(component);
    throw error;
  }
}
