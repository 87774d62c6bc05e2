/**
 * Opens the closed tab or box that contains the target of a link. Also moves the focus to the target, as browsers do without a router.
 * Otherwise, the next key would go to the element that was used before, such as the search bar.
 */
import {afterPaint} from '../lib/afterPaint';
import {decodeUrl} from '../lib/decodeUrl';

/** Hidden tab panels, and closed boxes. Docusaurus's boxes have their own attribute. */
const CLOSED = '[role="tabpanel"][hidden], details:not([open]), details[data-collapsed="true"]';

interface Update {
  location: {hash: string};
  /** `null` for the page that was loaded first. */
  previousLocation: object | null;
}

/** Docusaurus calls this after it has rendered a page or scrolled to a heading. */
export function onRouteDidUpdate({location, previousLocation}: Update): void {
  const target = document.getElementById(decodeUrl(location.hash.slice(1)));
  if (!target) return;
  if (previousLocation) focus(target);
  const closed = ancestors(target, CLOSED);
  if (closed.length === 0) return;
  // After Docusaurus has scrolled, and React has its listeners.
  afterPaint(() => {
    for (const element of closed) reveal(element);
    afterPaint(() => {
      if (previousLocation) focus(target);
      target.scrollIntoView();
    });
  });
}

/** Opens the tabs and boxes around an element. The browser might have opened a box already. */
function reveal(element: Element): void {
  if (element.matches('details')) {
    if (element.matches(CLOSED)) element.querySelector<HTMLElement>(':scope > summary')?.click();
  } else {
    element.dispatchEvent(new Event('beforematch', {bubbles: true}));
  }
}

function ancestors(element: Element, selector: string): Element[] {
  const nearest = element.parentElement?.closest(selector);
  return nearest ? [nearest, ...ancestors(nearest, selector)] : [];
}

function focus(target: HTMLElement): void {
  if (target.tabIndex < 0) {
    target.setAttribute('tabindex', '-1');
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
  }
  target.focus({preventScroll: true});
}
