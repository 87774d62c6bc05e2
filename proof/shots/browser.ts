import {chromium, type Browser, type BrowserContext} from 'playwright-core';
import {CHROMIUM_ARGS, ensureChromium} from '../browser/findChromium';

/** How long to wait for an element on a busy machine (ms). */
export const TIMEOUT = 20_000;

export const VIEWPORT = {width: 1280, height: 800};

/** Blocks the network, except for the port of the app, which the browser finds at the hosts. */
export function launch({hosts, port}: {hosts: readonly string[]; port: number}): Promise<Browser> {
  const rules = [...hosts.map((host) => `MAP ${host} 127.0.0.1:${port}`), 'MAP * ~NOTFOUND', 'EXCLUDE 127.0.0.1'].join(', ');
  return chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_ARGS, '--no-proxy-server', '--force-color-profile=srgb', `--host-resolver-rules=${rules}`],
  });
}

/** State that the browser keeps between pages: cookies and `localStorage`. */
export type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

export async function newContext(browser: Browser, baseURL: string, storageState?: Kept): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...(storageState && {storageState}),
    baseURL,
    viewport: VIEWPORT,
    deviceScaleFactor: 2,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    bypassCSP: true,
  });
  context.setDefaultTimeout(TIMEOUT);
  return context;
}
