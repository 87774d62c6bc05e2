import type {Browser, CDPSession, Page} from '@playwright/test';

/** Compressed sizes in kB (1000 bytes), times in ms. */
export interface PageMeasurement {
  scriptKB: number;
  styleKB: number;
  documentKB: number;
  fontKB: number;
  /** Everything but fonts. */
  totalKB: number;
  firstPaintMs: number;
  layoutShift: number;
  /** Requests to any other host. */
  otherHosts: number;
}

const CPU_SLOWDOWN = 4;
/** 1.6 Mbit/s and 150 ms, what Lighthouse calls slow 4G. */
const NETWORK = {offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) | 0, uploadThroughput: (750e3 / 8) | 0};
const IDLE_MS = 2000;

/** Loads a page in a fresh context on a slow machine and line, until it is hydrated and nothing was fetched for 2 s. */
export async function measurePage(browser: Browser, url: string): Promise<PageMeasurement> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
    const traffic = recordTraffic(session);
    await observePaints(page);
    await page.goto(url, {waitUntil: 'load'});
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await traffic.idle(IDLE_MS);
    const {firstPaintMs, layoutShift} = await page.evaluate(() => window.benchPaints);
    const {origin} = new URL(url);
    const kiloBytes = (type?: string): number => traffic.bytes(type) / 1000;
    return {
      scriptKB: kiloBytes('Script'),
      styleKB: kiloBytes('Stylesheet'),
      documentKB: kiloBytes('Document'),
      fontKB: kiloBytes('Font'),
      totalKB: kiloBytes() - kiloBytes('Font'),
      firstPaintMs,
      layoutShift,
      otherHosts: traffic.urls().filter((requested) => !requested.startsWith('data:') && new URL(requested).origin !== origin)
        .length,
    };
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    benchPaints: {firstPaintMs: number; layoutShift: number};
  }
}

async function observePaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.benchPaints = {firstPaintMs: Number.NaN, layoutShift: 0};
    new PerformanceObserver((list) => {
      for (const entry of list.getEntriesByName('first-contentful-paint')) window.benchPaints.firstPaintMs = entry.startTime;
    }).observe({type: 'paint', buffered: true});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') window.benchPaints.layoutShift += entry.value;
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

interface Traffic {
  idle: (ms: number) => Promise<void>;
  /** Bytes on the wire, of one type of resource or of all. */
  bytes: (type?: string) => number;
  urls: () => string[];
}

/** Prefetches are left out: the browser makes them when it has nothing better to do. */
function recordTraffic(session: CDPSession): Traffic {
  const requests = new Map<string, {url: string; type: string; bytes: number}>();
  let lastEvent = performance.now();
  session.on('Network.requestWillBeSent', ({requestId, request, type, initiator}) => {
    lastEvent = performance.now();
    const isPrefetch =
      type === 'Prefetch' || 'Purpose' in request.headers || 'Sec-Purpose' in request.headers || initiator.type === 'preflight';
    if (!isPrefetch) requests.set(requestId, {url: request.url, type: type ?? 'Other', bytes: 0});
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    lastEvent = performance.now();
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  const all = (): {url: string; type: string; bytes: number}[] => [...requests.values()];
  return {
    idle: async (ms) => {
      while (performance.now() - lastEvent < ms) await new Promise((resolve) => setTimeout(resolve, 100));
    },
    bytes: (type) =>
      all()
        .filter((request) => type === undefined || request.type === type)
        .reduce((total, request) => total + request.bytes, 0),
    urls: () => all().map(({url}) => url),
  };
}
