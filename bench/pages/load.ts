import type {Browser} from '@playwright/test';
import {inlinedFontBytes} from './inlinedFonts';
import type {Site} from './sites';
import {openSlowPhone, untilIdle, type SlowPhone, type TransferredFile} from './slowPhone';

/** Times in ms, sizes in kB (1000 bytes) of compressed bodies. */
export interface LoadMeasurement extends Omit<Window['bench'], 'lastTaskEnd'> {
  script: number;
  /** Total size without fonts and prefetches. */
  total: number;
  /** Size of fonts in separate files and as data in pages and style sheets. */
  fonts: number;
  prefetched: number;
  /** Number of requests to other hosts. */
  otherHosts: number;
}

/** Loads a page with an empty cache, until it is hydrated and idle for 2 s. */
export async function measureLoad(browser: Browser, site: Site, path: string, cpuSlowdown?: number): Promise<LoadMeasurement> {
  const phone = await openSlowPhone(browser, cpuSlowdown);
  try {
    await phone.page.goto(site.url + path);
    await phone.page.waitForSelector(site.ready, {state: 'attached'});
    await untilIdle(phone);
    const measured = await phone.page.evaluate(() => window.bench);
    const {origin} = new URL(site.url);
    const files = phone.traffic.files();
    const own = files.filter(({isPrefetch}) => !isPrefetch);
    const inlinedFonts = await inlinedFontsOf(phone, own);
    return {
      ...measured,
      script: kiloBytes(own.filter(({type}) => type === 'Script')),
      total: kiloBytes(own.filter(({type}) => type !== 'Font')) - inlinedFonts,
      fonts: kiloBytes(own.filter(({type}) => type === 'Font')) + inlinedFonts,
      prefetched: kiloBytes(files.filter(({isPrefetch}) => isPrefetch)),
      otherHosts: files.filter(({url}) => new URL(url).origin !== origin).length,
    };
  } finally {
    await phone.context.close();
  }
}

/** Size of inlined fonts (kB). */
async function inlinedFontsOf({session}: SlowPhone, files: readonly TransferredFile[]): Promise<number> {
  let bytes = 0;
  for (const {requestId} of files.filter(({type}) => type === 'Document' || type === 'Stylesheet')) {
    const {body} = await session.send('Network.getResponseBody', {requestId});
    bytes += inlinedFontBytes(body);
  }
  return bytes / 1000;
}

function kiloBytes(files: readonly TransferredFile[]): number {
  return files.reduce((sum, {bytes}) => sum + bytes, 0) / 1000;
}
