import {useCallback, useEffect, useState} from 'react';
import options from '@generated/search/default/options.json';
import {HITS_PER_PAGE, NARROW_SCREEN, SNIPPET_WORDS, SNIPPET_WORDS_NARROW} from '@site/src/search/limits';
import type {SearchAnswer} from '@site/src/search';
import {useFacetFilters} from '@site/src/search/useFacetFilters';

export interface SearchState {
  status: 'idle' | 'loading' | 'error' | 'done';
  /** Of the last search that was answered; stays while the next one runs. */
  answer: SearchAnswer | null;
}

const IDLE: SearchState = {status: 'idle', answer: null};

/** @param page from 1 */
export function useSearchAnswer(query: string, page: number): SearchState & {retry(): void} {
  const facetFilters = useFacetFilters(options.contextualSearch);
  const [state, setState] = useState<SearchState>(IDLE);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    if (query === '') {
      setState(IDLE);
      return undefined;
    }
    let isCurrent = true;
    setState(({answer}) => ({status: 'loading', answer}));
    const snippetWords = window.matchMedia(NARROW_SCREEN).matches ? SNIPPET_WORDS_NARROW : SNIPPET_WORDS;
    import('@site/src/search/createClient')
      .then(({getSearchClient}) => getSearchClient())
      .then((client) =>
        client.search({query, page: page - 1, hitsPerPage: HITS_PER_PAGE, snippetWords, facetFilters, acceptsPartial: false}),
      )
      .then(
        (answer) => isCurrent && setState({status: 'done', answer}),
        (error: unknown) => {
          console.warn(error);
          if (isCurrent) setState({status: 'error', answer: null});
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [query, page, facetFilters, attempt]);

  return {...state, retry};
}
