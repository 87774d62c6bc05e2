import {useEffect, useState, type RefObject} from 'react';

/**
 * A place below the texts of the no-results screen, for what another feature can offer then.
 *
 * @returns an element to portal into while that screen is shown, else `null`
 */
export function useNoResultsSlot(root: RefObject<HTMLElement | null>): HTMLElement | null {
  const [slot, setSlot] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const element = document.createElement('div');
    element.className = 'search-no-results-slot';
    const observer = new MutationObserver(() => {
      const screen = root.current?.querySelector('.DocSearch-NoResults') ?? null;
      if (screen !== null && element.parentElement !== screen) screen.append(element);
      setSlot(screen === null ? null : element);
    });
    if (root.current) observer.observe(root.current, {subtree: true, childList: true});
    return () => observer.disconnect();
  }, [root]);

  return slot;
}
