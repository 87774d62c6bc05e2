import type {SearchClient} from './SearchClient';

/** Loads the engine that this site searches with. Can be tried again when it fails. */
export async function loadClient(): Promise<SearchClient> {
  const {getSearchClient} = await import('./createClient');
  return getSearchClient();
}
