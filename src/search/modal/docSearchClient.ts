import type {DocSearchHit, DocSearchTransformClient} from '@docsearch/react';
import {readKey} from '../readKey';
import {HITS_PER_PAGE, NARROW_SCREEN, SNIPPET_WORDS, SNIPPET_WORDS_NARROW} from '../limits';
import {escapeHtml} from '../markup';
import type {FacetFilters, SearchAnswer, SearchClient, SearchHit} from '../SearchClient';

interface Context {
  facetFilters: FacetFilters;
  /** Suggested queries for the no-results screen. */
  suggestions: readonly string[];
  /** Announces the outcome of a search to screen readers. */
  announce: (text: string) => void;
  /** Repeats the search, unless the reader has moved down the list, because that would reset the selection. */
  refresh: () => boolean;
  /** Called with the number of results of each query. */
  answered: (query: string, count: number) => void;
  /** Called with each query when it is asked, and once the latest has its answer. */
  asked: (query: string) => void;
  settled: () => void;
}

/** The part of a response that DocSearch uses. */
interface DocSearchAnswer {
  results: {hits: DocSearchHit[]; nbHits: number; queryID?: string}[];
}

type Search = (parameters: unknown) => Promise<DocSearchAnswer>;

const SUGGESTION_PREFIX = 'suggestion:';
const NO_ANSWER: SearchAnswer = {hits: [], nbHits: 0, nbPages: 0, isPartial: false};

/** Replaces the client that DocSearch created with ours. */
export function createDocSearchClient(
  original: DocSearchTransformClient,
  client: Promise<SearchClient>,
  context: Context,
): DocSearchTransformClient {
  return {...original, search: createSearch(client, context)};
}

function createSearch(
  client: Promise<SearchClient>,
  {facetFilters, suggestions, announce, refresh, answered, asked, settled}: Context,
): Search {
  let latest = 0;
  let newest: Promise<DocSearchAnswer> | undefined;
  let groupCount = 0;

  async function ask(query: string, acceptsPartial: boolean): Promise<SearchAnswer> {
    const snippetWords = window.matchMedia(NARROW_SCREEN).matches ? SNIPPET_WORDS_NARROW : SNIPPET_WORDS;
    return (await client).search({query, page: 0, hitsPerPage: HITS_PER_PAGE, snippetWords, facetFilters, acceptsPartial});
  }

  async function answerTo(query: string, current: number): Promise<DocSearchAnswer> {
    const answer = await ask(query, true);
    if (answer.isPartial) {
      // Only waits for the texts. The repeated search reports errors.
      const again = (): void => {
        if (current === latest && !refresh()) announce(describe(answer.nbHits, query));
      };
      ask(query, false).then(again, again);
    }
    if (answer.nbHits > 0) groupCount = Math.max(groupCount, new Set(answer.hits.map(({hierarchy}) => hierarchy.lvl0)).size);
    else groupCount = Math.max(groupCount + 1, suggestions.length);
    // Results from titles alone are replaced soon, so they aren't announced.
    if (current === latest) announce(answer.isPartial ? '' : describe(answer.nbHits, query));
    return toDocSearchAnswer(answer, answer.nbHits > 0 ? [] : suggestionHits(suggestions, groupCount));
  }

  return (parameters) => {
    latest += 1;
    const current = latest;
    const query = queryOf(parameters);
    asked(query);
    let failure: unknown = null;
    const outcome = answerTo(query, current)
      .catch((error: unknown) => {
        failure = error;
        console.error(error);
        return toDocSearchAnswer(NO_ANSWER, []);
      })
      .then((answer) => {
        const count = answer.results[0]?.nbHits ?? 0;
        // While the reader is typing, outdated hits are still useful, but an outdated empty result isn't.
        if (current !== latest) return count === 0 && newest ? newest : answer;
        settled();
        if (failure === null) answered(query, count);
        else announce('Unable to fetch results');
        return answer;
      });
    newest = outcome;
    return showFailure(outcome, () => failure !== null && current === latest);
  };
}

/**
 * DocSearch sets its error status in the handler that it passes to `catch`, but its library then resets the status, so the
 * error screen never appears. Here, a failed search ends like one without results, and the handler runs in a separate
 * task, after everything that follows the search.
 */
function showFailure(outcome: Promise<DocSearchAnswer>, hasFailed: () => boolean): Promise<DocSearchAnswer> {
  const original = outcome.then.bind(outcome);
  return Object.assign(outcome, {
    catch(handler: (error: unknown) => unknown) {
      return original((answer) => {
        runAfterwards(() => {
          if (!hasFailed()) return;
          try {
            handler(Object.assign(new Error('The search failed.'), {name: 'RetryError'}));
          } catch {
            // The handler rethrows the error, which is already reported.
          }
        });
        return answer;
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

function describe(count: number, query: string): string {
  if (count === 0) return `No results for ${query}`;
  return count === 1 ? '1 result' : `${count} results`;
}

function toDocSearchAnswer({hits, nbHits, queryID}: SearchAnswer, extra: readonly DocSearchHit[]): DocSearchAnswer {
  return {results: [{hits: [...hits.map(toDocSearchHit), ...extra], nbHits, ...(queryID !== undefined && {queryID})}]};
}

/** A hit as DocSearch draws it. It puts every text but `lvl0` into the page as HTML, so every other one is escaped. */
function toDocSearchHit({objectID, url, type, hierarchy, marked}: SearchHit): DocSearchHit {
  const escape = (text: string | null): string | null => (text === null ? null : escapeHtml(text));
  const result = (value: string): Highlight => ({
    value,
    matchLevel: value.includes('<mark>') ? 'full' : 'none',
    matchedWords: [],
  });
  const levels = {
    lvl0: result(hierarchy.lvl0),
    lvl1: result(marked.page),
    lvl2: result(''),
    lvl3: result(''),
    lvl4: result(''),
    lvl5: result(''),
    lvl6: result(''),
    [type]: result(marked.title),
  };
  const marks = {hierarchy: levels, hierarchy_camel: [], content: result(marked.excerpt ?? '')};
  return {
    objectID,
    url,
    url_without_anchor: url.replace(/#.*/, ''),
    anchor: /#(.*)/.exec(url)?.[1] ?? null,
    type,
    content: null,
    hierarchy: {
      lvl0: hierarchy.lvl0,
      lvl1: escapeHtml(hierarchy.lvl1),
      lvl2: escape(hierarchy.lvl2),
      lvl3: escape(hierarchy.lvl3),
      lvl4: escape(hierarchy.lvl4),
      lvl5: escape(hierarchy.lvl5),
      lvl6: escape(hierarchy.lvl6),
    },
    _highlightResult: marks,
    _snippetResult: marks,
  };
}

type Highlight = DocSearchHit['_highlightResult']['content'];

/**
 * The no-results screen suggests the group names of the best results so far, which aren't useful queries, and nothing
 * before the first results. It reads one more group than it has seen, so this adds that many groups, ours first.
 * `withoutSuggestions` removes them before they are rendered.
 */
function suggestionHits(suggestions: readonly string[], count: number): DocSearchHit[] {
  return Array.from({length: count}, (_, index) => {
    const lvl0 = suggestions[index] ?? `${SUGGESTION_PREFIX}${index}`;
    const hierarchy = {lvl0, lvl1: lvl0, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
    return toDocSearchHit({
      objectID: `${SUGGESTION_PREFIX}${index}`,
      url: '/',
      type: 'lvl1',
      hierarchy,
      marked: {title: '', page: '', excerpt: null},
    });
  });
}

export function withoutSuggestions(items: DocSearchHit[]): DocSearchHit[] {
  return items.filter(({objectID}) => !objectID.startsWith(SUGGESTION_PREFIX));
}
