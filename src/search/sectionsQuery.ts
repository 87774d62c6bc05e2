import type {Intent, SearchQuery} from './SearchClient';

const MAX_SECTIONS = 20;
/** The whole text that the records have of a section. */
const EXCERPT_WORDS = 120;

/** @param words a query of any length; a space at its end tells that the last word is whole */
export function sectionsQuery(words: string, intent: Intent): SearchQuery {
  return {
    query: words,
    page: 0,
    hitsPerPage: MAX_SECTIONS,
    snippetWords: EXCERPT_WORDS,
    facetFilters: [],
    acceptsPartial: false,
    intent,
  };
}
