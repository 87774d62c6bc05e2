import {isComposing} from '@site/src/lib/isComposing';
import type {OutcomeStore} from './docSearchClient';

interface HeldEnter {
  /** There are results for what is in the field. */
  settled: () => void;
  /** @returns what ends it */
  listen: (root: HTMLElement) => () => void;
}

/**
 * Enter means the answer to what is in the field. While that is on its way, DocSearch would open a hit of the query before, so the key
 * waits, until the reader presses another one.
 *
 * @param isPressed whether the reader pressed it while the modal was loading
 */
export function createHeldEnter(isPressed: boolean, outcome: OutcomeStore): HeldEnter {
  let isHeld = isPressed;
  let field: HTMLInputElement | null = null;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.target !== field) return;
    const isEntered = event.key === 'Enter' && !isComposing(event);
    isHeld = isEntered && outcome.get() === null && field?.value !== '';
    if (isHeld) event.preventDefault();
    if (isHeld || isComposing(event)) event.stopPropagation();
  }

  return {
    settled() {
      // By then, DocSearch has the hits.
      setTimeout(() => {
        if (!isHeld || outcome.get() === null) return;
        isHeld = false;
        field?.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));
      });
    },
    listen(root) {
      field = root.querySelector('input');
      root.addEventListener('keydown', onKeyDown, {capture: true});
      return () => root.removeEventListener('keydown', onKeyDown, {capture: true});
    },
  };
}
