/**
 * Lays out the blocks of a long page that the first screen doesn't show, once the page has been loaded and painted: a few at a time, so
 * that no task takes long. Until then, src/css/deferred-layout.css leaves them out of the layout, with the height of a usual block.
 *
 * Where a reader arrives in the middle of a page, at a heading or at the place they left, everything is laid out at once, and also as
 * soon as they jump: with heights that are estimates, the end would be elsewhere, and move while it is read or tapped. Pages that are
 * opened afterwards are drawn in steps instead, see LaterBlocks: a change of the attribute would style the page that is left once more.
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

/** Keys that scroll far, ArrowDown with a Mac's Command key. The place they lead to must be known before the browser scrolls. */
const JUMPS = ['End', 'PageDown', ' ', 'ArrowDown'];

let blocks: HTMLElement[] = [];
/** Where the page was scrolled to. */
let place = 0;
/** Whether a pointer is down. What it presses must stay until it is released, or the tap would be lost. */
let isPressed = false;
let hasJumped = false;
/** Ends the listeners once everything is laid out. */
let listening: AbortController | null = null;

interface Update {
  location: {hash: string};
  /** `null` for the page that was loaded first. */
  previousLocation: object | null;
}

/** Docusaurus calls this when a reader sets out for a heading of the page, or for another page, whose blocks LaterBlocks draws. */
export function onRouteUpdate({location, previousLocation}: Update): void {
  if (previousLocation && location.hash !== '') finish();
}

/** Docusaurus calls this when a page is there. */
export function onRouteDidUpdate({previousLocation}: Update): void {
  if (previousLocation) {
    finish();
    return;
  }
  blocks = Array.from(document.querySelectorAll<HTMLElement>(BLOCKS));
  place = scrollY;
  listening = new AbortController();
  const {signal} = listening;
  addEventListener('keydown', finishBeforeJump, {capture: true, signal});
  addEventListener('scroll', finishAfterJump, {passive: true, signal});
  addEventListener('pointerdown', press, {capture: true, signal});
  addEventListener('pointerup', release, {capture: true, signal});
  addEventListener('pointercancel', release, {capture: true, signal});
  whenIdle(layOutSome);
}

/** A press on the page's scrollbar, whose target is the document, isn't told to end. */
function press({target}: PointerEvent): void {
  isPressed = target !== document.documentElement;
}

function release(): void {
  isPressed = false;
}

function finishBeforeJump({key}: KeyboardEvent): void {
  if (JUMPS.includes(key)) jump();
}

/** By the scrollbar, the search of the browser, the focus, or a script. What is in view by then is painted with real heights at once. */
function finishAfterJump(): void {
  if (Math.abs(scrollY - place) > innerHeight) jump();
  place = scrollY;
}

function jump(): void {
  hasJumped = true;
  if (!isPressed) finish();
}

function finish(): void {
  blocks = [];
  isPressed = false;
  listening?.abort();
  document.documentElement.toggleAttribute(WHOLE_LAYOUT, true);
}

function layOutSome(timeRemaining: () => number): void {
  if (isPressed) {
    // The click comes right after the release, and idle time after the click.
    whenIdle(layOutSome);
    return;
  }
  if (hasJumped) {
    finish();
    return;
  }
  // At least once, since idle periods are short for as long as something on the page is animated.
  do {
    const some = blocks.splice(0, TOGETHER);
    for (const block of some) block.style.contentVisibility = 'visible';
    // Asking for a height lays them out now, so the deadline then includes their layout.
    some[0]?.getBoundingClientRect();
  } while (blocks.length > 0 && timeRemaining() > RESERVE_MS);
  if (blocks.length > 0) whenIdle(layOutSome);
  else finish();
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
