import {afterEach, expect, it, vi} from 'vitest';
import type {SearchResults, SearchClient, SearchQuery} from '../SearchClient';
import {orBuiltIn} from './orBuiltIn';
import {toSearchError} from './toSearchError';

const QUERY: SearchQuery = {query: 'a', page: 0, hitsPerPage: 20, snippetWords: 10, facetFilters: [], acceptsPartial: false};
const BUILT_IN: SearchResults = {hits: [], nbHits: 7, nbPages: 1, isPartial: false};

afterEach(() => vi.restoreAllMocks());

/** A service that fails with this status, next to a built-in index. */
function clients(status: number) {
  const error = Object.assign(new Error('Invalid Application-ID or API key'), {name: 'ApiError', status});
  const hosted = vi.fn<SearchClient['search']>(() => Promise.reject(toSearchError(error)));
  const builtIn = vi.fn<SearchClient['search']>(() => Promise.resolve(BUILT_IN));
  const client = (search: SearchClient['search']): SearchClient => ({prepare: () => undefined, search});
  return {hosted, builtIn, search: orBuiltIn(client(hosted), () => client(builtIn))};
}

it.each([400, 401, 403, 404])('searches the built-in index after status %d, and says why once', async (status) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const {hosted, builtIn, search} = clients(status);
  expect(await Promise.all([search.search(QUERY), search.search(QUERY)])).toEqual([BUILT_IN, BUILT_IN]);
  expect(await search.search(QUERY)).toBe(BUILT_IN);
  expect([hosted.mock.calls.length, builtIn.mock.calls.length]).toEqual([2, 3]);
  const message = `API error, status ${status}: Invalid Application-ID or API key. The built-in index is searched instead.`;
  expect(logged.mock.calls).toEqual([[expect.objectContaining({name: 'SearchError', message})]]);
});

it.each([429, 500])('leaves status %d to the reader, who can try again', async (status) => {
  const {builtIn, search} = clients(status);
  await expect(search.search(QUERY)).rejects.toThrow(`API error, status ${status}`);
  expect(builtIn).not.toHaveBeenCalled();
});
