/**
 * Lays out the blocks of a long page that the first screen doesn't show, once the page has been painted: a few at a time, so that no
 * task takes long. Until then, src/css/deferred-layout.css leaves them out of the layout, with the height of a usual block.
 *
 * Where a reader arrives in the middle of a page, at a heading or at the place they left, everything is laid out at once.
 */
import {WHOLE_LAYOUT} from '../site/constants';

const ARTICLE = '.theme-doc-markdown';
const BLOCKS = `${ARTICLE} > *, ${ARTICLE} > :is(ol, ul) > li > *`;

/** Blocks that are laid out together: the browser goes over the whole page each time. */
const TOGETHER = 3;
/** What is left of an idle period, of 50 ms at most, when no further blocks are begun. */
const RESERVE_MS = 20;
/** Length of a period in browsers that don't tell. */
const PERIOD_MS = 30;

let isRestored = false;
let blocks: HTMLElement[] = [];

if (typeof document !== 'undefined') {
  // Before the router's own listener.
  addEventListener('popstate', () => (isRestored = true));
}

interface Place {
  pathname: string;
  hash: string;
}

interface Update {
  location: Place;
  /** `null` for the page that was loaded first, about which plugins/deferred-layout decides. */
  previousLocation: Place | null;
}

/** Docusaurus calls this when a reader sets out for a page. */
export function onRouteUpdate({location, previousLocation}: Update): void {
  if (!previousLocation) return;
  const isWhole = isRestored || location.hash !== '';
  isRestored = false;
  // On the same page, only a heading that is asked for changes anything.
  if (isWhole || location.pathname !== previousLocation.pathname) {
    document.documentElement.toggleAttribute(WHOLE_LAYOUT, isWhole);
  }
}

/** Docusaurus calls this when a page is there. */
export function onRouteDidUpdate(): void {
  const isWaiting = blocks.length > 0;
  blocks = Array.from(document.querySelectorAll<HTMLElement>(BLOCKS));
  if (!isWaiting) whenIdle(layOutSome);
}

function layOutSome(timeRemaining: () => number): void {
  // At least once, since idle periods are short for as long as something on the page is animated.
  do {
    const some = blocks.splice(0, TOGETHER);
    for (const block of some) block.style.contentVisibility = 'visible';
    // Asking for a height lays them out now, and tells how much of the time is left.
    some[0]?.getBoundingClientRect();
  } while (blocks.length > 0 && timeRemaining() > RESERVE_MS);
  if (blocks.length > 0) whenIdle(layOutSome);
  else document.documentElement.setAttribute(WHOLE_LAYOUT, '');
}

function whenIdle(callback: (timeRemaining: () => number) => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback((deadline) => callback(() => deadline.timeRemaining()));
    return;
  }
  setTimeout(() => {
    const end = performance.now() + PERIOD_MS;
    callback(() => end - performance.now());
  });
}
