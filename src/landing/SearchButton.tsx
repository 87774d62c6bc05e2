import React, {type ReactNode} from 'react';
import MagnifyingGlass from '@phosphor-icons/core/regular/magnifying-glass.svg';
import {searchIntent, useSearchModal} from '@site/src/search';
import styles from './styles.module.css';

/** A second, larger door to the search modal of the top bar. */
export default function SearchButton(): ReactNode {
  const {open} = useSearchModal();
  return (
    <button type="button" className={styles.searchButton} aria-haspopup="dialog" onClick={() => open()} {...searchIntent}>
      <MagnifyingGlass className={styles.icon} aria-hidden="true" />
      <span>Search the docs</span>
    </button>
  );
}
