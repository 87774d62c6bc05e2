import {savesData} from './savesData';

/**
 * Handlers for hover, focus and touch, which start a download early, unless the reader saves data: then it starts when it is
 * needed. A failure shows when it is needed too.
 */
export function onIntent(load: () => Promise<unknown>) {
  const prepare = (): void => {
    if (!savesData()) load().catch(() => {});
  };
  return {onFocus: prepare, onMouseEnter: prepare, onTouchStart: prepare};
}
