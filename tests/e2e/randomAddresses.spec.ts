/**
 * Addresses that no one has thought of: nothing crashes, the console stays clean, and no other host is asked. `npm run test:full` tries
 * 500, the weekly run 10,000. The seed is the number of the test.
 */
import {testRun} from '../testRun';
import {sitemapPaths} from './support/build';
import {Random} from './support/random';
import {drawn, expect, hydrated, open, test} from './support/test';

const PER_TEST = 100;
/** One of so many is loaded as a document; the others are opened in the page, as links are. */
const LOADED = 10;

const TESTS = testRun().isWeekly ? 100 : 5;

const PAGES = [...sitemapPaths(), '/search', '/tags', '/home/Home'];
/** Pages that read their query or hash. */
const READERS = ['/search', '/cms/migration/v4-to-v5/breaking-changes', '/cms/api/rest/interactive-query-builder'];
const KEYS = [
  'q',
  'page',
  'area',
  'codemod',
  'plugins',
  'docusaurus-theme',
  'docusaurus-data-x',
  'utm_source',
  '__proto__',
  'a[b]',
];
const PIECES = [
  ...Array.from('abcxyz0189 -_.~!*()\'"&=+,;:@/\\?<>[]{}|^`$é漢🎉\u2028\u202e'),
  ...[
    '%',
    '%00',
    '%0d%0a',
    '%25',
    '%2F',
    '%5C',
    '%E0%A4',
    '%ff',
    '..',
    '//',
    '<script>alert(1)</script>',
    '__proto__',
    'constructor',
  ],
  ...['undefined', ':~:text=', 'builder=', 'https://evil.example', 'javascript:alert(1)', '-1', '1e999', 'x'.repeat(200)],
];

function junk(random: Random): string {
  return Array.from({length: 1 + random.below(8)}, () => random.one(PIECES)).join('');
}

function randomPath(random: Random): string {
  const path = random.one(PAGES);
  const at = 1 + random.below(path.length);
  return random.one([
    `${path.slice(0, at)}${path.slice(at + 1)}`,
    `${path.slice(0, at)}${junk(random).replace(/[?#]/g, '')}${path.slice(at)}`,
    path.toUpperCase(),
    `${path}/`,
    `${path}.html`,
    `/${path}`,
    `${path}/${junk(random).replace(/[?#]/g, '')}`,
    `/${junk(random)}`,
  ]);
}

function randomAddress(random: Random): string {
  const page = random.below(2) === 0 ? random.one(READERS) : random.one(PAGES);
  const query = (): string => `${random.one([...KEYS, junk(random)])}=${junk(random).replaceAll('#', '')}`;
  switch (random.below(4)) {
    case 0:
      return randomPath(random);
    case 1:
      return `${page}?${query()}&${query()}`;
    case 2:
      return `${page}#${junk(random)}`;
    default:
      return `${page}?${query()}#${random.one(['builder=', ':~:text=', ''])}${junk(random)}`;
  }
}

for (let seed = 1; seed <= TESTS; seed += 1) {
  test(`${PER_TEST} random addresses, seed ${seed}`, {tag: '@full'}, async ({page, faults, baseURL}) => {
    test.setTimeout(300_000);
    // No page is there, or the page is, and no file of it is missing.
    faults.expect(/status of 404 .*\((?!\S*\/assets\/)/, /^status 404: (?!\S*\/assets\/)/);
    const random = new Random(seed);
    await open(page, '/');
    for (let number = 0; number < PER_TEST; number += 1) {
      const address = `${baseURL}${randomAddress(random)}`;
      await test.step(address, async () => {
        if (number % LOADED === 0) {
          // Only another hash is no new document.
          await page.goto('about:blank');
          await page.goto(address);
          await hydrated(page);
        } else {
          await page.evaluate((url) => {
            history.pushState({key: url}, '', url);
            dispatchEvent(new PopStateEvent('popstate', {state: {key: url}}));
          }, address);
        }
        await expect.poll(() => faults.isBusy, {intervals: [5, 10, 20, 50]}).toBe(false);
        await drawn(page);
        expect(new URL(page.url()).origin, address).toBe(baseURL);
        const headings = page.getByRole('heading', {level: 1});
        await expect(headings, address).toHaveCount(1);
        await expect(headings, address).not.toHaveText('This page crashed.');
        expect(faults.unexpected, address).toEqual([]);
      });
    }
  });
}
