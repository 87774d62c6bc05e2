import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {START_PAGES, SUGGESTED_QUERIES} from '../suggestedQueries';

/** Shown below "No recent searches": queries to try, and the pages that most readers open first. */
export function StartLinks({onSearch, onClose}: {onSearch: (query: string) => void; onClose: () => void}): ReactNode {
  return (
    <>
      <p>Try searching for</p>
      <ul>
        {SUGGESTED_QUERIES.map((query) => (
          <li key={query}>
            <button type="button" className="DocSearch-Prefill" onClick={() => onSearch(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
      <p>Pages to start with</p>
      <ul>
        {START_PAGES.map(({label, to}) => (
          <li key={to}>
            <Link to={to} onClick={onClose}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
