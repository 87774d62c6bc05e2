import {describe, expect, it} from 'vitest';
import {parseResponse} from './parseResponse';

const toUrl = (url: string): string | null => (url.startsWith('/') ? url : null);
const hierarchy = {lvl0: 'CMS', lvl1: 'REST API', lvl2: 'Filters', lvl3: null, lvl4: null, lvl5: null, lvl6: null};
const hit = {objectID: '1', url: '/a#b', type: 'content', content: 'Some text', hierarchy};

function responseOf(...hits: unknown[]): unknown {
  return {results: [{hits, nbHits: 40, nbPages: 2, queryID: 'q1'}]};
}

describe('parseResponse', () => {
  it('reads counts and the id of the query', () => {
    expect(parseResponse(responseOf(hit), toUrl)).toMatchObject({nbHits: 40, nbPages: 2, queryID: 'q1'});
  });

  it('calls results weak for which words of the query were left out', () => {
    const result = {hits: [hit], nbHits: 40, nbPages: 2};
    expect(parseResponse({results: [{...result, queryAfterRemoval: 'filters <em>kubernetes</em>'}]}, toUrl).isWeak).toBe(true);
    expect(parseResponse({results: [result]}, toUrl).isWeak).toBe(false);
  });

  it('takes the deepest heading for the kind of a hit, so that every hit can be kept as recent', () => {
    expect(parseResponse(responseOf(hit), toUrl).hits[0]?.type).toBe('lvl2');
  });

  it('keeps marks and escapes everything else', () => {
    const marked = {
      ...hit,
      _snippetResult: {hierarchy: {lvl2: {value: '<mark>Filters</mark><script>'}}, content: {value: 'a <mark>b</mark> <b>'}},
    };
    expect(parseResponse(responseOf(marked), toUrl).hits[0]?.marked).toEqual({
      title: '<mark>Filters</mark>&lt;script&gt;',
      page: 'REST API',
      excerpt: 'a <mark>b</mark> &lt;b&gt;',
    });
  });

  it.each([
    ['<mark>a', '&lt;mark&gt;a'],
    ['<mark onclick=x>a</mark>', '&lt;mark onclick=x&gt;a&lt;/mark&gt;'],
  ])('makes %s text', (value, title) => {
    const marked = {...hit, _snippetResult: {hierarchy: {lvl2: {value}}}};
    expect(parseResponse(responseOf(marked), toUrl).hits[0]?.marked.title).toBe(title);
  });

  it('escapes headings that come without a snippet', () => {
    const plain = {...hit, hierarchy: {...hierarchy, lvl2: '<svg onload=alert(1)>'}};
    expect(parseResponse(responseOf(plain), toUrl).hits[0]?.marked.title).toBe('&lt;svg onload=alert(1)&gt;');
  });

  it('leaves out hits that must not be followed or cannot be shown', () => {
    const hits = [{...hit, url: 'javascript:alert(1)'}, {...hit, hierarchy: null}, {...hit, objectID: 7}, null, 'x'];
    expect(parseResponse(responseOf(...hits), toUrl).hits).toEqual([]);
  });

  it.each([null, {}, {results: []}, {results: [{}]}, {results: 'x'}, 'html'])('refuses %j', (response) => {
    expect(() => parseResponse(response, toUrl)).toThrow(TypeError);
  });
});
