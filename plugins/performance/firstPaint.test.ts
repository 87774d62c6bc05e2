import {expect, it} from 'vitest';
import {AFTER_NAVBAR_ID} from '../../src/site/constants';
import {waitForFirstScreen} from './firstPaint';

const expecting = (id: string): string => `<link rel=expect href=#${id} blocking=render>`;
const page = (id: string, text: string): string =>
  `${expecting(id)}<div id=${AFTER_NAVBAR_ID}><h1>Title</h1><h2 id=first>First</h2>${text}`;
const SCREEN = `<p>${'Text. '.repeat(900)}</p>`;

it('waits for the first heading below the first screen', () => {
  const text = `${SCREEN}<h2 class="anchor title" id=second>Second</h2><h2 id=third>Third</h2>`;
  expect(waitForFirstScreen(page(AFTER_NAVBAR_ID, text))).toBe(page('second', text));
});

it('reads an ID in quotes', () => {
  const text = `${SCREEN}<h3 id="second">Second</h3>`;
  const html = page(AFTER_NAVBAR_ID, text).replace(`href=#${AFTER_NAVBAR_ID}`, `href="#${AFTER_NAVBAR_ID}"`);
  expect(waitForFirstScreen(html)).toContain('<link rel=expect href="#second" blocking=render>');
});

it.each([
  ['that has no heading below its first screen', page(AFTER_NAVBAR_ID, SCREEN)],
  ['without a title', `${expecting(AFTER_NAVBAR_ID)}${SCREEN}<h2 id=second>Second</h2>`],
])('waits for the navbar on a page %s', (_page, html) => {
  expect(waitForFirstScreen(html)).toBe(html);
});

it('reports a page that waits for something else', () => {
  const html = page('other', `${SCREEN}<h2 id=second>Second</h2>`);
  expect(() => waitForFirstScreen(html)).toThrow('plugins/performance/firstPaint.ts');
});
