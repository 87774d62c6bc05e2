/** Docusaurus has no search bar of its own. The bar is a button; the modal behind it loads on first intent. */
import React, {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useLocation} from '@docusaurus/router';
import MagnifyingGlass from '@phosphor-icons/core/assets/regular/magnifying-glass.svg';
import {
  closeSearchModal,
  getClosedState,
  getModalState,
  loadedModal,
  loadModal,
  openSearchModal,
  prepareSearch,
  subscribe,
} from '@site/src/search';
import {useSearchShortcuts} from './useSearchShortcuts';
import styles from './styles.module.css';

export default function SearchBar(): ReactNode {
  const {isOpen, initialQuery} = useSyncExternalStore(subscribe, getModalState, getClosedState);
  const button = useRef<HTMLButtonElement>(null);
  const hasFailed = useModalLoading(isOpen);
  const Modal = isOpen ? loadedModal() : null;
  const {pathname} = useLocation();

  useSearchShortcuts({isOpen, isLoading: isOpen && !Modal, initialQuery});
  useFocusReturn(isOpen, button);
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
      {Modal && createPortal(<Modal initialQuery={initialQuery} onClose={closeSearchModal} />, document.body)}
    </>
  );
}

function Hint(): ReactNode {
  const isBrowser = useIsBrowser();
  const isMac = isBrowser && /Mac|iP(?:hone|ad|od)/.test(navigator.platform);
  return (
    <span className={styles.hint} aria-hidden="true">
      <kbd>{isMac ? '⌘' : 'Ctrl'}</kbd>
      <kbd>K</kbd>
    </span>
  );
}

/** Loads the modal once the search is opened; returns whether that failed. */
function useModalLoading(isOpen: boolean): boolean {
  const [hasFailed, setHasFailed] = useState(false);
  const [, setIsLoaded] = useState(false);
  useEffect(() => {
    if (!isOpen || loadedModal()) return;
    setHasFailed(false);
    loadModal().then(
      () => setIsLoaded(true),
      (error: unknown) => {
        console.warn('The search could not be loaded.', error);
        setHasFailed(true);
        closeSearchModal();
      },
    );
  }, [isOpen]);
  return hasFailed;
}

function openByTyping(event: ReactKeyboardEvent): void {
  // Space and Enter click the button by themselves; the slash is a shortcut.
  if (event.key.length !== 1 || event.key === ' ' || event.key === '/' || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  openSearchModal(event.key);
}

/** Gives the focus back to what had it, or to the bar. */
function useFocusReturn(isOpen: boolean, button: React.RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const before = document.activeElement;
    return () => {
      const isFree = before instanceof HTMLElement && before !== document.body && before.isConnected;
      (isFree ? before : button.current)?.focus({preventScroll: true});
    };
  }, [isOpen, button]);
}
