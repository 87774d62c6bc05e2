import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import {afterPaint} from '@site/src/lib/afterPaint';
import {watchLinks} from '@site/src/route-loading';

/** Links to pages of this site in what React leaves alone. Those that open elsewhere have a target. */
const LINKS = '[data-static-html] a[href^="/"]:not([target])';

/** Gives the links of `<StaticHtml>` what Docusaurus's own do: pages are fetched ahead and opened without a reload. */
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

/** Everything else is the browser's: a new tab, a new window, a download. */
function isPlainClick({button, metaKey, altKey, ctrlKey, shiftKey}: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}

/** Has the pages fetched ahead whose links come into view. */
export function watchStaticLinks(): void {
  watchLinks(Array.from(document.querySelectorAll(LINKS)));
}
