import {useEffect, useState, type RefObject} from 'react';

/**
 * A place in one of the modal's screens, for what DocSearch doesn't have.
 *
 * @param selector of the screen
 * @param following selector of what in the screen comes after the place; by default, the place is at the end
 * @returns an element to portal into while that screen is shown, otherwise `null`
 */
export function useSlot(root: RefObject<HTMLElement | null>, selector: string, following?: string): HTMLElement | null {
  const [slot, setSlot] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const element = document.createElement('div');
    element.className = 'search-slot';
    const place = (): void => {
      const screen = root.current?.querySelector(selector) ?? null;
      const next = following === undefined ? null : (screen?.querySelector(following) ?? null);
      if (screen !== null && (element.parentElement !== screen || element.nextSibling !== next))
        screen.insertBefore(element, next);
      setSlot(screen === null ? null : element);
    };
    place();
    const observer = new MutationObserver(place);
    if (root.current) observer.observe(root.current, {subtree: true, childList: true});
    return () => observer.disconnect();
  }, [root, selector, following]);

  return slot;
}
