import {getEmbeddedClient} from './createClient';
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
  const query = {query: words, page: 0, hitsPerPage: MAX_SECTIONS, snippetWords: EXCERPT_WORDS, facetFilters: []};
  return (await getEmbeddedClient().search({...query, acceptsPartial: false})).hits;
}

/** Starts loading the records; a failure shows when they are searched. */
export function prepareSections(): void {
  getEmbeddedClient().prepare();
}
