/** The entry point for the search page, with code that pages with only a search bar don't load. */
export {START_PAGES, SUGGESTED_QUERIES} from './suggestedQueries';
export {loadClient} from './loadClient';
export {HITS_PER_PAGE, MAX_QUERY_LENGTH, PAGE_SNIPPET_WORDS} from './limits';
export {SHORTENED, shortenedPaste} from './pastedText';
export {excerptOf} from './excerptOf';
export {trimQuery} from './trimQuery';
export {trackMiss} from './trackMiss';
export {resultCount} from './resultCount';
export {WEAK} from './weakResults';
export {missingResultsUrl} from './missingResultsUrl';
export {searchPageUrl} from './searchPageUrl';
export {useFacetFilters} from './useFacetFilters';
export type {SearchResults, SearchHit} from './SearchClient';
