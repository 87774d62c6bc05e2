import {describe, expect, it} from 'vitest';
import {MANUAL} from './testPages';
import {toCompact} from './compact';
import {SearchEngine} from '../../src/search/embedded/engine';
import type {SearchRecord} from '../../src/search/format';
import {toRecords} from './records';

const records = toRecords(MANUAL, {
  siteUrl: 'https://docs.example.com',
  language: 'en',
  version: 'current',
  groupOf: ({area}) => area,
});

describe('toCompact', () => {
  it('has a text for the page and for each of its sections', () => {
    const {headings, texts} = toCompact(records);
    expect(texts.texts.map((page) => page.length)).toEqual(headings.pages.map(([, , , , , , sections]) => sections.length + 1));
  });

  it('leaves out an anchor that follows from its heading, and keeps any other', () => {
    const changed = records.map((record) => (record.anchor === 'operators' ? {...record, anchor: 'ops'} : record));
    const filters = toCompact(changed).headings.pages.find(([path]) => path === '/cms/api/rest/filters');
    expect(filters?.[6]).toEqual([
      [2, 'Operators', 'ops'],
      [3, 'Case-insensitive search'],
    ]);
  });

  it('has the sections that show proven samples, which hits say', async () => {
    const [, , third, , fifth] = records;
    const {headings, texts} = toCompact(records, [], new Set([third?.url ?? '', fifth?.url ?? '']));
    expect(headings.proven).toEqual([2, 2]);
    const engine = new SearchEngine(headings);
    await engine.addTexts(texts);
    const query = {page: 0, hitsPerPage: 99, snippetWords: 10, facetFilters: [], acceptsPartial: false};
    const hits = records.flatMap(({hierarchy, type}) => engine.search({...query, query: hierarchy[type] ?? ''})?.hits ?? []);
    const proven = new Set(hits.flatMap(({url, isProven}) => (isProven ? [`https://docs.example.com${url}`] : [])));
    expect(proven).toEqual(new Set([third?.url, fifth?.url]));
  });

  it('keeps whole texts while the manual is small', () => {
    expect(toCompact([makeRecord(0, 'word '.repeat(2000).trim())]).texts.texts[0]?.[0]).toHaveLength(9999);
  });

  it('shortens the texts of a large manual between words, so that no browser downloads more', () => {
    const many = Array.from({length: 4000}, (_, index) => makeRecord(index, 'word '.repeat(120)));
    const texts = toCompact(many).texts.texts.flat();
    const total = texts.reduce((sum, text) => sum + text.length, 0);
    expect(total).toBeLessThanOrEqual(540_000);
    expect(total).toBeGreaterThan(490_000);
    expect(texts.every((text) => text.endsWith('word…'))).toBe(true);
  });

  it('keeps the words of what it cuts off', () => {
    const many = Array.from({length: 4000}, (_, index) =>
      makeRecord(index, `${'word '.repeat(120)}${index === 7 ? 'EADDRINUSE' : 'common'}`),
    );
    const {rest} = toCompact(many).texts;
    expect(rest.words).toContain('EADDRINUSE');
    expect(rest.sections[rest.words.indexOf('EADDRINUSE')]).toEqual([7]);
  });

  it('writes every name of a group once', () => {
    expect(toCompact(records).headings.groups).toEqual(['cms', 'cloud', 'site']);
  });
});

function makeRecord(number: number, content: string): SearchRecord {
  const [first] = records;
  if (!first) throw new Error('There are no records.');
  return {...first, url_without_anchor: `https://docs.example.com/${number}`, content};
}
