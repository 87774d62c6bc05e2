import type {SearchHit} from './SearchClient';

const MAX_SECTIONS = 20;
/** The whole text that the records have of a section. */
const EXCERPT_WORDS = 120;

/**
 * Pages and sections that match, best first, from the embedded engine whatever engine the site searches with.
 *
 * @param words a query of any length; a space at its end tells that the last word is whole
 * @throws {SearchError} when the records cannot be loaded
 */
export async function findSections(words: string): Promise<SearchHit[]> {
  const client = await loadClient();
  const query = {query: words, page: 0, hitsPerPage: MAX_SECTIONS, snippetWords: EXCERPT_WORDS, facetFilters: []};
  return (await client.search({...query, acceptsPartial: false})).hits;
}

/** Starts loading what `findSections` needs; a failure shows when it is called. */
export function prepareSections(): void {
  loadClient().then(
    (client) => client.prepare(),
    () => {},
  );
}

async function loadClient() {
  return (await import('./createClient')).getEmbeddedClient();
}
