import type {SearchResults, SearchQuery} from '../SearchClient';

/** Messages from the page to the worker. */
export type WorkerRequest =
  {type: 'load'; headingsUrl: string; textsUrl: string} | {type: 'search'; id: number; query: SearchQuery};

/** Messages from the worker to the page. After `failed`, with a reason as in a `SearchError`, `load` retries loading the records. */
export type WorkerReply = {type: 'results'; id: number; results: SearchResults} | {type: 'failed'; reason: string};
