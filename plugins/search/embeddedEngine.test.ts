import {beforeAll, describe, expect, it} from 'vitest';
import type {CorpusPage, CorpusSection} from 'docs-corpus/types';
import {toCompact} from './compact';
import {toRecords, toUnlistedRecords, type RecordContext} from './records';
import {MANUAL, makePage} from './testPages';
import {SearchEngine, type SearchResults} from '../../src/search/embedded';

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

function search(query: string, changes = {}): SearchResults {
  const results = engine.search({...DEFAULTS, query, ...changes});
  if (!results) throw new Error('The engine has all texts and still waits.');
  return results;
}

function firstPage(query: string): string | undefined {
  return search(query).hits[0]?.url.replace(/#.*/, '');
}

/** URLs that a search of these docs returns, best first. @param names that sections document, by URL */
async function searchIn(pages: readonly CorpusPage[], query: string, names = new Map<string, string[]>()): Promise<string[]> {
  const made = toCompact(toRecords(pages, {...context, names}));
  const own = new SearchEngine(made.headings);
  await own.addTexts(made.texts);
  return own.search({...DEFAULTS, query})?.hits.map(({url}) => url) ?? [];
}

/** Paths of their pages. */
async function pagesFor(pages: readonly CorpusPage[], query: string): Promise<string[]> {
  return [...new Set((await searchIn(pages, query)).map((url) => url.replace(/#.*/, '')))];
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
  ])('understands the typo "%s", also in texts and next to doubled letters', (query, page) => {
    expect(firstPage(query)).toBe(page);
  });

  it('finds the section first whose table names the error message, once', async () => {
    const section = (anchor: string, text: string, markdown: string): CorpusSection => ({
      ...{anchor, level: 2, headings: [anchor], text, markdown, line: 1},
    });
    const row = '| Symptom | Fix |\n| --- | --- |\n| `Policy … not found.` | Create it. |';
    const pages = [
      makePage({id: 'cms/policies', title: 'Policy', tags: ['policy']}, [[2, 'Policy', 'Policy policy, which is found or not.']]),
      {...makePage({id: 'cms/routes', title: 'Routes'}), sections: [section('errors', 'Symptom Fix Create it.', row)]},
    ];
    const made = toCompact(toRecords(pages, context));
    const own = new SearchEngine(made.headings);
    await own.addTexts({...made.texts, rest: {words: ['policy'], sections: [[3]]}});
    const urls = own.search({...DEFAULTS, query: 'Policy is-owner not found.'})?.hits.map(({url}) => url) ?? [];
    expect(urls[0]).toBe('/cms/routes#errors');
    expect(new Set(urls).size).toBe(urls.length);
  });

  it('has a page about the name in an error before a table whose message has none', async () => {
    const row = '| Symptom | Fix |\n| --- | --- |\n| `… is not a function` | Import it. |';
    const table: CorpusSection = {anchor: 'errors', level: 2, headings: ['Errors'], text: 'Import it.', markdown: row, line: 1};
    const pages = [
      {...makePage({id: 'cms/a', title: 'Routes'}), sections: [table]},
      makePage({id: 'cms/b', title: 'The removed isImage()'}, [[2, 'Instead', 'isImage became a service.']]),
      ...['c', 'd', 'e', 'f'].map((name) =>
        makePage({id: `cms/${name}`, title: name}, [[2, 'Call', 'A function of the server.']]),
      ),
    ];
    expect((await pagesFor(pages, 'isImage is not a function'))[0]).toBe('/cms/b');
    expect((await pagesFor(pages, 'ownName is not a function'))[0]).toBe('/cms/a');
  });

  it('prefers the place where the words stand as they were typed', async () => {
    const text = (own: string): CorpusSection => ({anchor: null, level: 1, headings: [], text: own, markdown: '', line: 1});
    const pages = [
      {...makePage({id: 'cms/a', title: 'A'}), sections: [text('One expired and was renewed. Another token, token, token.')]},
      {...makePage({id: 'cms/b', title: 'B'}), sections: [text('The server answers "Token expired" when it is out of date.')]},
    ];
    expect((await searchIn(pages, 'Token expired'))[0]).toBe('/cms/b');
  });

  const APIS: CorpusPage[] = [
    makePage({id: 'cms/api/graphql/advanced-queries', title: 'Advanced GraphQL queries'}, [
      [2, 'Filter by a relation', 'A relation takes filters.'],
    ]),
    makePage({id: 'cms/api/document-service/filters', title: 'Filters with the Document Service'}, [
      [2, 'Filter by a relation', 'A relation takes filters.'],
    ]),
    makePage({id: 'cms/api/client', title: 'Client library'}, [
      [2, 'Sign a user in', 'Keep the JWT that the server answers.'],
      [2, 'Filter by a relation', 'A relation takes filters.'],
    ]),
    makePage({id: 'cms/api/rest/filters', title: 'Filters and operators of the REST API'}, [
      [2, 'Filter by a relation', 'A relation takes filters.'],
    ]),
  ];

  it.each([
    ['filter by relation', '/cms/api/rest/filters'],
    ['filter by relation rest', '/cms/api/rest/filters'],
    ['graphql filter by relation', '/cms/api/graphql/advanced-queries'],
    ['filter by relation document service', '/cms/api/document-service/filters'],
    ['filter by relation in server code', '/cms/api/document-service/filters'],
    ['client filter relation', '/cms/api/client'],
    ['strapi client login jwt', '/cms/api/client'],
  ])('answers "%s" for the API that is named, else for REST: %s', async (query, page) => {
    expect((await pagesFor(APIS, query))[0]).toBe(page);
  });

  it.each([
    ['populate', '/cms/api/rest/populate'],
    ['strapi.documents populate', '/cms/api/document-service/forms'],
    ['cms populate', '/cms/api/rest/populate'],
  ])('answers "%s" from the area of the docs that it names: %s', async (query, page) => {
    const pages = [
      makePage({id: 'cms/api/rest/populate', title: 'Links'}, [
        [2, 'Ways to populate', 'GraphQL has no populate, documents of the service have one, the CMS too.'],
      ]),
      makePage({id: 'cms/api/graphql/queries', title: 'Queries'}, [
        [2, 'No populate', 'A relation is asked for by its name in GraphQL.'],
      ]),
      makePage({id: 'cms/api/document-service/forms', title: 'Forms'}, [
        [2, 'Forms of populate', 'strapi.documents takes a list.'],
        [2, 'Document Service', 'Of the server.'],
      ]),
      ...['a', 'b', 'c', 'd'].map((name) => makePage({id: `cms/features/${name}`, title: name}, [[2, 'Notes', 'None.']])),
    ];
    expect((await pagesFor(pages, query))[0]).toBe(page);
  });

  it('finds a name in code without the sign that it begins with', async () => {
    const pages = [
      makePage({id: 'cms/other', title: 'Starts'}, [[2, 'With', 'How it starts.']]),
      makePage({id: 'cms/operators', title: 'Operators'}, [[2, '$startsWith', 'The beginning of a text.']]),
    ];
    expect((await pagesFor(pages, 'startsWith'))[0]).toBe('/cms/operators');
  });

  it('prefers the page about the thing that lacks one word to a page that has all words by chance', async () => {
    const pages = [
      makePage({id: 'cms/chance', title: 'Project structure'}, [
        [2, 'Folders', 'Whatever takes a locale or a fallback, and in a browser every translation of the panel.'],
      ]),
      makePage({id: 'cms/subject', title: 'Locale fallback'}, [[2, 'Fallback of a locale', 'A translation of your own.']]),
    ];
    expect((await pagesFor(pages, 'locale fallback translation browser'))[0]).toBe('/cms/subject');
  });

  it('prefers the page that has all words to one that only lacks a word', async () => {
    const pages = [
      makePage({id: 'cms/a', title: 'Timeouts'}, [[2, 'Timeout', 'Each timeout of a request, and another timeout.']]),
      makePage({id: 'cms/b', title: 'Server'}, [[2, 'Keys', 'The timeout of a socket.']]),
    ];
    expect((await pagesFor(pages, 'timeout socket'))[0]).toBe('/cms/b');
  });

  it('still shows a page that has the words in several sections when many have them in one', async () => {
    const pages = [
      ...Array.from({length: 6}, (_, index) =>
        makePage({id: `cms/together-${index}`, title: `Page ${index}`}, [[2, 'Notes', 'Upload, resize and rotate.']]),
      ),
      makePage({id: 'cms/apart', title: 'Images'}, [
        [2, 'Upload and resize', 'Upload an image.'],
        [2, 'Turn', 'Rotate it.'],
      ]),
    ];
    expect(await pagesFor(pages, 'upload resize rotate')).toContain('/cms/apart');
  });

  it.each([
    ['what is strapi', '/cms/intro'],
    ['strapi', '/cms/intro'],
    ['login', '/cms/sessions'],
    ['end of life', '/cms/versions'],
    ['difference to version 4', '/cms/versions'],
  ])('knows what readers call a thing: "%s" is on %s', async (query, page) => {
    const pages = [
      makePage({id: 'cms/faq', title: 'Questions'}, [[2, 'What Strapi sends', 'Nothing.']]),
      makePage({id: 'cms/intro', title: 'Welcome'}, [[2, 'What it is not', 'A renderer.']]),
      makePage({id: 'cms/relations', title: 'Relation'}, [[2, 'Kinds', 'One to many.']]),
      makePage({id: 'cms/links', title: 'Links'}, [[2, 'Add a relation', 'Connect it.']]),
      makePage({id: 'cms/queries', title: 'Query'}, [[2, 'Kinds', 'One or many.']]),
      makePage({id: 'cms/costs', title: 'Scale'}, [[2, 'What a query costs', 'Time.']]),
      makePage({id: 'cms/sessions', title: 'Sessions'}, [[2, 'Sign in', 'Send a name and a secret.']]),
      makePage({id: 'cms/numbers', title: 'Version 4'}, [[2, 'Kinds', 'Major and minor.']]),
      makePage({id: 'cms/versions', title: 'Releases'}, [
        [2, 'Support', 'Until next year.'],
        [2, 'How version 5 differs from version 4', 'In its API.'],
      ]),
    ];
    expect((await pagesFor(pages, query))[0]).toBe(page);
  });

  const SUBJECTS = [
    makePage({id: 'cms/providers/cloudinary', title: 'Cloudinary'}, [[2, 'Cloud', 'The cloud, the cloud and the cloud.']]),
    makePage({id: 'cloud/intro', title: 'Introduction to Strapi Cloud'}, [[2, 'What it is', 'A cloud.']]),
    makePage({id: 'cms/migration/introduction-and-faq', title: 'Migration: introduction and FAQ'}, [
      [2, 'Before you migrate', 'The FAQ of the migration.'],
    ]),
    makePage({id: 'cms/faq', title: 'Frequently asked questions'}, [[2, 'Forbidden', 'A permission is missing.']]),
    makePage({id: 'cms/i', title: '18 letters'}, [[2, 'i', 'n and 18.']]),
    makePage({id: 'cms/locales', title: 'Locales'}, [[2, 'i18n', 'The plugin i18n.']]),
    ...['a', 'b', 'c', 'd'].map((name) => makePage({id: `cms/features/${name}`, title: name}, [[2, 'Notes', 'None.']])),
  ];

  it.each([
    ['cloud', '/cloud/intro'],
    ['strapi cloud', '/cloud/intro'],
    ['faq', '/cms/faq'],
    ['i18n', '/cms/locales'],
  ])('has the page first whose title or URL is the whole query "%s": %s', async (query, page) => {
    expect((await pagesFor(SUBJECTS, query))[0]).toBe(page);
  });

  it('has the page first whose title is the query without spaces, before a section that documents the name', async () => {
    const pages = [
      makePage({id: 'cms/flags', title: 'Flags'}, [[2, 'All', 'The flag --quickstart.']]),
      makePage({id: 'cms/start', title: 'Quick start'}, [[2, 'Begin', 'Begin here.']]),
    ];
    const names = new Map([['/cms/flags#all', ['--quickstart']]]);
    expect((await searchIn(pages, 'quickstart', names))[0]).toBe('/cms/start');
    expect((await searchIn(pages, '--quickstart', names))[0]).toBe('/cms/flags#all');
  });

  it('has the page before its sections if the query is its title', async () => {
    const pages = [
      makePage({id: 'cms/webhooks', title: 'Webhooks'}, [[2, 'The webhook', 'webhook '.repeat(9)]]),
      makePage({id: 'cms/other', title: 'Other'}, [[2, 'Notes', 'None.']]),
    ];
    expect(await searchIn(pages, 'webhooks')).toEqual(['/cms/webhooks', '/cms/webhooks#the-webhook']);
  });

  it('still finds a title that is being typed', async () => {
    expect((await pagesFor(SUBJECTS, 'cloudin'))[0]).toBe('/cms/providers/cloudinary');
  });

  it.each([
    ['webhooks of a spaceship', true],
    ['webhooks', false],
    ['webhooks ', false],
    ['banana port', true],
    ['banana por', false],
  ])('tells that what it finds for "%s" is weak, once that is a whole query: %s', (query, isWeak) => {
    expect(search(query).isWeak).toBe(isWeak);
  });

  it.each(['strapi', 'Strapi', 'what is strapi?'])('shows where to start for "%s", which is on every page', async (query) => {
    const pages = [
      makePage({id: 'cms/features/a', title: 'A'}, [[2, 'Strapi', 'Strapi and Strapi.']]),
      makePage({id: 'cloud/intro', title: 'Cloud'}),
      makePage({id: 'cms/quick-start', title: 'Begin'}),
      makePage({id: 'cms/intro', title: 'Welcome'}),
    ];
    expect(await pagesFor(pages, query)).toEqual(['/cms/intro', '/cms/quick-start', '/cloud/intro', '/cms/features/a']);
  });

  it('finds a word that is only in what was cut off, and shows how the section begins', async () => {
    const cut = new SearchEngine(headings);
    await cut.addTexts({...texts, rest: {words: ['EADDRINUSE'], sections: [[2]]}});
    const found = cut.search({...DEFAULTS, query: 'eaddrinuse'});
    expect(found?.hits.map(({url, marked}) => [url, marked.excerpt])).toEqual([
      ['/cms/quick-start#start-the-server', 'npm run develop starts the server at port 1337.'],
    ]);
  });

  it('finds what only a text names, in other words', async () => {
    const pages = [
      makePage({id: 'cms/a', title: 'Routes'}, [[2, 'List', 'Describes each one in OpenAPI.']]),
      makePage({id: 'cms/b', title: 'Services'}, [[2, 'List', 'Describes each one.']]),
    ];
    expect(await pagesFor(pages, 'swagger')).toEqual(['/cms/a']);
  });

  it('marks what was typed, and no synonyms of it', async () => {
    const marked = new SearchEngine(headings);
    await marked.addTexts({...texts, texts: texts.texts.map((own) => own.map(() => 'A draft and its status.'))});
    expect(marked.search({...DEFAULTS, query: 'draft'})?.hits[0]?.marked.excerpt).toBe('A <mark>draft</mark> and its status.');
  });

  it('puts the place of a name in code before places of its parts', async () => {
    const text = (own: string): CorpusSection => ({anchor: null, level: 1, headings: [], text: own, markdown: '', line: 1});
    const pages = [
      {...makePage({id: 'cms/cloud', title: 'Cloud: skip it'}), sections: [text('You can skip the cloud.')]},
      {...makePage({id: 'cms/start', title: 'Start'}), sections: [text('Run it with --skip-cloud and wait.')]},
    ];
    expect((await searchIn(pages, '--skip-cloud'))[0]).toBe('/cms/start');
  });

  it('leads to the section that was asked for', () => {
    expect(search('webhook headers').hits[0]?.url).toBe('/cms/backend-customization/webhooks#headers');
  });

  it('shows at most three hits of a page', () => {
    const ofPage = search('webhooks').hits.filter(({url}) => url.startsWith('/cms/backend-customization/webhooks'));
    expect(ofPage).toHaveLength(3);
  });

  it('does not find unlisted pages', () => {
    expect(search('webhooks to keep hidden').hits.some(({url}) => url.includes('secret'))).toBe(false);
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

describe('a name', () => {
  const names = new Map([
    ['/cms/configurations/server#cron', ['rest.maxLimit']],
    ['/cms/quick-start#create-the-project', ['maxLimit', '--no-run', 'strapi export']],
  ]);
  const {headings: named, texts} = toCompact(toRecords(MANUAL, {...context, names}));
  const own = new SearchEngine(named);
  const urlsFor = (query: string): string[] => own.search({...DEFAULTS, query})?.hits.map(({url}) => url) ?? [];

  beforeAll(() => own.addTexts(texts));

  it.each(['--no-run', '--No-Run ', 'strapi export'])('has the section first that documents it: "%s"', (query) => {
    expect(urlsFor(query)[0]).toBe('/cms/quick-start#create-the-project');
  });

  it('has both sections first if two document it', () => {
    expect(urlsFor('maxLimit').slice(0, 2).sort()).toEqual([
      '/cms/configurations/server#cron',
      '/cms/quick-start#create-the-project',
    ]);
  });

  it('is only found by its own form', () => {
    expect(urlsFor('export')).toEqual([]);
  });
});

describe('lists of links at the end of a page', () => {
  const pages = [
    makePage({id: 'cms/a', title: 'Plugins'}, [
      [2, 'Write a plugin', 'Plugins add features.'],
      [2, 'Next steps', 'Read about plugins and permissions.'],
    ]),
    makePage({id: 'cms/b', title: 'Tokens'}, [[2, 'See also', 'Read about permissions.']]),
  ];
  const {headings: titles, texts} = toCompact(toRecords(pages, context));
  const linked = new SearchEngine(titles);
  const urlsFor = (query: string): string[] | undefined => linked.search({...DEFAULTS, query})?.hits.map(({url}) => url);

  beforeAll(() => linked.addTexts(texts));

  it('stay out of the results if the page has other matches', () => {
    expect(urlsFor('plugins')).toEqual(['/cms/a', '/cms/a#write-a-plugin']);
  });
});

describe('unlisted pages', () => {
  const old = [
    makePage({id: 'cms/api/entity-service', title: 'Entity Service API', unlisted: true}, [[2, 'findMany()', 'It reads rows.']]),
    makePage({id: 'cms/api/entity-service/populate', title: 'Entity Service: populate', unlisted: true}),
    makePage({id: 'cms/api/query-engine', title: 'Query Engine API', unlisted: true}),
  ];
  const groupOf = ({unlisted}: CorpusPage): string => (unlisted ? 'Not in the menu' : 'CMS');
  const own = {...context, groupOf};
  const made = toCompact(toRecords(MANUAL, own), toUnlistedRecords(old, own));
  const whole = new SearchEngine(made.headings);

  beforeAll(() => whole.addTexts(made.texts));

  function hitsFor(query: string, changes = {}): SearchResults['hits'] {
    return whole.search({...DEFAULTS, query, ...changes})?.hits ?? [];
  }

  it.each([
    ['entity service', '/cms/api/entity-service'],
    ['entity-service', '/cms/api/entity-service'],
    ['Entity Services', '/cms/api/entity-service'],
    ['strapi.entityService.findMany()', '/cms/api/entity-service#findmany'],
    ['populate with the entity service', '/cms/api/entity-service/populate'],
    ['query engine', '/cms/api/query-engine'],
    ['strapi.db.query', '/cms/api/query-engine'],
  ])('%s leads to them, behind what is listed', (query, url) => {
    const groups = hitsFor(query).map(({hierarchy}) => hierarchy.lvl0);
    const place = groups.indexOf('Not in the menu');
    expect(hitsFor(query)[place]?.url).toBe(url);
    expect(new Set(groups.slice(place))).toEqual(new Set(['Not in the menu']));
  });

  it.each(['entity', 'service', 'populate', 'find many', 'document service', 'secret'])('%s does not name them', (query) => {
    expect(hitsFor(query)).toEqual(search(query).hits.map((hit) => ({...hit, hierarchy: {...hit.hierarchy, lvl0: 'CMS'}})));
  });

  it('end the first page of hits, and push none away', () => {
    const all = hitsFor('entity service api filters', {hitsPerPage: 100}).map(({url}) => url);
    const pages = [0, 1, 2, 3].flatMap((page) => hitsFor('entity service api filters', {hitsPerPage: 4, page}));
    expect(pages[3]?.hierarchy.lvl0).toBe('Not in the menu');
    expect(all).toEqual(expect.arrayContaining(pages.map(({url}) => url)));
    expect(new Set(pages.map(({url}) => url)).size).toBe(pages.length);
  });
});
