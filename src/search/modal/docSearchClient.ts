import type {DocSearchHit, DocSearchTransformClient} from '@docsearch/react';
import type {createStore} from '@site/src/lib/createStore';
import {escapeHtml} from '../../lib/escapeHtml';
import {excerptOf} from '../excerptOf';
import {mapLevels} from '../parseHit';
import {readKey} from '../readKey';
import {HITS_PER_PAGE, NARROW_SCREEN, SNIPPET_WORDS, SNIPPET_WORDS_NARROW} from '../limits';
import {trimQuery} from '../trimQuery';
import type {FacetFilters, SearchResults, SearchClient, SearchHit} from '../SearchClient';

/** What is known of the query in the field. Results from titles alone are shown before the number of all results is known. */
export type Outcome =
  {state: 'partial' | 'failed'; query: string} | {state: 'final'; query: string; count: number; isWeak: boolean};

/** `null` until there are results for what the reader has typed. */
export type OutcomeStore = ReturnType<typeof createStore<Outcome | null>>;

interface Context {
  facetFilters: FacetFilters;
  outcome: OutcomeStore;
  /** Repeats the search. */
  refresh: () => void;
  /** Whether the reader has moved down the list. Repeating the search would reset the selection. */
  hasMoved: () => boolean;
  /** Called once there are results for the latest query, or an error. */
  settled: () => void;
}

/** The part of a response that DocSearch uses. */
interface DocSearchResponse {
  results: {hits: DocSearchHit[]; nbHits: number; queryID?: string}[];
}

type Search = (parameters: unknown) => Promise<DocSearchResponse>;

const NO_RESULTS: DocSearchResponse = {results: [{hits: [], nbHits: 0}]};

/** Replaces the client that DocSearch created with ours. */
export function createDocSearchClient(
  original: DocSearchTransformClient,
  client: Promise<SearchClient>,
  context: Context,
): DocSearchTransformClient {
  return {...original, search: createSearch(client, context)};
}

function createSearch(client: Promise<SearchClient>, {facetFilters, outcome, refresh, hasMoved, settled}: Context): Search {
  let latest = 0;
  let newest: Promise<DocSearchResponse> | undefined;
  const hasFailed = (): boolean => outcome.get()?.state === 'failed';

  async function ask(query: string, acceptsPartial: boolean): Promise<SearchResults> {
    const snippetWords = window.matchMedia(NARROW_SCREEN).matches ? SNIPPET_WORDS_NARROW : SNIPPET_WORDS;
    return (await client).search({query, page: 0, hitsPerPage: HITS_PER_PAGE, snippetWords, facetFilters, acceptsPartial});
  }

  function finish(query: string, {nbHits, isWeak}: SearchResults): void {
    outcome.set({state: 'final', query, count: nbHits, isWeak: isWeak === true});
  }

  function fail(query: string, error: unknown): DocSearchResponse {
    console.error(error);
    outcome.set({state: 'failed', query});
    return NO_RESULTS;
  }

  /** Replaces results from titles alone once the texts are there. */
  function complete(query: string, isLatest: () => boolean): void {
    outcome.set({state: 'partial', query});
    ask(query, false).then(
      (results) => {
        if (isLatest() && hasMoved()) finish(query, results);
        else if (isLatest()) refresh();
      },
      (error: unknown) => {
        if (!isLatest()) return;
        fail(query, error);
        refresh();
      },
    );
  }

  return (parameters) => {
    const query = trimQuery(queryOf(parameters));
    // The field searches again whenever it receives the focus. Typing and Retry forget what failed.
    if (hasFailed() && outcome.get()?.query === query) return showFailure(Promise.resolve(NO_RESULTS), hasFailed);
    latest += 1;
    const current = latest;
    const isLatest = (): boolean => current === latest;
    const responded = ask(query, true).then(
      (results) => {
        if (isLatest() && results.isPartial) complete(query, isLatest);
        else if (isLatest()) finish(query, results);
        return toDocSearchResponse(results);
      },
      (error: unknown) => (isLatest() ? fail(query, error) : NO_RESULTS),
    );
    const shown = responded.then((response) => {
      // While the reader is typing, outdated hits are still useful, but an outdated empty result isn't.
      if (!isLatest()) return response.results[0]?.hits.length === 0 && newest ? newest : response;
      settled();
      return response;
    });
    newest = shown;
    return showFailure(shown, () => isLatest() && hasFailed());
  };
}

/**
 * DocSearch sets its error status in the handler that it passes to `catch`, but its library then resets the status, so the
 * error screen never appears. Here, a failed search ends like one without results, and the handler runs in a separate
 * task, after everything that follows the search.
 */
function showFailure(outcome: Promise<DocSearchResponse>, hasFailed: () => boolean): Promise<DocSearchResponse> {
  const original = outcome.then.bind(outcome);
  return Object.assign(outcome, {
    catch(handler: (error: unknown) => unknown) {
      return original((response) => {
        runAfterwards(() => {
          if (!hasFailed()) return;
          try {
            handler(Object.assign(new Error('The search failed.'), {name: 'RetryError'}));
          } catch {
            // The handler rethrows the error, which is already reported.
          }
        });
        return response;
      });
    },
  });
}

/** Runs earlier than a timer, and before React renders the changes of the search. */
function runAfterwards(task: () => void): void {
  const {port1, port2} = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    task();
  };
  port2.postMessage(null);
}

function queryOf(parameters: unknown): string {
  const requests = readKey(parameters, 'requests');
  const query = readKey(Array.isArray(requests) ? requests[0] : undefined, 'query');
  return typeof query === 'string' ? query : '';
}

function toDocSearchResponse({hits, nbHits, queryID}: SearchResults): DocSearchResponse {
  return {results: [{hits: hits.map(toDocSearchHit), nbHits, ...(queryID !== undefined && {queryID})}]};
}

/** A hit as DocSearch draws it. It puts every text but `lvl0` into the page as HTML, so every other one is escaped. */
function toDocSearchHit(hit: SearchHit): DocSearchHit {
  const {objectID, url, type, hierarchy, marked} = hit;
  const result = (value: string): Highlight => ({value, matchLevel: 'none', matchedWords: []});
  const none = result('');
  const levels = {
    lvl0: result(hierarchy.lvl0),
    lvl1: result(marked.page),
    lvl2: none,
    lvl3: none,
    lvl4: none,
    lvl5: none,
    lvl6: none,
    [type]: result(marked.title),
  };
  const marks = {hierarchy: levels, hierarchy_camel: [], content: result(excerptOf(hit) ?? '')};
  return {
    objectID,
    url,
    url_without_anchor: url.replace(/#.*/, ''),
    anchor: /#(.*)/.exec(url)?.[1] ?? null,
    type,
    content: null,
    hierarchy: {...mapLevels(hierarchy, escapeHtml), lvl0: hierarchy.lvl0},
    ...(hit.isProven === true && {isProven: true}),
    _highlightResult: marks,
    _snippetResult: marks,
  };
}

type Highlight = DocSearchHit['_highlightResult']['content'];
