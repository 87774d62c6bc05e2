import {describe, expect, it} from 'vitest';
import {MANUAL} from '../../tests/fixtures/search/pages';
import {toCompact} from './compact';
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
    expect(texts.map((page) => page.length)).toEqual(headings.pages.map(([, , , , , , sections]) => sections.length + 1));
  });

  it('leaves out an anchor that follows from its heading, and keeps any other', () => {
    const changed = records.map((record) => (record.anchor === 'operators' ? {...record, anchor: 'ops'} : record));
    const filters = toCompact(changed).headings.pages.find(([path]) => path === '/cms/api/rest/filters');
    expect(filters?.[6]).toEqual([
      [2, 'Operators', 'ops'],
      [3, 'Case-insensitive search'],
    ]);
  });

  it('cuts long texts between words', () => {
    const [first] = records;
    if (!first) throw new Error('There are no records.');
    const [[text = ''] = []] = toCompact([{...first, content: 'word '.repeat(500)}]).texts;
    expect(text.length).toBeLessThanOrEqual(600);
    expect(text.endsWith('word')).toBe(true);
  });

  it('writes every name of a group once', () => {
    expect(toCompact(records).headings.groups).toEqual(['cms', 'cloud', 'site']);
  });
});
