import {useEffect, useRef, type KeyboardEvent, type RefObject} from 'react';
import {keyOf} from '@site/src/lib/shortcut';

interface Menu {
  ref: RefObject<HTMLDivElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * How a menu behaves (WAI-ARIA menu button pattern): the focus starts on the first item or the one with `data-start`, arrows, Home, End and letters move
 * it; a click or a Tab elsewhere closes the menu.
 * @param list name of the items that are shown; the focus starts at the first item again when it changes
 * @param button what opened the menu; clicks on it and its neighbors do not count as elsewhere
 */
export function useMenu(list: string, button: RefObject<HTMLElement | null>, onClose: () => void): Menu {
  const ref = useRef<HTMLDivElement>(null);
  const items = (): HTMLElement[] => Array.from(ref.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []);

  useEffect(() => {
    const start =
      ref.current?.querySelector<HTMLElement>('[data-start]') ?? ref.current?.querySelector<HTMLElement>('[role="menuitem"]');
    start?.focus({preventScroll: true});
  }, [list]);

  useEffect(() => {
    function closeElsewhere({target}: Event): void {
      if (target instanceof Node && !button.current?.parentElement?.contains(target)) onClose();
    }
    document.addEventListener('pointerdown', closeElsewhere);
    document.addEventListener('focusin', closeElsewhere);
    return () => {
      document.removeEventListener('pointerdown', closeElsewhere);
      document.removeEventListener('focusin', closeElsewhere);
    };
  }, [button, onClose]);

  function onKeyDown(event: KeyboardEvent): void {
    const all = items();
    const current = all.findIndex((item) => item === document.activeElement);
    const next = nextIndex(event, current, all);
    if (next === null) return;
    event.preventDefault();
    all.at(next)?.focus();
  }

  return {ref, onKeyDown};
}

function nextIndex(event: KeyboardEvent, current: number, items: HTMLElement[]): number | null {
  const {key} = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (key === 'ArrowDown') return (current + 1) % items.length;
  if (key === 'ArrowUp') return current <= 0 ? -1 : current - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return -1;
  if (key.length !== 1 || key === ' ') return null;
  const startsWithKey = (item: HTMLElement): boolean => item.innerText.toLowerCase().startsWith(keyOf(event));
  const later = items.findIndex((item, index) => index > current && startsWithKey(item));
  const found = later === -1 ? items.findIndex(startsWithKey) : later;
  return found === -1 ? null : found;
}
