import {getEmbeddedClient} from './createClient';
import type {SearchHit} from './SearchClient';
import {sectionsQuery} from './sectionsQuery';

/**
 * Returns matching sections, best first. Always uses the embedded engine, even if the site's search uses another one.
 *
 * @param words a query of any length; a trailing space means that the last word is complete
 * @throws {SearchError} if the records can't be loaded
 */
export async function findSections(words: string, asksForCause: boolean): Promise<SearchHit[]> {
  return (await getEmbeddedClient().search(sectionsQuery(words, asksForCause))).hits;
}

/** Starts loading the records. Errors are reported by the next search. */
export function prepareSections(): void {
  getEmbeddedClient().prepare();
}
