import {test as base, type BrowserContext, type Locator, type Page, type Request} from '@playwright/test';

export {expect} from '@playwright/test';

/** Errors in the console and network. Every test fails on those that it doesn't expect. */
export class Faults {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #open = new Set<Request>();

  constructor(...contexts: BrowserContext[]) {
    for (const context of contexts) this.watch(context);
  }

  /** Records the faults of every page of a window. */
  watch(context: BrowserContext): void {
    for (const page of context.pages()) this.#watchDocuments(page);
    context.on('page', (page) => this.#watchDocuments(page));
    context.on('console', (message) => {
      if (!['error', 'warning', 'assert'].includes(message.type())) return;
      this.#seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (webError) => this.#seen.push(`uncaught: ${webError.error().message}`));
    context.on('request', (request) => {
      this.#open.add(request);
      const {protocol, hostname, host} = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== 'localhost') this.#seen.push(`third party ${host}: ${request.url()}`);
    });
    context.on('requestfinished', (request) => this.#open.delete(request));
    context.on('requestfailed', (request) => {
      this.#open.delete(request);
      const reason = request.failure()?.errorText ?? 'unknown reason';
      // The browser cancels requests when the reader leaves the page.
      if (reason !== 'net::ERR_ABORTED') this.#seen.push(`request failed: ${reason} ${request.url()}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) this.#seen.push(`status ${response.status()}: ${response.url()}`);
    });
  }

  /** Chromium doesn't tell how the requests of a document end that the page has left. */
  #watchDocuments(page: Page): void {
    let document: Request | null = null;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) document = request;
    });
    page.on('framenavigated', (frame) => {
      // A new URL without a request is still the same document.
      if (frame !== page.mainFrame() || document === null) return;
      for (const request of this.#open) {
        if (request !== document && request.frame().page() === page) this.#open.delete(request);
      }
      document = null;
    });
  }

  /** Faults that aren't expected. */
  get unexpected(): string[] {
    return this.#seen.filter((fault) => !this.#expected.some((pattern) => pattern.test(fault)));
  }

  /** All faults that match. */
  matching(pattern: RegExp): string[] {
    return this.#seen.filter((fault) => pattern.test(fault));
  }

  /** Accepts matching faults in this test. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Whether requests are still pending. */
  get isBusy(): boolean {
    return this.#open.size > 0;
  }

  reset(): void {
    this.#seen.length = 0;
    this.#expected.length = 0;
    this.#open.clear();
  }
}

export const test = base.extend<{faults: Faults}>({
  // State that Playwright doesn't reset in a shared window.
  context: async ({context}, use) => {
    await context.clearPermissions();
    await context.setOffline(false);
    await use(context);
  },
  faults: [
    async ({browser, context}, use) => {
      const faults = new Faults(context);
      const watch = (opened: BrowserContext): void => faults.watch(opened);
      browser.on('context', watch);
      await use(faults);
      browser.off('context', watch);
      base.expect(faults.unexpected, 'what went wrong on the console and the network').toEqual([]);
    },
    {auto: true},
  ],
});

/** Opens a URL and waits for hydration. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
}

/** What Chromium tells a page about its connection. */
interface Connection {
  saveData?: boolean;
  effectiveType: string;
}

export const SAVES_DATA: Connection = {saveData: true, effectiveType: '4g'};

/** Sets `navigator.connection` from the first script on. */
export async function setConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
}

/** Sets a value in the browser's storage before the first script runs. */
export async function store(page: Page, entries: Record<string, string>): Promise<void> {
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, entries);
}

/** Counts the documents that the page loads from now on. */
export function countDocuments(page: Page): {readonly count: number} {
  const counter = {count: 0};
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) counter.count += 1;
  });
  return counter;
}

/** Records the scripts that the page loads from now on. */
export function loadedScripts(page: Page): {containing: (text: string) => Promise<string[]>} {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.push(request.url());
  });
  return {
    /** Returns the URLs of scripts that contain a text, because file names don't say what a script is for. */
    async containing(text) {
      const bodies = await Promise.all(urls.map(async (url) => ({url, body: await (await page.request.get(url)).text()})));
      return bodies.filter(({body}) => body.includes(text)).map(({url}) => url);
    },
  };
}

/** Waits until the page's last change is painted. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** The Enter that ends an input method in Safari: the method has ended before, and only the code tells. */
export async function endInputMethod(field: Locator): Promise<void> {
  await field.evaluate((element) => {
    element.dispatchEvent(new CompositionEvent('compositionend', {bubbles: true}));
    element.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', keyCode: 229, bubbles: true, cancelable: true}));
  });
}

/** Lets the browser refuse to copy. */
export async function blockClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = (): Promise<never> => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'));
    Object.assign(Clipboard.prototype, {write: refuse, writeText: refuse});
  });
}

/** Holds back matching requests until the returned function is called. */
export async function hold(page: Page, url: RegExp): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
