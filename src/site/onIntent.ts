/** Handlers for hover, focus and touch, which start a download early. Its failure shows when it is really needed. */
export function onIntent(load: () => Promise<unknown>) {
  const prepare = (): void => void load().catch(() => {});
  return {onFocus: prepare, onMouseEnter: prepare, onTouchStart: prepare};
}
