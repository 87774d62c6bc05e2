import type {Page} from '@playwright/test';

declare global {
  interface Window {
    layoutShifts?: string[];
  }
}

/** Bytes per second. A page of 40 KB arrives in a dozen chunks, and each chunk is painted. */
const SLOW_CONNECTION = 20_000;

/** Records layout shifts, starting with the first paint. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    window.layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** Elements that moved since `watchLayout`, with their positions before and after. */
export async function layoutShifts(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => window.layoutShifts ?? ['the page was not watched']);
}

/** Opens a URL and throttles its document, but no other files. */
export async function openSlowly(page: Page, url: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const throttle = (downloadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {offline: false, latency: 0, downloadThroughput, uploadThroughput: -1});
  await throttle(SLOW_CONNECTION);
  await page.goto(url, {waitUntil: 'commit'});
  await page.locator('.theme-layout-footer').waitFor({state: 'attached'});
  await throttle(-1);
}
