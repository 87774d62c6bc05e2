import {expect, it} from 'vitest';
import {excerptOf} from './excerptOf';
import type {SearchHit} from './SearchClient';

function hit(excerpt: string | null): SearchHit {
  const hierarchy = {lvl0: 'CMS', lvl1: 'REST API', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  return {objectID: '1', url: '/cms/api/rest', type: 'lvl1', hierarchy, marked: {title: '', page: '', excerpt}};
}

it.each([null, '', '…<mark>find</mark> one…', '<mark>populate</mark>=*', '<mark>a</mark> – b'])(
  'shows nothing of %s',
  (excerpt) => {
    expect(excerptOf(hit(excerpt))).toBeNull();
  },
);

it('shows three words', () => {
  expect(excerptOf(hit('…<mark>find</mark> one document…'))).toBe('…<mark>find</mark> one document…');
});
