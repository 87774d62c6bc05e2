import {describe, expect, it} from 'vitest';
import {MANUAL, makePage} from './testPages';
import {toRecords, toUnlistedRecords, type RecordContext} from './records';

const context: RecordContext = {
  siteUrl: 'https://docs.example.com',
  language: 'en',
  version: 'current',
  groupOf: () => 'CMS: APIs',
};

describe('toRecords', () => {
  it('makes one record for the page and one for each section, in reading order', () => {
    const urls = toRecords([MANUAL[2] ?? never()], context).map(({url}) => url);
    expect(urls).toEqual([
      'https://docs.example.com/cms/api/rest/filters',
      'https://docs.example.com/cms/api/rest/filters#operators',
      'https://docs.example.com/cms/api/rest/filters#case-insensitive-search',
    ]);
  });

  it('names the headings that lead to a section', () => {
    const record = toRecords(MANUAL, context).find(({anchor}) => anchor === 'case-insensitive-search');
    expect(record?.type).toBe('lvl3');
    expect(record?.hierarchy).toEqual({
      lvl0: 'CMS: APIs',
      lvl1: 'REST: filters',
      lvl2: 'Operators',
      lvl3: 'Case-insensitive search',
      lvl4: null,
      lvl5: null,
      lvl6: null,
    });
  });

  it('carries the tags that filter by language and version', () => {
    const [record] = toRecords(MANUAL, context);
    expect(record).toMatchObject({
      language: 'en',
      version: ['current'],
      docusaurus_tag: 'docs-default-current',
      tags: ['beginner'],
    });
  });

  it('leaves unlisted pages out', () => {
    expect(toRecords(MANUAL, context).filter(({url}) => url.includes('secret'))).toEqual([]);
  });

  it('makes those of unlisted pages apart, without snippets', () => {
    const pages = [...MANUAL, makePage({id: 'snippets/setup', title: 'Setup', unlisted: true})];
    const urls = toUnlistedRecords(pages, context).map(({url}) => url);
    expect(urls).toEqual(['https://docs.example.com/cms/secret', 'https://docs.example.com/cms/secret#hidden']);
  });

  it('puts the description before the introduction, each on its line', () => {
    const page = makePage({id: 'cms/x', title: 'X', description: 'What it is.'});
    page.sections = [{anchor: null, level: 1, headings: [], text: 'How it works.', markdown: '', line: 1}];
    expect(toRecords([page], context)[0]?.content).toBe('What it is.\nHow it works.');
  });

  it('keeps the text of a page that begins with a heading', () => {
    const page = makePage({id: 'cms/x', title: 'X'});
    page.sections = [{anchor: 'first', level: 2, headings: ['First'], text: 'Text.', markdown: '', line: 1}];
    expect(toRecords([page], context).map(({url, content}) => [url, content])).toEqual([
      ['https://docs.example.com/cms/x', null],
      ['https://docs.example.com/cms/x#first', 'Text.'],
    ]);
  });
});

function never(): never {
  throw new Error('The fixture has changed.');
}
