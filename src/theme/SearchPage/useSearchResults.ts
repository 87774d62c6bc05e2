import {useCallback, useEffect, useState} from 'react';
import options from '@generated/search/default/options.json';
import {HITS_PER_PAGE, loadClient, PAGE_SNIPPET_WORDS, useFacetFilters, type SearchResults} from '@site/src/search/page';

export interface SearchState {
  status: 'idle' | 'loading' | 'error' | 'done';
  /** Results of the last finished search. They stay while the next one runs. */
  results: SearchResults | null;
  retry: () => void;
}

interface Outcome {
  /** Which search it belongs to. */
  key: string;
  /** `null` when the search failed. */
  results: SearchResults | null;
}

/** @param page from 1 */
export function useSearchResults(query: string, page: number): SearchState {
  const facetFilters = useFacetFilters(options.contextualSearch);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const key = JSON.stringify([query, page, facetFilters, attempt]);

  useEffect(() => {
    if (query === '') return undefined;
    let isCurrent = true;
    const finish = (results: SearchResults | null): void => {
      if (isCurrent) setOutcome({key, results});
    };
    loadClient()
      .then((client) =>
        client.search({
          query,
          page: page - 1,
          hitsPerPage: HITS_PER_PAGE,
          snippetWords: PAGE_SNIPPET_WORDS,
          facetFilters,
          acceptsPartial: false,
        }),
      )
      .then(finish, (error: unknown) => {
        console.error(error);
        finish(null);
      });
    return () => {
      isCurrent = false;
    };
  }, [query, page, facetFilters, key]);

  if (query === '') return {status: 'idle', results: null, retry};
  if (outcome?.key !== key) return {status: 'loading', results: outcome?.results ?? null, retry};
  return {status: outcome.results ? 'done' : 'error', results: outcome.results, retry};
}
