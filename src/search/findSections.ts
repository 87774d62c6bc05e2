import {getEmbeddedClient} from './createClient';
import type {Intent, SearchHit} from './SearchClient';
import {sectionsQuery} from './sectionsQuery';

/**
 * Sections that match, best first, from the embedded engine whatever engine the site searches with.
 *
 * @param words a query of any length; a space at its end tells that the last word is whole
 * @throws {SearchError} when the records cannot be loaded
 */
export async function findSections(words: string, intent: Intent): Promise<SearchHit[]> {
  return (await getEmbeddedClient().search(sectionsQuery(words, intent))).hits;
}

/** Starts loading the records; a failure shows when they are searched. */
export function prepareSections(): void {
  getEmbeddedClient().prepare();
}
