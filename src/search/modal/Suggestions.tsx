import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {START_PAGES, SUGGESTED_QUERIES} from '../suggestedQueries';

/** Queries to try. */
export function Suggestions({onSearch}: {onSearch: (query: string) => void}): ReactNode {
  return (
    <>
      <p>Try searching for:</p>
      <ul>
        {SUGGESTED_QUERIES.map((query) => (
          <li key={query}>
            <button type="button" className="DocSearch-Prefill" onClick={() => onSearch(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The pages that most readers open first. */
export function StartPages({onClose}: {onClose: () => void}): ReactNode {
  return (
    <>
      <p>Pages to start with:</p>
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
