/**
 * Shows what a link leads to, when it is in a tab or a box that is closed. Moves the focus there, too, as browsers do without a router:
 * otherwise, the next key would go to what was used before, such as the search bar.
 */
import {afterPaint} from '../site/afterPaint';
import {decodeUrl} from '../site/decodeUrl';

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
  const closed = [...closedTabs(target), ...closedBoxes(target)];
  if (closed.length === 0) return;
  // After Docusaurus has scrolled, and React has its listeners.
  afterPaint(() => {
    for (const control of closed) control.click();
    afterPaint(() => {
      if (previousLocation) focus(target);
      target.scrollIntoView();
    });
  });
}

function closedTabs(target: Element): HTMLElement[] {
  return ancestors(target, '[role="tabpanel"][hidden]').flatMap((panel) => {
    const index = Array.from(panel.parentElement?.children ?? []).indexOf(panel);
    return panel.closest('.tabs-container')?.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > *')[index] ?? [];
  });
}

function closedBoxes(target: Element): HTMLElement[] {
  return ancestors(target, 'details:not([open])').flatMap((box) => box.querySelector<HTMLElement>(':scope > summary') ?? []);
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
