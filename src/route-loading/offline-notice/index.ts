import {createElement} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {noticeStack} from '@site/src/notices';
import OfflineNotice from './OfflineNotice';

interface Shown {
  root: Root;
  container: HTMLElement;
  attempts: number;
}

let shown: Shown | null = null;

/** Shows a notice that there is no connection. Resolves when the reader clicks Retry. */
export function askToRetry(): Promise<void> {
  shown ??= open();
  const {root, attempts} = shown;
  shown.attempts += 1;
  return new Promise((resolve) => {
    function retry(): void {
      root.render(createElement(OfflineNotice, {attempts, onRetry: null, onClose: closeOfflineNotice}));
      resolve();
    }
    root.render(createElement(OfflineNotice, {attempts, onRetry: retry, onClose: closeOfflineNotice}));
  });
}

export function closeOfflineNotice(): void {
  shown?.root.unmount();
  shown?.container.remove();
  shown = null;
}

/** Renders the notice in its own root, because a page that is still loading has none. */
function open(): Shown {
  const container = noticeStack().appendChild(document.createElement('div'));
  return {root: createRoot(container), container, attempts: 0};
}
