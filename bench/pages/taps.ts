import type {Browser} from '@playwright/test';
import type {Site, SiteName} from './sites';
import {openSlowPhone, untilIdle} from './slowPhone';

export const TAPS = ['search', 'menu', 'tab', 'copy', 'link'] as const;
export type Tap = (typeof TAPS)[number];

const DOCUSAURUS = {
  menu: '.navbar__toggle',
  copy: 'button[aria-label^="Copy code"]',
  link: 'a.pagination-nav__link--next',
};

/** Selectors of the tapped elements. Peers have no tabs, because they render plain Markdown. Stock Docusaurus has no search. */
const TARGETS: Record<SiteName, Partial<Record<Tap, string>>> = {
  ours: {...DOCUSAURUS, search: 'button[aria-label="Search"]', tab: '[role="tab"][aria-selected="false"]'},
  stock: DOCUSAURUS,
  starlight: {
    search: 'button[data-open-modal]',
    menu: 'starlight-menu-button button',
    copy: '.expressive-code .copy button',
  },
};

declare global {
  interface Window {
    /** Milliseconds from a tap to the next paint, from Event Timing: rounded to 8 ms, without times below 16 ms. */
    benchTaps: number[];
  }
}

/** Shortest time that the browser reports. */
const SHORTEST_MS = 16;

/**
 * The first tap of a reader on a page that is idle.
 *
 * @returns milliseconds to the next paint; `null` if the site doesn't have the element
 */
export async function measureTap(browser: Browser, site: Site, path: string, tap: Tap): Promise<number | null> {
  const target = TARGETS[site.name][tap];
  if (target === undefined) return null;
  const phone = await openSlowPhone(browser);
  try {
    const {page, context} = phone;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(observeTaps);
    await page.goto(site.url + path);
    await page.waitForSelector(site.ready, {state: 'attached'});
    const element = page.locator(target).first();
    await element.evaluate((node) => node.scrollIntoView({block: 'center', behavior: 'instant'}));
    await untilIdle(phone);
    const box = await element.boundingBox();
    if (!box) throw new Error(`${site.name} has no visible "${target}" on ${path}. Correct the selector in bench/pages/taps.ts.`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await untilIdle(phone);
    return Math.max(SHORTEST_MS, ...(await page.evaluate(() => window.benchTaps)));
  } finally {
    await phone.context.close();
  }
}

/** Runs in the page before its scripts. */
function observeTaps(): void {
  const taps: number[] = [];
  window.benchTaps = taps;
  const options: PerformanceObserverInit & {durationThreshold: number} = {type: 'event', durationThreshold: 16};
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId !== 0) taps.push(entry.duration);
    }
  }).observe(options);
}
