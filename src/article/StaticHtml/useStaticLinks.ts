import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import {afterPaint} from '@site/src/lib/afterPaint';
import {watchLinks} from '@site/src/route-loading';

/** Links to pages of this site in static HTML. Links that open in another tab have a target. */
const LINKS = '[data-static-html] a[href^="/"]:not([target])';

/** Makes the links of `<StaticHtml>` work like Docusaurus's: prefetches pages and opens them without a reload. */
export function useStaticLinks(): void {
  const history = useHistory();

  useEffect(() => {
    const open = (event: MouseEvent): void => {
      const href = hrefOf(event);
      if (href === null || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      const {pathname, search, hash} = history.location;
      if (href === pathname + search + hash) history.replace(href);
      else history.push(href);
    };
    const preload = (event: Event): void => {
      const href = hrefOf(event);
      if (href !== null) void window.docusaurus.preload(href);
    };
    const cancel = afterPaint(watchStaticLinks);
    document.addEventListener('click', open);
    document.addEventListener('mouseover', preload, {passive: true});
    document.addEventListener('touchstart', preload, {passive: true});
    return () => {
      cancel();
      document.removeEventListener('click', open);
      document.removeEventListener('mouseover', preload);
      document.removeEventListener('touchstart', preload);
    };
  }, [history]);
}

function hrefOf({target}: Event): string | null {
  return target instanceof Element ? (target.closest(LINKS)?.getAttribute('href') ?? null) : null;
}

/** Whether a click opens the link in this tab. The browser handles others: a new tab, a new window, a download. */
function isPlainClick({button, metaKey, altKey, ctrlKey, shiftKey}: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}

/** Prefetches the pages of links that come into view. */
export function watchStaticLinks(): void {
  watchLinks(Array.from(document.querySelectorAll(LINKS)));
}
