import {useEffect} from 'react';
import {closeSearchModal, getModalState, MAX_QUERY_LENGTH, openSearchModal} from '@site/src/search';

interface Options {
  isOpen: boolean;
  /** Opened, but the modal is still on its way: what is typed meanwhile is kept. */
  isLoading: boolean;
  initialQuery: string;
}

/** Ctrl/Cmd+K opens and closes, slash opens outside fields, Escape closes. */
export function useSearchShortcuts({isOpen, isLoading, initialQuery}: Options): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.isComposing) return;
      if (isToggle(event)) {
        event.preventDefault();
        toggle();
      } else if (isOpen && event.key === 'Escape') {
        event.preventDefault();
        closeSearchModal();
      } else if (!isOpen && event.key === '/' && !hasModifier(event) && !isField(event.target) && !isOtherDialogOpen()) {
        event.preventDefault();
        openSearchModal();
      } else if (isLoading && !hasModifier(event)) {
        keepTyping(event, initialQuery);
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, isLoading, initialQuery]);
}

function isToggle(event: KeyboardEvent): boolean {
  // The browser's autofill sends events without a key.
  return event.key?.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
}

function toggle(): void {
  if (getModalState().isOpen) closeSearchModal();
  else if (!isOtherDialogOpen()) openSearchModal();
}

function keepTyping(event: KeyboardEvent, query: string): void {
  if (event.key === 'Backspace') openSearchModal(query.slice(0, -1));
  else if (event.key.length === 1) openSearchModal((query + event.key).slice(0, MAX_QUERY_LENGTH));
  else return;
  event.preventDefault();
}

function hasModifier({ctrlKey, metaKey, altKey}: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'))
  );
}

function isOtherDialogOpen(): boolean {
  return document.querySelector('[aria-modal="true"], dialog[open]') !== null;
}
