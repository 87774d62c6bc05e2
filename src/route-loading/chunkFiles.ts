import {matchRoutes} from 'react-router-config';
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import flat from '@docusaurus/core/lib/client/flat';

/** What loads a chunk; data that comes as JSON has an address. */
type Loader = (() => Promise<unknown>) & {address?: string};

declare const __webpack_require__: {
  /** Loads a chunk by its id. */
  e: (id: string) => Promise<unknown>;
  /** Folder of all files. */
  p: string;
  /** File of a chunk. */
  u: (id: string) => string;
};

const NEVER = new Promise<never>(() => {});

/** Addresses of the files that a page is made of, its own first. */
export function chunkFiles(pathname: string): string[] {
  const names = matchRoutes(routes, pathname)
    .map(({route}) => route.path)
    .reverse()
    .flatMap((path) => namesOf(typeof path === 'string' ? path : ''));
  return [...new Set(names.flatMap((name) => filesOf(registry[name]?.[0])))];
}

let namesByPath: Map<string, string[]> | undefined;

/** Chunks of a path, without those that pages share first. */
function namesOf(path: string): string[] {
  if (!namesByPath) {
    namesByPath = new Map();
    for (const [route, names] of Object.entries(routesChunkNames)) {
      // Docusaurus puts a hash behind the path.
      const key = route.replace(/-[^-]+$/, '');
      namesByPath.set(key, [...(namesByPath.get(key) ?? []), ...Object.values(flat(names)).reverse()]);
    }
  }
  return namesByPath.get(path) ?? [];
}

/** A loader asks for its chunks by their ids, which are told nowhere else: here they are noted, and nothing is loaded. */
function filesOf(load: Loader | undefined): string[] {
  if (!load) return [];
  if (load.address !== undefined) return [load.address];
  const {e: original} = __webpack_require__;
  const ids: string[] = [];
  __webpack_require__.e = (id) => {
    ids.push(id);
    return NEVER;
  };
  try {
    void load();
  } finally {
    __webpack_require__.e = original;
  }
  // A chunk of styles alone has no script.
  return ids.map((id) => __webpack_require__.p + __webpack_require__.u(id)).filter((file) => !file.includes('.undefined.'));
}
