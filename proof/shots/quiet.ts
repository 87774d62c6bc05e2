import {setTimeout as delay} from 'node:timers/promises';
import type {Page, Request} from 'playwright-core';

/** Requests that start this long after the last one (ms) aren't caused by it. */
const PAUSE = 300;

/**
 * Tracks a page's requests from now on.
 *
 * @param timeout in milliseconds
 * @returns waits until all responses have arrived and there are no new requests
 */
export function watchRequests(page: Page, timeout: number): () => Promise<void> {
  const open = new Set<Request>();
  let last = performance.now();
  const onEnd = (request: Request): void => {
    open.delete(request);
    last = performance.now();
  };
  page.on('request', (request) => {
    // A new page ends the requests of the last one, and the browser doesn't report all of their ends.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    open.add(request);
  });
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  return async () => {
    const end = performance.now() + timeout;
    while (open.size > 0 || performance.now() - last < PAUSE) {
      if (performance.now() > end) {
        const urls = [...open].map((request) => request.url()).join(', ');
        throw new Error(`After ${timeout / 1000} seconds, the panel is still waiting for ${urls || 'something'}.`);
      }
      await delay(50);
    }
  };
}
