import {useEffect, useState, type RefObject} from 'react';

/**
 * A slot at the end of one of the modal's screens, for what DocSearch doesn't have.
 *
 * @param selector of the screen
 * @returns an element to portal into while that screen is shown, otherwise `null`
 */
export function useScreenSlot(root: RefObject<HTMLElement | null>, selector: string): HTMLElement | null {
  const [slot, setSlot] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const element = document.createElement('div');
    element.className = 'search-slot';
    const place = (): void => {
      const screen = root.current?.querySelector(selector) ?? null;
      if (screen !== null && element.parentElement !== screen) screen.append(element);
      setSlot(screen === null ? null : element);
    };
    place();
    const observer = new MutationObserver(place);
    if (root.current) observer.observe(root.current, {subtree: true, childList: true});
    return () => observer.disconnect();
  }, [root, selector]);

  return slot;
}
