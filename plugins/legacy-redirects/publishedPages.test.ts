import {expect, it} from 'vitest';
import {lostPages, presentPages, readPublishedPages} from './publishedPages';

const PRESENT = presentPages(process.cwd());

it('a page that was moved or removed is reported, unless its URL is redirected', () => {
  expect(lostPages(['/cms/intro', '/cms/gone', '/dev-docs/faq', '/dev-docs/deployment/azure'], ['/cms/intro'])).toEqual([
    '/cms/gone',
  ]);
});

it('every published URL shows a page or redirects to one (if not: add it to redirects.ts)', () => {
  expect(lostPages(readPublishedPages(), PRESENT)).toEqual([]);
});

it('every page is on the record of published ones (if not: npm run record:pages)', () => {
  const published = new Set(readPublishedPages());
  expect(PRESENT.filter((page) => !published.has(page))).toEqual([]);
});
