import {savesData} from './savesData';

/**
 * Handlers for hover, focus, and touch that start a download early, unless the reader saves data. A failed download is only repeated and
 * reported when it is needed.
 */
export function onIntent(load: () => Promise<unknown>) {
  let isPrepared = false;
  const prepare = (): void => {
    if (isPrepared || savesData()) return;
    isPrepared = true;
    load().catch(() => {});
  };
  return {onFocus: prepare, onMouseEnter: prepare, onTouchStart: prepare};
}
