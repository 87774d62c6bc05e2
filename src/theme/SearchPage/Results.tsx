import React, {useEffect, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Redirect} from '@docusaurus/router';
import options from '@generated/search/default/options.json';
import {
  excerptOf,
  HITS_PER_PAGE,
  missingResultsUrl,
  resultCount,
  searchPageUrl,
  START_PAGES,
  SUGGESTED_QUERIES,
  trackMiss,
  WEAK,
  type SearchResults,
  type SearchHit,
} from '@site/src/search/page';
import {Seal} from '@site/src/sample-proof';
import Pagination from './Pagination';
import {SEARCHING_ID, START_ID} from './showQuery';
import styles from './styles.module.css';
import {useSearchResults} from './useSearchResults';

interface Props {
  query: string;
  /** From 1. */
  page: number;
}

export default function Results({query, page}: Props): ReactNode {
  const {status, results, retry} = useSearchResults(query, page);
  const isDone = status === 'done' && results !== null;
  const count = isDone ? results.nbHits : null;
  useEffect(() => {
    if (count !== null) trackMiss(query, count);
  }, [query, count]);
  if (isDone && results.nbPages > 0 && page > results.nbPages) {
    return <Redirect to={searchPageUrl(options.searchPagePath, query, results.nbPages)} />;
  }
  return (
    <div className={styles.results} aria-busy={status === 'loading'}>
      {status === 'error' && <Failure retry={retry} />}
      <p role="status" className={styles.count}>
        {isDone ? (
          describe(results, query)
        ) : (
          <span id={SEARCHING_ID} className={styles.searching} hidden={status !== 'loading'} suppressHydrationWarning>
            Searching…
          </span>
        )}
      </p>
      {status === 'idle' && <Start />}
      {isDone && results.nbHits === 0 && <NoResults query={query} />}
      {results && results.hits.length > 0 && (
        <>
          <ol className={styles.hits} start={(page - 1) * HITS_PER_PAGE + 1}>
            {results.hits.map((hit) => (
              <Hit key={hit.objectID} hit={hit} />
            ))}
          </ol>
          {isDone && <Pagination query={query} page={page} pages={results.nbPages} />}
        </>
      )}
    </div>
  );
}

function describe({nbHits, isWeak}: SearchResults, query: string): string {
  if (nbHits === 0) return `No results for "${query}"`;
  return isWeak === true ? `${resultCount(nbHits)}. ${WEAK}` : resultCount(nbHits);
}

function Failure({retry}: {retry: () => void}): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.failureTitle}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <button type="button" className="button button--primary" onClick={retry}>
        Retry
      </button>
    </div>
  );
}

function Start(): ReactNode {
  return (
    <div id={START_ID} suppressHydrationWarning>
      <Suggestions />
      <p className={styles.suggestionsTitle}>Pages to start with:</p>
      <ul>
        {START_PAGES.map(({label, to}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Suggestions(): ReactNode {
  return (
    <>
      <p className={styles.suggestionsTitle}>Try searching for:</p>
      <ul>
        {SUGGESTED_QUERIES.map((suggestion) => (
          <li key={suggestion}>
            <Link to={searchPageUrl(options.searchPagePath, suggestion.toLowerCase())}>{suggestion}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function NoResults({query}: {query: string}): ReactNode {
  return (
    <>
      <Suggestions />
      {options.missingResultsUrl !== null && (
        <p>
          Believe this query should return results?{' '}
          <Link to={missingResultsUrl(options.missingResultsUrl)({query})}>Let us know.</Link>
        </p>
      )}
    </>
  );
}

function Hit({hit}: {hit: SearchHit}): ReactNode {
  const {url, hierarchy, type, marked, isProven} = hit;
  const excerpt = excerptOf(hit);
  const {lvl0, lvl1, lvl2, lvl3, lvl4, lvl5} = hierarchy;
  const above = [lvl1, lvl2, lvl3, lvl4, lvl5].slice(0, Number(type.slice(-1)) - 1).filter((level) => level !== null);
  return (
    <li className={styles.hit}>
      <p className={styles.trail}>{[lvl0, ...above].join(' › ')}</p>
      <h2 className={styles.hitTitle}>
        <Link to={url} dangerouslySetInnerHTML={{__html: marked.title}} />
        {isProven && <Seal className={styles.seal} label="Has proven samples" />}
      </h2>
      {excerpt !== null && <p className={styles.excerpt} dangerouslySetInnerHTML={{__html: excerpt}} />}
    </li>
  );
}
