import {useEffect, useState, type RefObject} from 'react';

/** Far enough ahead for what is heavy to be there when the reader arrives, at reading speed. */
const MARGIN = '200px 0px';

/** Turns true once, when the element comes near the viewport. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (!element.current || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      {rootMargin: MARGIN},
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);

  return isNear;
}
