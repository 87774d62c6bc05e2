import type {Browser, BrowserContext, CDPSession, Page} from '@playwright/test';

/** Slowdown compared with this machine. */
const CPU_SLOWDOWN = 4;
/** Lighthouse's slow 4G: 1.6 Mbit/s and 150 ms. */
export const NETWORK = {offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8};
const IDLE_MS = 2000;
const IDLE_TIMEOUT_MS = 90_000;

export interface SlowPhone {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
  traffic: ReturnType<typeof recordTraffic>;
}

declare global {
  interface Window {
    bench: {
      /** Times in ms since the navigation started. */
      firstPaint: number;
      largestPaint: number;
      /** Sum of all layout shift scores. */
      layoutShift: number;
      /** Total blocking time since the start of the navigation: the time of each task beyond 50 ms. */
      blocked: number;
      lastTaskEnd: number;
    };
  }
}

/** Opens a page with an empty cache, 390 px wide, on a slow processor and line. */
export async function openSlowPhone(browser: Browser, cpuSlowdown = CPU_SLOWDOWN): Promise<SlowPhone> {
  const context = await browser.newContext({viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true});
  const page = await context.newPage();
  page.setDefaultTimeout(IDLE_TIMEOUT_MS);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
  const traffic = recordTraffic(session);
  await page.addInitScript(observe);
  return {context, page, session, traffic};
}

/** Runs in the page before its scripts. Has no named functions, because they would need a helper that isn't in the page. */
function observe(): void {
  const bench: Window['bench'] = {firstPaint: Number.NaN, largestPaint: Number.NaN, layoutShift: 0, blocked: 0, lastTaskEnd: 0};
  window.bench = bench;
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name === 'first-contentful-paint') bench.firstPaint = entry.startTime;
        if (type === 'largest-contentful-paint') bench.largestPaint = entry.startTime;
        if ('value' in entry && typeof entry.value === 'number') bench.layoutShift += entry.value;
        if (type !== 'longtask') continue;
        bench.blocked += entry.duration - 50;
        bench.lastTaskEnd = entry.startTime + entry.duration;
      }
    }).observe({type, buffered: true});
  }
}

/** Waits until there was no request and no task over 50 ms for 2 s. Starts now, because effects of the last action can be delayed. */
export async function untilIdle({page, traffic}: SlowPhone): Promise<void> {
  const start = performance.now();
  for (;;) {
    const sinceTask = await page.evaluate(() => performance.now() - window.bench.lastTaskEnd);
    const sinceStart = performance.now() - start;
    const rest = IDLE_MS - Math.min(sinceTask, traffic.sinceLast(), sinceStart);
    if (rest <= 0) return;
    if (sinceStart > IDLE_TIMEOUT_MS) throw new Error(`${page.url()} is not idle after ${IDLE_TIMEOUT_MS / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
}

export interface TransferredFile {
  /** ID of the request in the browser's protocol. */
  requestId: string;
  url: string;
  /** Resource type in the browser's protocol: `Script`, `Font`. */
  type: string;
  isPrefetch: boolean;
  /** Size of the compressed body. */
  bytes: number;
}

function recordTraffic(session: CDPSession) {
  const files = new Map<string, TransferredFile & {headerBytes: number}>();
  let last = performance.now();
  session.on('Network.requestWillBeSent', ({requestId, request, type = 'Other'}) => {
    last = performance.now();
    const isPrefetch = type === 'Prefetch' || 'Purpose' in request.headers || 'Sec-Purpose' in request.headers;
    if (!request.url.startsWith('data:')) {
      files.set(requestId, {requestId, url: request.url, type, isPrefetch, bytes: 0, headerBytes: 0});
    }
  });
  session.on('Network.responseReceived', ({requestId, response}) => {
    last = performance.now();
    const file = files.get(requestId);
    if (file) file.headerBytes = response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    last = performance.now();
    const file = files.get(requestId);
    if (file) file.bytes = Math.max(0, encodedDataLength - file.headerBytes);
  });
  return {
    files: (): TransferredFile[] => [...files.values()],
    /** Milliseconds since the last request or response. */
    sinceLast: () => performance.now() - last,
  };
}
