import {createMemoryCache, type Cache} from '@algolia/client-common';
import {readKey} from '../readKey';

/**
 * Remembers which hosts failed for as long as the page is open. With its own cache, the client of algoliasearch 5.64.0 asks a host
 * that failed first again with each query: it stores what it knows of a host under a key that it never looks for, in `localStorage`.
 */
export function createHostsCache(): Cache {
  const memory = createMemoryCache({serializable: false});
  const hostOf = (key: object | string): string => String(readKey(key, 'url'));
  return {
    ...memory,
    get: (key, ...others) => memory.get(hostOf(key), ...others),
    set: (key, value) => memory.set(hostOf(key), value),
  };
}
