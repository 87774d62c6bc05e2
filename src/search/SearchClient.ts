import type {RecordHierarchy, RecordType} from './format';

/** Both engines answer through this; the modal and the search page know nothing else. */
export interface SearchClient {
  /** Starts loading what the first search needs. */
  prepare: () => void;
  /** @throws {SearchError} when no answer can be had; asking again may help */
  search: (query: SearchQuery) => Promise<SearchAnswer>;
}

export interface SearchQuery {
  /** At most `MAX_QUERY_LENGTH` characters. */
  query: string;
  /** From 0. */
  page: number;
  hitsPerPage: number;
  /** Length of the excerpts. */
  snippetWords: number;
  /** All have to hold; of an inner list, one. `[['language:en'], ['docusaurus_tag:default', …]]` */
  facetFilters: FacetFilters;
  /** An answer from titles alone is welcome while the embedded engine still loads the texts. */
  acceptsPartial: boolean;
  /** What a question is after: sections are then ranked one by one, not by their pages. Only the embedded engine knows it. */
  intent?: Intent;
}

/** How to do something, why something happens, what a thing is, which of several to choose, or anything else. */
export type Intent = 'steps' | 'cause' | 'meaning' | 'choice' | 'other';

export type FacetFilters = readonly (string | readonly string[])[];

export interface SearchAnswer {
  hits: SearchHit[];
  /** Number of hits on all pages. */
  nbHits: number;
  nbPages: number;
  /** Made from titles alone; the same question is going to be answered better. */
  isPartial: boolean;
  /** Tells the hosted engine's analytics which search a click belongs to. */
  queryID?: string;
}

export interface SearchHit {
  objectID: string;
  /** A path on this site, or an address that the site's options call external. */
  url: string;
  type: RecordType;
  /** Plain text. */
  hierarchy: RecordHierarchy;
  /** HTML: escaped text with `<mark>` around what was found. */
  marked: {
    /** The hit's own heading. */
    title: string;
    /** The title of its page. */
    page: string;
    /** An excerpt of its text; `null` when nothing in it was found. */
    excerpt: string | null;
  };
}

/** Its message begins with what failed: `unreachable hosts`, `API error, status 403` or `deserialization error`. */
export class SearchError extends Error {
  override name = 'SearchError';
}
