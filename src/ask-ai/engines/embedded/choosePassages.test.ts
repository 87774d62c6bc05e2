import {describe, expect, it} from 'vitest';
import type {SearchHit} from '@site/src/search';
import {choosePassages} from './choosePassages';

function hit(url: string): SearchHit {
  const hierarchy = {lvl0: 'CMS', lvl1: 'Page', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  return {objectID: url, url, type: url.includes('#') ? 'lvl2' : 'lvl1', hierarchy, marked: {title: '', page: '', excerpt: null}};
}

const chosen = (urls: string[], question = 'How do I sort?') => choosePassages(urls.map(hit), question).map(({url}) => url);

describe('the passages', () => {
  it('are five at most, in the order of the search, each once', () => {
    expect(chosen(['/a#1', '/b#1', '/a#1', '/c#1', '/d#1', '/e#1', '/f#1'])).toEqual(['/a#1', '/b#1', '/c#1', '/d#1', '/e#1']);
  });

  it('are two of a page at most, where there are enough', () => {
    expect(chosen(['/a#1', '/a#2', '/a#3', '/b#1'])).toEqual(['/a#1', '/a#2', '/b#1']);
    expect(chosen(['/a#1', '/a#2', '/a#3'])).toEqual(['/a#1', '/a#2', '/a#3']);
  });

  it('leave out the beginning of a page that has a better section', () => {
    expect(chosen(['/a', '/a#1', '/b'])).toEqual(['/a#1', '/b']);
  });

  it('have it where the question is what a thing is', () => {
    expect(chosen(['/a', '/a#1', '/b'], 'What is sorting?')).toEqual(['/a', '/a#1', '/b']);
  });

  it('begin with sections that hold the words themselves', () => {
    const found = (url: string, excerpt: string): SearchHit => {
      const base = hit(url);
      return {...base, marked: {...base.marked, excerpt}};
    };
    const all = '<mark>request</mark> <mark>returns</mark> <mark>403</mark>';
    const hits = [found('/a#1', '<mark>return</mark> <mark>Returns</mark>'), found('/b#1', all), found('/c#1', all)];
    expect(choosePassages(hits, 'Why?').map(({url}) => url)).toEqual(['/b#1', '/c#1', '/a#1']);
    expect(choosePassages([...hits, found('/d#1', all)], 'Why?').map(({url}) => url)).toEqual(['/b#1', '/c#1', '/d#1']);
  });

  it('may be none', () => {
    expect(chosen([])).toEqual([]);
  });
});
