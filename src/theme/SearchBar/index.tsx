/** Docusaurus has no search bar of its own. The bar is a button; the modal behind it loads on first intent. */
import React, {useRef, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import MagnifyingGlass from '@phosphor-icons/core/assets/regular/magnifying-glass.svg';
import {AskAiButton} from '@site/src/ask-ai';
import {FailureNotice} from '@site/src/notices';
import {closeSearchModal, loadModal, openSearchModal, searchIntent, searchModalState} from '@site/src/search';
import {TRY_AGAIN} from '@site/src/lib/loadFailure';
import {isMac} from '@site/src/lib/shortcut';
import {useModalOnDemand} from '@site/src/lib/useModalOnDemand';
import {useSearchKeys} from './useSearchKeys';
import styles from './styles.module.css';

export default function SearchBar(): ReactNode {
  const {isOpen, initialQuery, isEntered} = searchModalState.use();
  const {Modal, hasFailed, forget} = useModalOnDemand(isOpen, loadModal, closeSearchModal);
  const isBrowser = useIsBrowser();
  const button = useRef<HTMLButtonElement>(null);

  useSearchKeys(button);

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
        {...searchIntent}
      >
        <MagnifyingGlass />
        <span>Search</span>
        <i>{isBrowser && isMac() ? '⌘ K' : 'Ctrl K'}</i>
      </button>
      {hasFailed && <FailureNotice onClose={forget}>Search could not be loaded. {TRY_AGAIN}</FailureNotice>}
      {isOpen && Modal && (
        <Modal
          initialQuery={initialQuery}
          isEntered={isEntered}
          onClose={closeSearchModal}
          otherAction={<AskAiButton className="search-ask-ai" from="search" handOver={handOverQuery} />}
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
