/** The door for the search page: what a page with a search bar alone doesn't carry. */
export {loadClient} from './loadClient';
export {HITS_PER_PAGE, MAX_QUERY_LENGTH, NARROW_SCREEN, SNIPPET_WORDS, SNIPPET_WORDS_NARROW} from './limits';
export {missingResultsUrl} from './missingResultsUrl';
export {searchPageUrl} from './searchPageUrl';
export {useFacetFilters} from './useFacetFilters';
export type {SearchAnswer, SearchHit} from './SearchClient';
