/** Docusaurus has no search bar of its own. The bar is a button; the modal behind it loads on first intent. */
import React, {useEffect, useRef, useState, useSyncExternalStore, type ComponentType, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import MagnifyingGlass from '@phosphor-icons/core/assets/regular/magnifying-glass.svg';
import {AskAiButton} from '@site/src/ask-ai';
import {
  closeSearchModal,
  getClosedState,
  getModalState,
  loadModal,
  openSearchModal,
  prepareSearch,
  subscribe,
  type SearchModalProps,
} from '@site/src/search';
import {useSearchKeys} from './useSearchKeys';
import styles from './styles.module.css';

export default function SearchBar(): ReactNode {
  const {isOpen, initialQuery} = useSyncExternalStore(subscribe, getModalState, getClosedState);
  const [Modal, setModal] = useState<ComponentType<SearchModalProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isMac = useIsBrowser() && /Mac|iP/.test(navigator.userAgent);
  const button = useRef<HTMLButtonElement>(null);

  useSearchKeys(button);
  useEffect(() => {
    if (!isOpen) return;
    loadModal().then(
      (loaded) => {
        setModal(() => loaded);
        setHasFailed(false);
      },
      (error: unknown) => {
        console.warn(error);
        setHasFailed(true);
        closeSearchModal();
      },
    );
  }, [isOpen]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.bar}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-busy={isOpen && !Modal}
        onClick={() => openSearchModal()}
        onFocus={prepareSearch}
        onMouseOver={prepareSearch}
        onTouchStart={prepareSearch}
      >
        <MagnifyingGlass />
        <span>Search</span>
        <i>{isMac ? '⌘ K' : 'Ctrl K'}</i>
      </button>
      {hasFailed && (
        <p role="alert" className="alert alert--danger">
          Search could not be loaded. Check your connection.
        </p>
      )}
      {isOpen && Modal && (
        <Modal
          initialQuery={initialQuery}
          onClose={closeSearchModal}
          bar={button}
          noResultsAction={<AskAiButton className="search-ask-ai" from="search" handOver={handOverQuery} />}
        />
      )}
    </>
  );
}

/** Closes the modal and gives what its field held. */
function handOverQuery(): string | undefined {
  const query = document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value;
  closeSearchModal();
  return query;
}
