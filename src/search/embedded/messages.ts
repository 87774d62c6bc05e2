import type {SearchAnswer, SearchQuery} from '../SearchClient';

/** What the page tells the worker. */
export type WorkerRequest =
  {type: 'load'; headingsUrl: string; textsUrl: string} | {type: 'search'; id: number; query: SearchQuery};

/** What the worker tells the page. After `failed`, for a reason as in a `SearchError`, the records can be asked for again with `load`. */
export type WorkerReply = {type: 'answer'; id: number; answer: SearchAnswer} | {type: 'failed'; reason: string};
