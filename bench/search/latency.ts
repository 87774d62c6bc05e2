import type {Browser, Page} from '@playwright/test';
import {NETWORK} from '../pages/slowPhone';

declare global {
  interface Window {
    /** `keys` has a key's time, and when what it changed last was painted; both in milliseconds. */
    benchSearch: {keys: {pressed: number; painted: number | null}[]};
  }
}

const VIEWPORT = {width: 1280, height: 800};

/** Longer than any key takes on a slow processor: what changes before the next key belongs to the last one. */
const KEY_PAUSE_MS = 700;

/**
 * Types queries letter by letter into the modal of a page. Chromium slows down the page's thread and no worker, as the same
 * loop in both shows; the slow line of `measureFirstResults` slows down both.
 *
 * @returns milliseconds from a key until the last change that it brought to the results is painted, of each key that changed them
 */
export async function measurePainted(
  browser: Browser,
  url: string,
  queries: readonly string[],
  cpuSlowdown: number,
): Promise<number[]> {
  const context = await browser.newContext({viewport: VIEWPORT});
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await observe(page);
    await page.goto(url);
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await page.keyboard.press('Control+k');
    await page.waitForSelector('.DocSearch-Input');
    await page.fill('.DocSearch-Input', 'zxq');
    await page.waitForSelector('.DocSearch-NoResults, .DocSearch-Hits');
    await session.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
    // The K that opened the modal has waited for the records.
    await takeKeys(page);
    const measured: number[] = [];
    for (const query of queries) {
      await page.fill('.DocSearch-Input', '');
      await page.waitForTimeout(KEY_PAUSE_MS);
      for (const letter of query) {
        await page.keyboard.press(letter === ' ' ? 'Space' : letter);
        await page.waitForTimeout(KEY_PAUSE_MS);
      }
      measured.push(...(await takeKeys(page)));
    }
    return measured;
  } finally {
    await context.close();
  }
}

/** What the keys took since the last call. Without a key, changes of the results count for none. */
function takeKeys(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    window.benchSearch.keys.splice(0).flatMap(({pressed, painted}) => (painted === null ? [] : [painted - pressed])),
  );
}

async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const measures: Window['benchSearch'] = {keys: []};
    window.benchSearch = measures;
    addEventListener(
      'keydown',
      ({key, timeStamp}) => {
        if (key.length === 1) measures.keys.push({pressed: timeStamp, painted: null});
      },
      true,
    );
    // A key changes the results more than once: the modal first redraws what it has, then what the search found.
    new MutationObserver((mutations) => {
      const last = measures.keys.at(-1);
      const isResult = mutations.some(({target}) => target instanceof Element && target.closest('.DocSearch-Dropdown') !== null);
      if (!last || !isResult) return;
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => (last.painted = performance.now());
        channel.port2.postMessage(null);
      });
    }).observe(document, {subtree: true, childList: true, characterData: true});
  });
}

/** Milliseconds from the first key to the first results on a slow line, with nothing of the search loaded before. */
export async function measureFirstResults(browser: Browser, url: string, query: string): Promise<number> {
  const context = await browser.newContext({viewport: VIEWPORT});
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForSelector('html[data-has-hydrated="true"]');
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await page.keyboard.press('Control+k');
    await page.waitForSelector('.DocSearch-Input');
    const started = performance.now();
    await page.keyboard.type(query);
    await page.waitForSelector('.DocSearch-Hits');
    return performance.now() - started;
  } finally {
    await context.close();
  }
}
