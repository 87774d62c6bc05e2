import {describe, expect, it} from 'vitest';
import {readSources} from './readSources';

const source = (source_url: unknown, title: unknown = 'Page|Section') => ({source_url, title, subtitle: '', source_type: 'x'});

describe('sources', () => {
  it('have a URL and a title', () => {
    expect(readSources([source('https://a.example/')])).toEqual([{url: 'https://a.example/', title: 'Page › Section'}]);
    expect(readSources([source('https://a.example/', ' |')])).toEqual([{url: 'https://a.example/', title: 'https://a.example/'}]);
  });

  it('are listed once, and are eight at most', () => {
    expect(readSources([source('a'), source('a'), source('b')]).map(({url}) => url)).toEqual(['a', 'b']);
    expect(readSources(Array.from({length: 50}, (_, index) => source(`${index}`)))).toHaveLength(8);
  });

  it.each([undefined, null, 'x', {}, [null], [[]], [{title: 'x'}], [source(1)]])('are not read from %j', (value) => {
    expect(readSources(value)).toEqual([]);
  });
});
