import {expect, it} from 'vitest';
import {lostPages, presentPages, readPublishedPages} from './publishedPages';

const PRESENT = presentPages(process.cwd());

it('a page that moved or went is missed, unless its address leads on', () => {
  expect(lostPages(['/cms/intro', '/cms/gone', '/dev-docs/faq', '/dev-docs/deployment/azure'], ['/cms/intro'])).toEqual([
    '/cms/gone',
  ]);
});

it('every published address shows a page or leads to one (if not: give it a line in redirects.ts)', () => {
  expect(lostPages(readPublishedPages(), PRESENT)).toEqual([]);
});

it('every page is on the record of published ones (if not: npm run record:pages)', () => {
  const published = new Set(readPublishedPages());
  expect(PRESENT.filter((page) => !published.has(page))).toEqual([]);
});
