import {useEffect, useState, type RefObject} from 'react';

/**
 * A slot below the text of the no-results screen where another feature can offer an alternative.
 *
 * @param isWanted if `false`, the modal isn't observed
 * @returns an element to portal into while that screen is shown, otherwise `null`
 */
export function useNoResultsSlot(root: RefObject<HTMLElement | null>, isWanted: boolean): HTMLElement | null {
  const [slot, setSlot] = useState<HTMLElement | null>(null);

  useEffect(() => {
    if (!isWanted) return undefined;
    const element = document.createElement('div');
    element.className = 'search-no-results-slot';
    const observer = new MutationObserver(() => {
      const screen = root.current?.querySelector('.DocSearch-NoResults') ?? null;
      if (screen !== null && element.parentElement !== screen) screen.append(element);
      setSlot(screen === null ? null : element);
    });
    if (root.current) observer.observe(root.current, {subtree: true, childList: true});
    return () => observer.disconnect();
  }, [root, isWanted]);

  return slot;
}
