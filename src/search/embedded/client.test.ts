import {describe, expect, it} from 'vitest';
import {SearchError, type SearchQuery} from '../SearchClient';
import {EmbeddedClient, type CrashEvent, type WorkerLike} from './client';
import type {WorkerReply, WorkerRequest} from './messages';

const query: SearchQuery = {
  query: 'webhooks',
  page: 0,
  hitsPerPage: 20,
  snippetWords: 10,
  facetFilters: [],
  acceptsPartial: false,
};
const results = {hits: [], nbHits: 0, nbPages: 0, isPartial: false};

class FakeWorker implements WorkerLike {
  readonly requests: WorkerRequest[] = [];
  isTerminated = false;
  #receive: (event: {data: WorkerReply}) => void = () => {};
  #fail: (event: CrashEvent) => void = () => {};

  postMessage = (message: WorkerRequest): void => {
    this.requests.push(message);
  };

  terminate = (): void => {
    this.isTerminated = true;
  };

  addEventListener(type: 'message', listener: (event: {data: WorkerReply}) => void): void;
  addEventListener(type: 'error', listener: (event: CrashEvent) => void): void;
  addEventListener(
    ...[type, listener]: ['message', (event: {data: WorkerReply}) => void] | ['error', (event: CrashEvent) => void]
  ): void {
    if (type === 'message') this.#receive = listener;
    else this.#fail = listener;
  }

  reply(message: WorkerReply): void {
    this.#receive({data: message});
  }

  respondToAll(): void {
    for (const request of this.requests) if (request.type === 'search') this.reply({type: 'results', id: request.id, results});
  }

  /** @param message none if the script can't be loaded */
  crash(message = 'out of memory'): void {
    this.#fail({...(message !== '' && {message}), preventDefault: () => {}});
  }
}

function makeClient(): {client: EmbeddedClient; workers: FakeWorker[]} {
  const workers: FakeWorker[] = [];
  const createWorker = (): FakeWorker => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  };
  return {
    client: new EmbeddedClient({createWorker, headingsUrl: '/h.json', textsUrl: '/t.json', toUrl: (path) => path}),
    workers,
  };
}

describe('EmbeddedClient', () => {
  it('starts one worker, which loads the records first', async () => {
    const {client, workers} = makeClient();
    client.prepare();
    client.prepare();
    const search = client.search(query);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.requests.map(({type}) => type)).toEqual(['load', 'search']);
    workers[0]?.respondToAll();
    await expect(search).resolves.toEqual(results);
  });

  it('starts a dead worker again and asks the same question', async () => {
    const {client, workers} = makeClient();
    const search = client.search(query);
    workers[0]?.crash();
    expect(workers[0]?.isTerminated).toBe(true);
    workers[1]?.respondToAll();
    await expect(search).resolves.toEqual(results);
  });

  it('gives up after the second death, and starts afresh for the next search', async () => {
    const {client, workers} = makeClient();
    const search = client.search(query);
    workers[0]?.crash();
    workers[1]?.crash();
    await expect(search).rejects.toThrow(SearchError);
    const next = client.search(query);
    workers[2]?.respondToAll();
    await expect(next).resolves.toEqual(results);
  });

  it('does not load a script again that cannot be loaded', async () => {
    const {client, workers} = makeClient();
    const search = client.search(query);
    workers[0]?.crash('');
    await expect(search).rejects.toThrow(/could not be loaded/);
    expect(workers).toHaveLength(1);
  });

  it('does not prepare again what has failed, until the next search', async () => {
    const {client, workers} = makeClient();
    client.prepare();
    workers[0]?.reply({type: 'failed', reason: '/t.json returned 404.'});
    client.prepare();
    expect(workers).toHaveLength(1);
    const next = client.search(query);
    workers[1]?.respondToAll();
    await expect(next).resolves.toEqual(results);
  });

  it('fails when the records cannot be loaded, and loads them again for the next search', async () => {
    const {client, workers} = makeClient();
    const search = client.search(query);
    workers[0]?.reply({type: 'failed', reason: '/h.json returned 404.'});
    await expect(search).rejects.toThrow(/returned 404/);
    const next = client.search(query);
    expect(workers[1]?.requests[0]?.type).toBe('load');
    workers[1]?.respondToAll();
    await expect(next).resolves.toEqual(results);
  });
});
