import {describe, expect, it} from 'vitest';
import {parseStoredSearches} from './storedSearches';

const urls = {siteUrl: 'https://docs.example.com', externalUrlRegex: null, replaceSearchResultPathname: null};
const entry = {objectID: '1', url: '/cms/intro', type: 'lvl1', content: null, hierarchy: {lvl0: 'CMS', lvl1: 'Intro'}};

describe('parseStoredSearches', () => {
  it.each(['', '{', 'null', '"x"', '{"a":1}', '[1, null, "x", {}]', JSON.stringify([{...entry, hierarchy: null}])])(
    'finds nothing in %s',
    (json) => {
      expect(parseStoredSearches(json, urls)).toEqual([]);
    },
  );

  it('drops entries that lead away from the site', () => {
    const stored = [
      entry,
      {...entry, objectID: '2', url: 'javascript:alert(1)'},
      {...entry, objectID: '3', url: 'https://evil.example/'},
    ];
    expect(parseStoredSearches(JSON.stringify(stored), urls).map(({objectID}) => objectID)).toEqual(['1']);
  });

  it('makes markup text, once, however often it is read', () => {
    const stored = JSON.stringify([{...entry, hierarchy: {lvl0: 'CMS', lvl1: '<img src=x onerror=alert(1)>'}}]);
    const once = parseStoredSearches(stored, urls);
    expect(once[0]?.hierarchy.lvl1).toBe('&lt;img src=x onerror=alert(1)&gt;');
    expect(parseStoredSearches(JSON.stringify(once), urls)).toEqual(once);
  });

  it('keeps an entry once', () => {
    expect(parseStoredSearches(JSON.stringify([entry, entry]), urls)).toHaveLength(1);
  });
});
