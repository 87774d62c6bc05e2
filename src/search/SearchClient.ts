import type {RecordHierarchy, RecordType} from './format';

/** The interface of both engines, used by the modal and the search page. */
export interface SearchClient {
  /** Starts loading the data for the first search. */
  prepare: () => void;
  /** @throws {SearchError} if the search fails; a retry can succeed */
  search: (query: SearchQuery) => Promise<SearchResults>;
}

export interface SearchQuery {
  /** At most `MAX_QUERY_LENGTH` characters. */
  query: string;
  /** Zero-based. */
  page: number;
  hitsPerPage: number;
  /** Length of the excerpts. */
  snippetWords: number;
  /** All must match; in an inner list, one must. `[['language:en'], ['docusaurus_tag:default', …]]` */
  facetFilters: FacetFilters;
  /** Accepts results from titles alone while the embedded engine is loading the texts. */
  acceptsPartial: boolean;
  /** Ranks sections individually, for a question, and not by page. Only the embedded engine supports it. */
  sections?: boolean;
}

export type FacetFilters = readonly (string | readonly string[])[];

export interface SearchResults {
  hits: SearchHit[];
  /** Number of hits on all pages. */
  nbHits: number;
  nbPages: number;
  /** Based on titles alone. Better results for the same query follow. */
  isPartial: boolean;
  /** Whether even the best hits match the query badly, such as when words of it had to be left out. */
  isWeak?: boolean;
  /** Identifies the search in the hosted engine's analytics when a result is clicked. */
  queryID?: string;
}

export interface SearchHit {
  objectID: string;
  /** A path on this site, or a URL that the site's options define as external. */
  url: string;
  type: RecordType;
  /** Plain text. */
  hierarchy: RecordHierarchy;
  /** Whether its section shows proven samples. Only the embedded engine knows. */
  isProven?: boolean;
  /** HTML: escaped text with `<mark>` around matches. */
  marked: {
    /** The hit's own heading. */
    title: string;
    /** The title of its page. */
    page: string;
    /** An excerpt of its text; `null` if the text has no match. */
    excerpt: string | null;
  };
}

/** The message begins with the cause: `unreachable hosts`, `API error, status 403`, or `deserialization error`. */
export class SearchError extends Error {
  override name = 'SearchError';
}
