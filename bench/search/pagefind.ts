import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {BENCH, installBench} from '../install';

const OUTPUT = path.resolve('.cache/bench/pagefind');
/** An origin that only exists in the browser. */
const ORIGIN = 'http://localhost:1';
const MAX_RESULTS = 10;

const START_PAGE = '<script type="module">import * as pagefind from "/pagefind.js"; window.pagefind = pagefind;</script>';

declare global {
  interface Window {
    pagefind?: {search: (words: string) => Promise<{results: {data: () => Promise<{raw_url: string}>}[]}>};
  }
}

/**
 * Pagefind, as it comes, over the articles of the built site.
 *
 * @returns paths of pages, best first
 */
export async function openPagefind(browser: Browser, build: string): Promise<(query: string) => Promise<string[]>> {
  await installBench();
  const command = path.resolve(BENCH, 'node_modules/.bin/pagefind');
  execFileSync(command, ['--site', build, '--output-path', OUTPUT, '--root-selector', 'article'], {stdio: 'ignore'});
  const page = await browser.newPage();
  await page.route(`${ORIGIN}/**`, async (route) => {
    const {pathname} = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({contentType: 'text/html', body: START_PAGE});
    const contentType = pathname.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
    return route.fulfill({contentType, body: readFileSync(path.join(OUTPUT, pathname))});
  });
  await page.goto(ORIGIN);
  await page.waitForFunction(() => window.pagefind !== undefined);
  return async (query) => {
    const urls = await page.evaluate(
      async ({words, limit}) => {
        const found = await window.pagefind?.search(words);
        return Promise.all((found?.results ?? []).slice(0, limit).map(async (result) => (await result.data()).raw_url));
      },
      {words: query, limit: MAX_RESULTS},
    );
    return urls.map((url) => url.replace(/(?:index)?\.html$|\/$/, '') || '/');
  };
}
