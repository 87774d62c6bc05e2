import React, {type ReactNode} from 'react';
import MagnifyingGlass from '@phosphor-icons/core/regular/magnifying-glass.svg';
import {openSearchModal, searchIntent} from '@site/src/search';
import styles from './styles.module.css';

/** Opens the search modal of the top bar, like the search bar. */
export default function SearchButton(): ReactNode {
  return (
    <button
      type="button"
      className={styles.searchButton}
      aria-haspopup="dialog"
      onClick={() => openSearchModal()}
      {...searchIntent}
    >
      <MagnifyingGlass className={styles.icon} aria-hidden="true" />
      <span>Search the docs</span>
    </button>
  );
}
