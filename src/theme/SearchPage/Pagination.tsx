import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import options from '@generated/search/default/options.json';
import {searchPageUrl} from '@site/src/search/page';
import styles from './styles.module.css';

interface Props {
  query: string;
  /** From 1. */
  page: number;
  pages: number;
}

export default function Pagination({query, page, pages}: Props): ReactNode {
  if (pages < 2) return null;
  const urlOf = (number: number): string => searchPageUrl(options.searchPagePath, query, number);
  return (
    <nav className={styles.pagination} aria-label="Result pages">
      {page > 1 && (
        <Link className={styles.step} rel="prev" to={urlOf(page - 1)}>
          Previous
        </Link>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Link className={styles.step} rel="next" to={urlOf(page + 1)}>
          Next
        </Link>
      )}
    </nav>
  );
}
