import {SearchError, type SearchResults, type SearchClient, type SearchQuery} from '../SearchClient';
import type {WorkerReply, WorkerRequest} from './messages';

interface Pending {
  query: SearchQuery;
  resolve: (results: SearchResults) => void;
  reject: (error: SearchError) => void;
}

export interface CrashEvent {
  message?: string;
  preventDefault: () => void;
}

/** The part of `Worker` that is used, so that tests can pass a stand-in. */
export interface WorkerLike {
  postMessage: (message: WorkerRequest) => void;
  terminate: () => void;
  addEventListener: ((type: 'message', listener: (event: {data: WorkerReply}) => void) => void) &
    ((type: 'error', listener: (event: CrashEvent) => void) => void);
}

export interface EmbeddedOptions {
  createWorker: () => WorkerLike;
  /** URLs of the two files with records. */
  headingsUrl: string;
  textsUrl: string;
  /** Returns the URL of a hit from its path on this site. */
  toUrl: (path: string) => string;
}

const UNREACHABLE_WORKER = "unreachable hosts: the search worker's script could not be loaded.";

/**
 * Searches in a worker. If the worker crashes, it is restarted once and gets the pending searches again. If it crashes a
 * second time, or it or the records can't be loaded, the pending searches fail, and only the next search starts a new worker.
 */
export class EmbeddedClient implements SearchClient {
  readonly #options: EmbeddedOptions;
  readonly #pending = new Map<number, Pending>();
  #worker: WorkerLike | null = null;
  #lastId = 0;
  #hasRestarted = false;
  #hasFailed = false;

  constructor(options: EmbeddedOptions) {
    this.#options = options;
  }

  prepare(): void {
    if (!this.#hasFailed) this.#start();
  }

  search(query: SearchQuery): Promise<SearchResults> {
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      const id = this.#lastId;
      this.#pending.set(id, {query, resolve, reject});
      this.#start().postMessage({type: 'search', id, query});
    });
  }

  #start(): WorkerLike {
    if (this.#worker) return this.#worker;
    const {createWorker, headingsUrl, textsUrl} = this.#options;
    const worker = createWorker();
    worker.addEventListener('message', ({data}) => this.#receive(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      if (worker !== this.#worker) return;
      // If a worker's script can't be loaded, the error has no message.
      if (event.message) this.#restart(`the search worker failed: ${event.message}`);
      else this.#fail(UNREACHABLE_WORKER);
    });
    this.#worker = worker;
    worker.postMessage({type: 'load', headingsUrl, textsUrl});
    return worker;
  }

  #receive(reply: WorkerReply): void {
    if (reply.type === 'failed') {
      this.#fail(reply.reason);
      return;
    }
    this.#hasRestarted = false;
    const {hits, ...counts} = reply.results;
    this.#pending.get(reply.id)?.resolve({...counts, hits: hits.map((hit) => ({...hit, url: this.#options.toUrl(hit.url)}))});
    this.#pending.delete(reply.id);
  }

  #restart(reason: string): void {
    if (this.#hasRestarted) {
      this.#fail(reason);
      return;
    }
    this.#hasRestarted = true;
    this.#stop();
    const worker = this.#start();
    for (const [id, {query}] of this.#pending) worker.postMessage({type: 'search', id, query});
  }

  #fail(reason: string): void {
    this.#stop();
    this.#hasRestarted = false;
    this.#hasFailed = true;
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    for (const {reject} of pending) reject(new SearchError(reason));
  }

  #stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
