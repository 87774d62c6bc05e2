import type {SearchClient} from './SearchClient';

/** Loads this site's search engine. Can be called again after a failure. */
export async function loadClient(): Promise<SearchClient> {
  const {getSearchClient} = await import('./createClient');
  return getSearchClient();
}
