/**
 * Shows what a link leads to, when it is in a tab or a box that is closed. Moves the focus there, too, as browsers do without a router:
 * otherwise, the next key would go to what was used before, such as the search bar.
 */
import {afterPaint} from '../lib/afterPaint';
import {decodeUrl} from '../lib/decodeUrl';

/** A panel that another tab hides, and a box. Docusaurus's own has a state of its own. */
const CLOSED = '[role="tabpanel"][hidden], details:not([open]), details[data-collapsed="true"]';

interface Update {
  location: {hash: string};
  /** `null` for the page that was loaded first. */
  previousLocation: object | null;
}

/** Docusaurus calls this when a page or a heading is there. */
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

/** The browser may have opened a box by then. */
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
