import {matchRoutes} from 'react-router-config';
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import flat from '@docusaurus/core/lib/client/flat';
import {chunkFilesOf, type Load} from './chunkFilesOf';

/** A function that loads a chunk. It has a URL if the chunk is JSON data. */
type Loader = Load & {url?: string};

/** URLs of the files of a page, its own first. */
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
      // Docusaurus appends a hash to the path.
      const key = route.replace(/-[^-]+$/, '');
      namesByPath.set(key, [...(namesByPath.get(key) ?? []), ...Object.values(flat(names)).reverse()]);
    }
  }
  return namesByPath.get(path) ?? [];
}

function filesOf(load: Loader | undefined): string[] {
  if (!load) return [];
  return load.url === undefined ? chunkFilesOf(load) : [load.url];
}
