import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {makePage} from '../search/testPages';
import {KINDS} from './kinds';
import {namesIn, type CoveringPage, type IndexedName} from './names';
import {referencePages} from './pages';
import {searchedNames} from './searchedNames';

const table = (column: string, ...keys: string[]): string =>
  [`| ${column} | What it does |`, '| --- | --- |', ...keys.map((key) => `| ${key} | Something |`)].join('\n');

const page = (id: string, title: string, covers: string[], sections: [heading: string, text: string][]): CoveringPage => ({
  ...makePage(
    {id, title},
    sections.map(([heading, text]) => [2, heading, text]),
  ),
  covers,
});

const list = (column: string, keys: string[], more = {}): Parameters<typeof namesIn>[1][string] => ({
  page: '',
  column,
  source: '',
  items: Object.fromEntries(keys.map((key) => [key, null])),
  ...more,
});

const PAGES = [
  page(
    'cms/api/rest',
    'REST',
    ['rest.parameters'],
    [
      ['Some', table('Parameter', '`status`')],
      ['All', table('Parameter', '`status`', '`locale`')],
    ],
  ),
  page(
    'cms/api/documents',
    'Documents',
    ['document-service.parameters'],
    [['All', table('Parameter', '`status`, `hasPublishedVersion`')]],
  ),
  page(
    'cms/cli',
    'CLI',
    ['cli.strapi', 'cli.strapi.flags'],
    [
      ['Commands', table('Command', '`strapi export`', '`strapi import`', '`strapi start`')],
      ['strapi export', table('Flag', '`-f`, `--file <path>`')],
      ['strapi import', table('Flag', '`--file <path>`')],
    ],
  ),
];

const names = namesIn(
  PAGES,
  {
    'rest.parameters': list('Parameter', ['status', 'locale']),
    'document-service.parameters': list('Parameter', ['status', 'hasPublishedVersion']),
    'cli.strapi': list('Command', ['strapi export', 'strapi import', 'strapi start']),
    'cli.strapi.flags': list('Flag', ['strapi export -f', 'strapi export --file', 'strapi import --file'], {inHeading: '.+'}),
  },
  {
    'rest.parameters': {},
    'document-service.parameters': {status: '5.2.0'},
    'cli.strapi.flags': {'strapi import --file': '5.10.0'},
  },
);

const find = (name: string): IndexedName | undefined => names.find((entry) => entry.name === name);
const urls = (name: string): string[] | undefined => find(name)?.owners.map(({url}) => url);

it('finds the section whose table has a name, or the most complete one of several', () => {
  expect(urls('locale')).toEqual(['/cms/api/rest#all']);
  expect(urls('hasPublishedVersion')).toEqual(['/cms/api/documents#all']);
});

it('lists a name that two sections document once, with both sections and their first releases', () => {
  expect(names.filter(({name}) => name === 'status')).toEqual([
    {
      name: 'status',
      kind: 'parameters',
      owners: [
        {page: '/cms/api/rest', title: 'REST', section: 'All', url: '/cms/api/rest#all', since: '5.0.0'},
        {page: '/cms/api/documents', title: 'Documents', section: 'All', url: '/cms/api/documents#all', since: '5.2.0'},
      ],
    },
  ]);
});

it('prefers a section about the name to a table of all names', () => {
  expect(urls('strapi export')).toEqual(['/cms/cli#strapi-export']);
  expect(urls('strapi start')).toEqual(['/cms/cli#commands']);
});

it('lists a flag with the sections of its commands', () => {
  expect(urls('--file')).toEqual(['/cms/cli#strapi-export', '/cms/cli#strapi-import']);
});

it('creates a page for each kind that has names', () => {
  const pages = referencePages(names);
  expect(pages.map(({path}) => path)).toEqual(['/reference', '/reference/commands', '/reference/flags', '/reference/parameters']);
  expect(pages[0]?.markdown).toContain('| [Flags](/reference/flags) | 2 |');
  expect(pages[2]?.markdown).toContain(
    '| [`--file`](/cms/cli#strapi-export) | [CLI: strapi import](/cms/cli#strapi-import) (5.10.0) |',
  );
  expect(pages[1]?.markdown).toContain('| [`strapi start`](/cms/cli#commands) | – |');
});

it('lists names below their page, without a column that says the same of all', () => {
  const owner = {
    page: '/cms/webhooks',
    title: 'Webhooks: rebuild',
    section: 'Events',
    url: '/cms/webhooks#events',
    since: '5.0.0',
  };
  const events = ['entry.create', 'entry.update'].map((name) => ({name, kind: 'events', owners: [owner]}));
  expect(referencePages(events)[1]?.markdown).toContain(
    '## Webhooks\n\n| Name |\n| --- |\n| [`entry.create`](/cms/webhooks#events) |\n| [`entry.update`](/cms/webhooks#events) |',
  );
});

it('excludes plain words from searches, because pages about them are better results', () => {
  expect(searchedNames(names).get('/cms/api/documents#all')).toEqual(['hasPublishedVersion']);
  expect(searchedNames(names).get('/cms/api/rest#all')).toBeUndefined();
});

it('has a kind for each list that the proof records', () => {
  const record: unknown = JSON.parse(readFileSync('proof/coverage/lists.json', 'utf8'));
  const recorded = typeof record === 'object' && record !== null && 'lists' in record ? Object.keys(record.lists ?? {}) : [];
  expect(recorded.length).toBeGreaterThan(50);
  expect(recorded.filter((name) => !KINDS.some(({matches}) => matches.test(`${name} name`)))).toEqual([]);
});
