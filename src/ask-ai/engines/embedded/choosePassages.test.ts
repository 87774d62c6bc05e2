import {describe, expect, it} from 'vitest';
import type {SearchHit} from '@site/src/search';
import {choosePassages} from './choosePassages';

function hit(url: string): SearchHit {
  const hierarchy = {lvl0: 'CMS', lvl1: 'Page', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  return {objectID: url, url, type: url.includes('#') ? 'lvl2' : 'lvl1', hierarchy, marked: {title: '', page: '', excerpt: null}};
}

const chosen = (urls: string[]) => choosePassages(urls.map(hit)).map(({url}) => url);

describe('the passages', () => {
  it('are five at most, in the order of the search, each once', () => {
    expect(chosen(['/a#1', '/b#1', '/a#1', '/c#1', '/d#1', '/e#1', '/f#1'])).toEqual(['/a#1', '/b#1', '/c#1', '/d#1', '/e#1']);
  });

  it('are two of a page at most, where there are enough', () => {
    expect(chosen(['/a#1', '/a#2', '/a#3', '/b#1'])).toEqual(['/a#1', '/a#2', '/b#1']);
    expect(chosen(['/a#1', '/a#2', '/a#3'])).toEqual(['/a#1', '/a#2', '/a#3']);
  });

  it('may be none', () => {
    expect(chosen([])).toEqual([]);
  });
});
