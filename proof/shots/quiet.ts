import {setTimeout as delay} from 'node:timers/promises';
import type {Page, Request} from 'playwright-core';

/** What a page asks for after so long, in milliseconds, isn't an answer to what it asked before. */
const PAUSE = 300;

/**
 * Watches what a page asks for, from now on.
 *
 * @param patience in milliseconds
 * @returns waits until it has every answer and asks for nothing more
 */
export function watchRequests(page: Page, patience: number): () => Promise<void> {
  const open = new Set<Request>();
  let last = performance.now();
  const onEnd = (request: Request): void => {
    open.delete(request);
    last = performance.now();
  };
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  return async () => {
    const end = performance.now() + patience;
    while (open.size > 0 || performance.now() - last < PAUSE) {
      if (performance.now() > end) {
        const urls = [...open].map((request) => request.url()).join(', ');
        throw new Error(`After ${patience / 1000} seconds, the panel is still waiting for ${urls || 'something'}.`);
      }
      await delay(50);
    }
  };
}
