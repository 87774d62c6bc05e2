import {useEffect, useState, type RefObject} from 'react';

/** Whether an element holds more than it has room for, so that the keyboard has to reach it. */
export function useIsScrollable(element: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setIsScrollable] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const observer = new ResizeObserver(() => setIsScrollable(target.scrollWidth > target.clientWidth));
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);

  return isScrollable;
}
