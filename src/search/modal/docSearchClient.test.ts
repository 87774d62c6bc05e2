import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {liteClient} from 'algoliasearch/lite';
import {createStore} from '../../lib/createStore';
import {SearchError, type SearchResults, type SearchQuery} from '../SearchClient';
import {createDocSearchClient, type Outcome} from './docSearchClient';

const results: SearchResults = {hits: [], nbHits: 84, nbPages: 5, isPartial: false};

beforeEach(() => {
  vi.stubGlobal('window', {matchMedia: () => ({matches: false})});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** @param search answers a query */
function makeModal(search: (query: SearchQuery) => Promise<SearchResults>, hasMoved = false) {
  const outcome = createStore<Outcome | null>(null);
  const asked: SearchQuery[] = [];
  const engine = {
    prepare: () => {},
    search: (query: SearchQuery) => {
      asked.push(query);
      return search(query);
    },
  };
  const client = createDocSearchClient(liteClient('app', 'key'), Promise.resolve(engine), {
    facetFilters: [],
    outcome,
    refresh: () => void find('populate'),
    hasMoved: () => hasMoved,
    settled: () => {},
  });
  const find = (query: string) => client.search({requests: [{indexName: 'docs', query}]});
  return {find, outcome, asked};
}

describe('the search of the modal', () => {
  it('repeats what has failed only when the reader asks again', async () => {
    const {find, outcome, asked} = makeModal(() => Promise.reject(new SearchError('unreachable hosts')));
    await find('populate');
    await find('populate');
    expect(asked).toHaveLength(1);
    expect(outcome.get()).toEqual({state: 'failed', query: 'populate'});
    outcome.set(null);
    await find('populate');
    await find('webhooks');
    expect(asked).toHaveLength(3);
  });

  it('fails once when the texts fail after the headings', async () => {
    const {find, outcome, asked} = makeModal(({acceptsPartial}) =>
      acceptsPartial ? Promise.resolve({...results, isPartial: true}) : Promise.reject(new SearchError('unreachable hosts')),
    );
    await find('populate');
    await vi.waitFor(() => expect(outcome.get()?.state).toBe('failed'));
    expect(asked.map(({acceptsPartial}) => acceptsPartial)).toEqual([true, false]);
  });

  it('tells no number before the texts are there', async () => {
    let arrive = (): void => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const partial = {...results, nbHits: 20, isPartial: true};
    const {find, outcome} = makeModal(
      ({acceptsPartial}) => (acceptsPartial ? Promise.resolve(partial) : arrived.then(() => results)),
      true,
    );
    await find('populate ');
    expect(outcome.get()).toEqual({state: 'partial', query: 'populate'});
    arrive();
    await vi.waitFor(() => expect(outcome.get()).toEqual({state: 'final', query: 'populate', count: 84, isWeak: false}));
  });

  it('tells nothing of a query that was typed over', async () => {
    let arrive = (): void => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const {find, outcome} = makeModal(async ({query}) => {
      if (query === 'pop') await arrived;
      return {...results, nbHits: query.length};
    });
    const first = find('pop');
    await find('populate');
    arrive();
    await first;
    expect(outcome.get()).toMatchObject({query: 'populate', count: 8});
  });
});
