/** Docusaurus has no search bar of its own. The bar is a button; the modal behind it loads on first intent. */
import React, {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useLocation} from '@docusaurus/router';
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
import {useSearchShortcuts} from './useSearchShortcuts';
import styles from './styles.module.css';

export default function SearchBar(): ReactNode {
  const {isOpen, initialQuery} = useSyncExternalStore(subscribe, getModalState, getClosedState);
  const button = useRef<HTMLButtonElement>(null);
  const {Modal, hasFailed} = useModal(isOpen);
  const {pathname} = useLocation();

  useSearchShortcuts();
  useEffect(closeSearchModal, [pathname]);

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
        onKeyDown={openByTyping}
        onFocus={prepareSearch}
        onMouseOver={prepareSearch}
        onTouchStart={prepareSearch}
      >
        <MagnifyingGlass className={styles.icon} aria-hidden="true" />
        <span className={styles.text}>Search</span>
        <Hint />
      </button>
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          Search could not be loaded. You might want to check your network connection.
        </p>
      )}
      {isOpen &&
        Modal &&
        createPortal(
          <Modal
            initialQuery={initialQuery}
            onClose={closeSearchModal}
            bar={button}
            noResultsAction={<AskAiButton className="search-ask-ai" from="search" handOver={handOverQuery} />}
          />,
          document.body,
        )}
    </>
  );
}

function Hint(): ReactNode {
  const isBrowser = useIsBrowser();
  const isMac = isBrowser && /Mac OS|iPhone|iPad/.test(navigator.userAgent);
  return (
    <span className={styles.hint} aria-hidden="true">
      <kbd>{isMac ? '⌘' : 'Ctrl'}</kbd>
      <kbd>K</kbd>
    </span>
  );
}

/** Loads the modal when the search is opened; a failure is shown until the next attempt works. */
function useModal(isOpen: boolean): {Modal: ComponentType<SearchModalProps> | null; hasFailed: boolean} {
  const [Modal, setModal] = useState<ComponentType<SearchModalProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isOpen || Modal) return;
    loadModal().then(
      (loaded) => {
        setModal(() => loaded);
        setHasFailed(false);
      },
      (error: unknown) => {
        console.warn('The search could not be loaded.', error);
        setHasFailed(true);
        closeSearchModal();
      },
    );
  }, [isOpen, Modal]);
  return {Modal, hasFailed};
}

/** Closes the modal and gives what its field held. */
function handOverQuery(): string | undefined {
  const query = document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value;
  closeSearchModal();
  return query;
}

function openByTyping(event: ReactKeyboardEvent): void {
  // From the second key on, the page keeps what is typed.
  if (getModalState().isOpen) return;
  // Space and Enter click the button by themselves; the slash is a shortcut.
  if (event.key.length !== 1 || event.key === ' ' || event.key === '/' || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  openSearchModal(event.key);
}
