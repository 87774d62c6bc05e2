import {useEffect} from 'react';
import {closeSearchModal, getModalState, MAX_QUERY_LENGTH, openSearchModal} from '@site/src/search';
import {isField} from '@site/src/site/isField';

/** Ctrl/Cmd+K opens and closes, slash opens outside fields, Escape closes. */
export function useSearchShortcuts(): void {
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function onKeyDown(event: KeyboardEvent): void {
  // The browser's autofill sends events of another kind, without a key.
  if (!(event instanceof KeyboardEvent) || event.isComposing) return;
  const {isOpen} = getModalState();
  if (isToggle(event)) {
    event.preventDefault();
    toggle();
  } else if (isOpen && event.key === 'Escape') {
    event.preventDefault();
    closeSearchModal();
  } else if (!isOpen && event.key === '/' && !hasModifier(event) && !isField(event.target) && !isOtherDialogOpen()) {
    event.preventDefault();
    openSearchModal();
  } else if (isOpen && !hasModifier(event) && !isModalShown()) {
    keepTyping(event);
  }
}

function isToggle(event: KeyboardEvent): boolean {
  return event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
}

function toggle(): void {
  if (getModalState().isOpen) closeSearchModal();
  else if (!isOtherDialogOpen()) openSearchModal();
}

/** While the modal is on its way, what is typed becomes its first query. */
function keepTyping(event: KeyboardEvent): void {
  const {initialQuery} = getModalState();
  if (event.key === 'Backspace') openSearchModal(initialQuery.slice(0, -1));
  else if (event.key.length === 1) openSearchModal((initialQuery + event.key).slice(0, MAX_QUERY_LENGTH));
  else return;
  event.preventDefault();
}

function isModalShown(): boolean {
  return document.querySelector('.DocSearch-Modal') !== null;
}

function hasModifier({ctrlKey, metaKey, altKey}: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

function isOtherDialogOpen(): boolean {
  return document.querySelector('[aria-modal="true"], dialog[open]') !== null;
}
