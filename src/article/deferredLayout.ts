/**
 * Lays out the blocks of a long page that the first screen doesn't show, once the page has been painted: a few at a time, so that no
 * task takes long. Until then, src/css/article.css leaves them out of the layout, with the height of a usual block.
 *
 * Where a reader arrives in the middle of a page, at a heading or at the place they left, everything is laid out at once.
 */
import {WHOLE_LAYOUT} from '../site/constants';

const ARTICLE = '.theme-doc-markdown';
const BLOCKS = `${ARTICLE} > *, ${ARTICLE} > :is(ol, ul) > li > *`;

/** What is left of an idle period when no further block is begun. */
const RESERVE_MS = 4;
/** Length of a period in browsers that don't tell. */
const PERIOD_MS = 8;

let isRestored = false;
let blocks: HTMLElement[] = [];

if (typeof document !== 'undefined') {
  // Before the router's own listener.
  addEventListener('popstate', () => (isRestored = true));
}

interface Update {
  location: {hash: string};
  /** `null` for the page that was loaded first, about which plugins/deferred-layout decides. */
  previousLocation: {hash: string} | null;
}

/** Docusaurus calls this when a reader sets out for a page. */
export function onRouteUpdate({location, previousLocation}: Update): void {
  if (!previousLocation) return;
  document.documentElement.toggleAttribute(WHOLE_LAYOUT, isRestored || location.hash !== '');
  isRestored = false;
}

/** Docusaurus calls this when a page is there. */
export function onRouteDidUpdate(): void {
  const isWaiting = blocks.length > 0;
  blocks = Array.from(document.querySelectorAll<HTMLElement>(BLOCKS));
  if (!isWaiting) whenIdle(layOutSome);
}

function layOutSome(timeRemaining: () => number): void {
  while (blocks.length > 0 && timeRemaining() > RESERVE_MS) {
    const block = blocks.shift();
    if (!block) break;
    block.style.contentVisibility = 'visible';
    // Asking for its height lays it out now, and tells how much of the time is left.
    block.getBoundingClientRect();
  }
  if (blocks.length > 0) whenIdle(layOutSome);
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
