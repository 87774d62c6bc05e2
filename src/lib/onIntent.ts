import {savesData} from './savesData';

/**
 * Handlers for hover, focus and touch, which start a download early, unless the reader saves data: then it starts when it is
 * needed. A failure shows when it is needed too, and is not repeated before.
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
