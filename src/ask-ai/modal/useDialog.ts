import {useEffect, useRef, type RefObject} from 'react';
import {keepFocusOnOutsidePress} from '@site/src/dialog';
import {closeAskAi} from '../modalState';

/**
 * Opens a `<dialog>` over everything: the browser keeps the focus inside and gives it back. Escape and a click outside of the
 * dialog close it.
 *
 * @param place its button receives focus if no other element had it or that element is gone
 */
export function useDialog(place: RefObject<HTMLElement | null>): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const fallback = place.current?.querySelector('button');
    function onPress(event: MouseEvent): void {
      if (dialog && keepFocusOnOutsidePress(event, dialog)) closeAskAi();
    }
    dialog.showModal();
    dialog.addEventListener('close', closeAskAi);
    dialog.addEventListener('mousedown', onPress);
    const stopFitting = fitToKeyboard(dialog);
    const unlock = lockScrolling();
    return () => {
      stopFitting();
      unlock();
      dialog.removeEventListener('close', closeAskAi);
      dialog.removeEventListener('mousedown', onPress);
      dialog.close();
      if (!document.activeElement || document.activeElement === document.body) fallback?.focus({preventScroll: true});
    };
  }, [place]);

  return ref;
}

/** Keeps the page behind the dialog from moving: it doesn't scroll, and a gap replaces its scroll bar. */
function lockScrolling(): () => void {
  const {style, clientWidth} = document.documentElement;
  style.paddingRight = `${window.innerWidth - clientWidth}px`;
  style.overflow = 'hidden';
  return () => {
    style.paddingRight = '';
    style.overflow = '';
  };
}

/** On phones, the keyboard covers the page without resizing it. */
function fitToKeyboard(dialog: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => {};
  const fit = (): void => dialog.style.setProperty('--visible-height', `${viewport.height}px`);
  fit();
  viewport.addEventListener('resize', fit);
  return () => viewport.removeEventListener('resize', fit);
}
