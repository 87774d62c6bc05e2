/**
 * In the place of Docusaurus's hook of this name, which doesn't know the width until a component is mounted. So the component draws the
 * parts for both widths, and is drawn once more. Here, only the first page does that: later, the width is known at once.
 */
import {useEffect, useState} from 'react';
import type {useWindowSize as useDocusaurusWindowSize} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Widest window, in px, that Docusaurus's components and styles call mobile. */
export const WIDEST_MOBILE = 996;

/** @returns `ssr` as long as the page has to be as the server drew it */
export const useWindowSize: typeof useDocusaurusWindowSize = ({desktopBreakpoint = WIDEST_MOBILE} = {}) => {
  const isHydrated = useIsBrowser();
  const query = `(max-width: ${desktopBreakpoint}px)`;
  const [isMobile, setIsMobile] = useState(() => (isHydrated ? matchMedia(query).matches : null));

  useEffect(() => {
    const media = matchMedia(query);
    const update = (): void => setIsMobile(media.matches);
    update();
    media.addEventListener('change', update);
    return () => media.removeEventListener('change', update);
  }, [query]);

  if (isMobile === null) return 'ssr';
  return isMobile ? 'mobile' : 'desktop';
};
