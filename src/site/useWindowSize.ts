/**
 * In the place of Docusaurus's hook of this name, for which a component that mounts is narrower than nothing: it draws the parts for
 * both widths, asks the browser, and draws itself once more. After the first page, what mounts knows the width at once.
 */
import {useEffect, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** `ssr` as long as the page has to be as the server drew it. */
type WindowSize = 'desktop' | 'mobile' | 'ssr';

/** Widest window, in px, that Docusaurus's styles call mobile. */
const WIDEST_MOBILE = 996;

export function useWindowSize({desktopBreakpoint = WIDEST_MOBILE}: {desktopBreakpoint?: number} = {}): WindowSize {
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
}
