/** The door of the search. What it gives away is small; engine and modal load on first intent. */
export {useSearchModal, type SearchModalControls} from './useSearchModal';
export {searchModalState, openSearchModal, closeSearchModal} from './searchModal';
export {loadModal, searchIntent} from './loadModal';
export {loadSections} from './loadSections';
export type {SearchModalProps} from './modal/SearchModal';
export {loadClient} from './loadClient';
export {HITS_PER_PAGE, MAX_QUERY_LENGTH, NARROW_SCREEN, SNIPPET_WORDS, SNIPPET_WORDS_NARROW} from './limits';
export {missingResultsUrl} from './missingResultsUrl';
export {searchPageUrl} from './searchPageUrl';
export {useFacetFilters} from './useFacetFilters';
export type {Intent, SearchAnswer, SearchClient, SearchHit, SearchQuery} from './SearchClient';
