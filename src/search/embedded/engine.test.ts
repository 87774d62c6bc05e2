import {beforeAll, describe, expect, it} from 'vitest';
import type {CorpusSection} from '../../../plugins/corpus/types';
import {toCompact} from '../../../plugins/search/compact';
import {toRecords, type RecordContext} from '../../../plugins/search/records';
import {MANUAL, makePage} from '../../../tests/fixtures/search/pages';
import type {SearchAnswer} from '../SearchClient';
import {SearchEngine} from './engine';

const context: RecordContext = {
  siteUrl: 'https://docs.example.com',
  language: 'en',
  version: 'current',
  groupOf: ({area}) => area,
};
const DEFAULTS = {page: 0, hitsPerPage: 20, snippetWords: 10, facetFilters: [], acceptsPartial: true};
const records = toRecords(MANUAL, context);
const {headings, texts} = toCompact(records);
const engine = new SearchEngine(headings);

beforeAll(() => engine.addTexts(texts));

function search(query: string, changes = {}): SearchAnswer {
  const answer = engine.search({...DEFAULTS, query, ...changes});
  if (!answer) throw new Error('The engine has all texts and still waits.');
  return answer;
}

function firstPage(query: string): string | undefined {
  return search(query).hits[0]?.url.replace(/#.*/, '');
}

describe('SearchEngine', () => {
  it.each([
    ['quick start', '/cms/quick-start'],
    ['quickstart', '/cms/quick-start'],
    ['webhooks', '/cms/backend-customization/webhooks'],
    ['web hooks', '/cms/backend-customization/webhooks'],
    ['webhok', '/cms/backend-customization/webhooks'],
    ['wehbook', '/cms/backend-customization/webhooks'],
    ['interna', '/cms/features/internationalization'],
    ['i18n', '/cms/features/internationalization'],
    ['sso', '/cms/features/sso'],
    ['$containsi', '/cms/api/rest/filters'],
    ['config/server.ts', '/cms/configurations/server'],
    ['--no-run', '/cms/quick-start'],
    ['strapi.documents', '/cms/api/document-service'],
    ['find one', '/cms/api/document-service'],
    ['findone', '/cms/api/document-service'],
    ['how do I populate a relation?', '/cms/api/rest'],
    ['rest filter', '/cms/api/rest/filters'],
    ['REST: FILTERS', '/cms/api/rest/filters'],
    ['env variables', '/cloud/projects/settings'],
    ['we', '/cms/backend-customization/webhooks'],
  ])('answers "%s" with %s', (query, page) => {
    expect(firstPage(query)).toBe(page);
  });

  it.each([
    ['webhhooks', '/cms/backend-customization/webhooks'],
    ['containssi', '/cms/api/rest/filters'],
    ['documeentid', '/cms/api/document-service'],
  ])('understands the typo "%s", also in texts and beside doubled letters', (query, page) => {
    expect(firstPage(query)).toBe(page);
  });

  it('prefers the place where the words stand as they were typed', () => {
    const text = (own: string): CorpusSection => ({anchor: null, level: 1, headings: [], text: own, markdown: '', line: 1});
    const pages = [
      {...makePage({id: 'cms/a', title: 'A'}), sections: [text('One expired and was renewed. Another token, token, token.')]},
      {...makePage({id: 'cms/b', title: 'B'}), sections: [text('The server answers "Token expired" when it is out of date.')]},
    ];
    const made = toCompact(toRecords(pages, context));
    const own = new SearchEngine(made.headings);
    return own.addTexts(made.texts).then(() => {
      expect(own.search({...DEFAULTS, query: 'Token expired'})?.hits[0]?.url).toBe('/cms/b');
    });
  });

  it('finds a word that is only in what was cut off, without showing it', async () => {
    const cut = new SearchEngine(headings);
    await cut.addTexts({...texts, rest: {words: ['EADDRINUSE'], sections: [[2]]}});
    const found = cut.search({...DEFAULTS, query: 'eaddrinuse'});
    expect(found?.hits.map(({url, marked}) => [url, marked.excerpt])).toEqual([['/cms/quick-start#start-the-server', null]]);
  });

  it('puts the place of a name in code before places of its parts', () => {
    const text = (own: string): CorpusSection => ({anchor: null, level: 1, headings: [], text: own, markdown: '', line: 1});
    const pages = [
      {...makePage({id: 'cms/cloud', title: 'Cloud: skip it'}), sections: [text('You can skip the cloud.')]},
      {...makePage({id: 'cms/start', title: 'Start'}), sections: [text('Run it with --skip-cloud and wait.')]},
    ];
    const made = toCompact(toRecords(pages, context));
    const own = new SearchEngine(made.headings);
    return own.addTexts(made.texts).then(() => {
      expect(own.search({...DEFAULTS, query: '--skip-cloud'})?.hits[0]?.url).toBe('/cms/start');
    });
  });

  it('leads to the section that was asked for', () => {
    expect(search('webhook headers').hits[0]?.url).toBe('/cms/backend-customization/webhooks#headers');
  });

  it('shows at most three hits of a page', () => {
    const ofPage = search('webhooks').hits.filter(({url}) => url.startsWith('/cms/backend-customization/webhooks'));
    expect(ofPage).toHaveLength(3);
  });

  it('does not find unlisted pages', () => {
    expect(search('nobody should find').hits.some(({url}) => url.includes('secret'))).toBe(false);
  });

  it('counts what the pages of results hold', () => {
    const all = search('webhooks');
    const second = search('webhooks', {page: 1, hitsPerPage: 2});
    expect(all.nbHits).toBe(all.hits.length);
    expect(second.nbPages).toBe(Math.ceil(all.nbHits / 2));
    expect(second.hits.map(({url}) => url)).toEqual(all.hits.slice(2, 4).map(({url}) => url));
  });

  it('keeps its order', () => {
    expect(search('api')).toEqual(search('api'));
  });

  it('keeps to the filters', () => {
    expect(
      search('webhooks', {facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']]})
        .nbHits,
    ).toBeGreaterThan(0);
    expect(search('webhooks', {facetFilters: ['language:fr']}).nbHits).toBe(0);
  });

  it.each(['', ' ', '   ', '?!', '🎉🎉', '....', '-', '‏'])('finds nothing for "%s"', (query) => {
    expect(search(query)).toEqual({hits: [], nbHits: 0, nbPages: 0, isPartial: false});
  });

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '__proto__',
    'constructor',
    'toString',
    'a'.repeat(64),
    'a-b-c-d-e-f-g-h-i-j-k-l-m-n-o-p-q-r-s-t-u-v-w-x-y-z-webhook-sso-api-findOne',
    'How do I send webhooks, filter by status, populate relations, publish drafts and set the port of the server in one request?',
    '\ud83c',
    'مرحبا',
    '%',
    '\\',
  ])('survives %j', (query) => {
    for (const {marked} of search(query).hits) {
      expect(`${marked.title}${marked.page}${marked.excerpt}`.replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
    }
  });

  it('answers from titles before the texts are there, and waits when only they can tell', () => {
    const early = new SearchEngine(headings);
    const query = {page: 0, hitsPerPage: 20, snippetWords: 10, facetFilters: [], acceptsPartial: true};
    expect(early.search({...query, query: 'webhooks'})?.hits[0]?.url).toBe('/cms/backend-customization/webhooks');
    expect(early.search({...query, query: 'webhooks'})?.isPartial).toBe(true);
    expect(early.search({...query, query: 'create-strapi'})).toBeNull();
    expect(early.search({...query, query: 'webhooks', acceptsPartial: false})).toBeNull();
  });
});
