import type {Browser, Page} from '@playwright/test';

declare global {
  interface Window {
    benchSearch: {painted: number[]; keyTime: number};
  }
}

const KEY_PAUSE_MS = 350;

interface Conditions {
  cpuSlowdown: number;
  viewport?: {width: number; height: number};
  /** Changes the page before its scripts run. */
  prepare?: (page: Page) => Promise<void>;
}

/**
 * Types queries letter by letter into the modal of a page. Chromium slows down the page's thread and no worker, as the same
 * loop in both shows; the slow line of `measureFirstResults` slows down both.
 *
 * @returns milliseconds from a key until the results that it brought are painted, of each key that changed them
 */
export async function measurePainted(
  browser: Browser,
  url: string,
  queries: readonly string[],
  {cpuSlowdown, viewport = {width: 1280, height: 800}, prepare}: Conditions,
): Promise<number[]> {
  const context = await browser.newContext({viewport});
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await observe(page);
    await prepare?.(page);
    await page.goto(url);
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await page.keyboard.press('Control+k');
    await page.waitForSelector('.DocSearch-Input');
    await page.fill('.DocSearch-Input', 'zxq');
    await page.waitForSelector('.DocSearch-NoResults, .DocSearch-Hits');
    await session.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
    // The K that opened the modal has waited for the records.
    await page.evaluate(() => (window.benchSearch.painted = []));
    for (const query of queries) {
      await page.fill('.DocSearch-Input', '');
      await page.waitForTimeout(KEY_PAUSE_MS);
      await page.evaluate(() => (window.benchSearch.keyTime = 0));
      for (const letter of query) {
        await page.keyboard.press(letter === ' ' ? 'Space' : letter);
        await page.waitForTimeout(KEY_PAUSE_MS);
      }
    }
    return await page.evaluate(() => window.benchSearch.painted);
  } finally {
    await context.close();
  }
}

async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const measures: Window['benchSearch'] = {painted: [], keyTime: 0};
    window.benchSearch = measures;
    addEventListener('keydown', ({key, timeStamp}) => (measures.keyTime = key.length === 1 ? timeStamp : 0), true);
    // The first change of the results after a key is what the key has brought.
    new MutationObserver((mutations) => {
      const {keyTime} = measures;
      const isResult = mutations.some(({target}) => target instanceof Element && target.closest('.DocSearch-Dropdown') !== null);
      if (keyTime === 0 || !isResult) return;
      measures.keyTime = 0;
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => measures.painted.push(performance.now() - keyTime);
        channel.port2.postMessage(null);
      });
    }).observe(document, {subtree: true, childList: true, characterData: true});
  });
}

/** 1.6 Mbit/s and 150 ms, what Lighthouse calls slow 4G. */
const NETWORK = {offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) | 0, uploadThroughput: (750e3 / 8) | 0};

/** Milliseconds from the first key to the first results on a slow line, with nothing of the search loaded before. */
export async function measureFirstResults(browser: Browser, url: string, query: string): Promise<number> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
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
