import type {Browser} from '@playwright/test';
import type {Site, SiteName} from './sites';
import {openSlowPhone, untilIdle} from './slowPhone';

const NEXT_PAGE: Record<SiteName, string> = {
  ours: 'a.pagination-nav__link--next',
  stock: 'a.pagination-nav__link--next',
  starlight: 'a[rel="next"]',
};

declare global {
  interface Window {
    /** Time at which the heading of the next page was painted (ms since the epoch), or 0. */
    benchArrival: number;
  }
}

const CLICK_KEY = 'bench-click';

/**
 * Taps the link to the next page after the link was in view long enough for a site to prefetch the page.
 *
 * @param from a page whose next page is `to`
 * @returns milliseconds from the click until the next page is painted: its heading, or the first paint of a full load
 */
export async function measureClick(browser: Browser, site: Site, from: string, to: string): Promise<number> {
  const phone = await openSlowPhone(browser);
  try {
    const {page} = phone;
    await page.goto(site.url + from);
    await page.waitForSelector(site.ready, {state: 'attached'});
    // Waits for layout changes, which would move the link.
    await untilIdle(phone);
    const link = page.locator(NEXT_PAGE[site.name]).first();
    await link.evaluate((node) => node.scrollIntoView({block: 'center', behavior: 'instant'}));
    await untilIdle(phone);
    await page.evaluate(observeArrival, CLICK_KEY);
    const box = await link.boundingBox();
    if (!box) throw new Error(`${site.name} has no link to the next page on ${from}. Correct bench/pages/clicks.ts.`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForURL(site.url + to, {waitUntil: 'commit'});
    await untilIdle(phone);
    return await page.evaluate((key) => {
      const clicked = Number(sessionStorage.getItem(key));
      const isFullLoad = performance.timeOrigin > clicked;
      return (isFullLoad ? performance.timeOrigin + window.bench.firstPaint : window.benchArrival) - clicked;
    }, CLICK_KEY);
  } finally {
    await phone.context.close();
  }
}

/** Runs in the previous page, without named functions, like `observe`. */
function observeArrival(key: string): void {
  window.benchArrival = 0;
  addEventListener('click', ({timeStamp}) => sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp)), {
    capture: true,
    once: true,
  });
  const before = document.querySelector('h1')?.textContent;
  new MutationObserver((_mutations, observer) => {
    const now = document.querySelector('h1')?.textContent;
    if (now === before || now === undefined) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => (window.benchArrival = performance.timeOrigin + performance.now());
      channel.port2.postMessage(null);
    });
  }).observe(document, {subtree: true, childList: true, characterData: true});
}
