import {getEmbeddedClient} from './createClient';
import {passagesUrl, type PassageBlocks} from './format';
import type {SearchResults} from './SearchClient';
import {sectionsQuery} from './sectionsQuery';

export {stemsOf} from './embedded/tokenize';
export {toQuestion} from './pastedText';

/**
 * Finds matching sections, best first. Always uses the embedded engine, even if the site's search uses another one.
 *
 * @param words a query of any length; a trailing space means that the last word is complete
 * @throws {SearchError} if the records can't be loaded
 */
export function findSections(words: string): Promise<SearchResults> {
  return getEmbeddedClient().search(sectionsQuery(words));
}

/** Starts loading the records. Errors are reported by the next search. */
export function prepareSections(): void {
  getEmbeddedClient().prepare();
}

/**
 * Loads what can be quoted of a page.
 *
 * @throws if it can't be loaded
 */
export async function fetchPassages(path: string): Promise<PassageBlocks> {
  const url = passagesUrl(path);
  const response = await fetch(url);
  // Some hosts return a page where a file is missing.
  if (!response.ok || response.headers.get('content-type')?.startsWith('text/html'))
    throw new Error(`${url} returned ${response.status}`);
  const passages: unknown = await response.json();
  if (!isPassages(passages)) throw new Error(`${url} has no passages.`);
  return passages;
}

/** A minimal check, because the file comes from our build. */
function isPassages(value: unknown): value is PassageBlocks {
  return typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray);
}
