import {createElement} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import OfflineNotice from './OfflineNotice';

interface Shown {
  root: Root;
  container: HTMLElement;
  attempts: number;
}

let shown: Shown | null = null;

/** Tells the reader, at the foot of the window, that there is no connection. Settles when the reader asks to try again. */
export function askToRetry(): Promise<void> {
  shown ??= open();
  const {root, attempts} = shown;
  shown.attempts += 1;
  return new Promise((resolve) => {
    function retry(): void {
      root.render(createElement(OfflineNotice, {attempts, onRetry: null}));
      resolve();
    }
    root.render(createElement(OfflineNotice, {attempts, onRetry: retry}));
  });
}

export function closeOfflineNotice(): void {
  shown?.root.unmount();
  shown?.container.remove();
  shown = null;
}

/** Outside of the page's own tree: a page that is still loading has none. */
function open(): Shown {
  const container = document.body.appendChild(document.createElement('div'));
  return {root: createRoot(container), container, attempts: 0};
}
