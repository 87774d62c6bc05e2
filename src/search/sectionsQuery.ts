import type {SearchQuery} from './SearchClient';

const MAX_SECTIONS = 5;
/** The complete text of a section in the records. */
const EXCERPT_WORDS = 120;

/** @param words a query of any length; a trailing space means that the last word is complete */
export function sectionsQuery(words: string): SearchQuery {
  return {
    query: words,
    page: 0,
    hitsPerPage: MAX_SECTIONS,
    snippetWords: EXCERPT_WORDS,
    facetFilters: [],
    acceptsPartial: false,
    sections: true,
  };
}
