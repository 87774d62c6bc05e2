import {expect, it} from 'vitest';
import {tablesOf} from 'docs-corpus/tables';
import {rowsOf} from '../../plugins/name-index/rows';
import {compare, type CoverageItem} from './compare';

const PAGE = [
  {
    line: 7,
    headings: ['Keys'],
    markdown: [
      '| Key | Type | Default | What it does |',
      '| --- | --- | --- | --- |',
      '| `port` | number | `PORT` of the environment, else `1337` | The port |',
      "| `url` | string | `''` | The address |",
      '| `proxy` | object | `false` | See below |',
      '| `proxy.http`, `proxy.https` | string | none | For `http:` |',
      "| `openapi['content-api'].access` | `a` \\| `b` | `disabled` | Who may read it |",
      '| `openapi.*.cache` | boolean | `true` | A file |',
      '',
      '| Variable | Default |',
      '| --- | --- |',
      '| `HOST` | `0.0.0.0` |',
    ].join('\n'),
  },
];

const ITEMS: CoverageItem[] = [
  {key: 'port', default: '1337'},
  {key: 'url', default: ''},
  {key: 'proxy', default: 'false'},
  {key: 'proxy.http'},
  {key: 'proxy.https'},
  {key: 'openapi.content-api.access', default: 'disabled'},
  {key: 'openapi.content-api.cache', default: 'true'},
  {key: 'openapi.admin.cache', default: 'true'},
];

function faults(items: readonly CoverageItem[], page = PAGE): string[] {
  return compare(items, rowsOf(page, 'Key'), 'source').map(({fault}) => fault);
}

it('takes the first part of keys from another column', () => {
  const markdown = [
    '| Flag | Commands | Default |',
    '| --- | --- | --- |',
    '| `-n`, `--dry` | `major`, `to <version>` | `false` |',
    '| `--range <range>` | `codemods run [uid]` | |',
  ].join('\n');
  const rows = rowsOf([{line: 1, headings: ['Flags'], markdown}], 'Flag', {prefixColumn: 'Commands'});
  expect(rows.map(({keys}) => keys)).toEqual([['major -n', 'major --dry', 'to -n', 'to --dry'], ['codemods run --range']]);
});

it('takes the keys from the column "Key" where the first one has the labels of a screen', () => {
  const lines = ['## Settings', '', '| Setting | Key |', '| --- | --- |', '| **Sign-ups**, as `on` | `allow_register` |'];
  const rows = rowsOf([{line: 1, headings: ['Settings'], markdown: lines.join('\n')}], 'Setting', {
    tables: tablesOf(lines.join('\n')),
  });
  expect(rows.map(({keys, line}) => ({keys, line}))).toEqual([{keys: ['allow_register'], line: 5}]);
});

it('points to the row of a table', () => {
  const lines = ['## Keys', '', '`url` is below.', '', ...(PAGE[0]?.markdown ?? '').split('\n')];
  const rows = rowsOf([{line: 1, headings: ['Keys'], markdown: PAGE[0]?.markdown ?? ''}], 'Key', {
    tables: tablesOf(lines.join('\n')),
  });
  expect(rows.map(({line}) => line)).toEqual([7, 8, 9, 10, 11, 12]);
  expect(rowsOf(PAGE, 'Key').map(({line}) => line)).toEqual([7, 7, 7, 7, 7, 7]);
});

it('finds nothing where page and packages agree', () => {
  expect(compare(ITEMS, rowsOf(PAGE, 'Key'), 'source')).toEqual([]);
});

it('finds a wrong default', () => {
  expect(faults(ITEMS.map((item) => (item.key === 'port' ? {...item, default: '1338'} : item)))).toEqual([
    'The default of "port" is 1338, but the page says PORT, 1337.',
  ]);
});

it('finds a default that is empty on the page only', () => {
  expect(faults(ITEMS.map((item) => (item.key === 'url' ? {...item, default: '/'} : item)))).toEqual([
    `The default of "url" is /, but the page says ''.`,
  ]);
});

it('finds what is documented but no longer exists', () => {
  expect(faults(ITEMS.filter(({key}) => key !== 'proxy.https'))).toEqual(['"proxy.https" is documented but doesn\'t exist.']);
});

it('finds what exists but is not documented', () => {
  expect(faults([...ITEMS, {key: 'socket'}])).toEqual(['"socket" exists but isn\'t documented.']);
});

it('accepts a row for a parent of keys that have separate rows', () => {
  expect(faults(ITEMS.filter(({key}) => key !== 'proxy'))).toEqual([]);
});

it('reads keys below the heading that they belong to, and flags without their values', () => {
  const markdown = '| Flag |\n| --- |\n| `-f`, `--file <path>` |';
  const page = [
    {line: 3, headings: ['Commands', 'strapi export'], markdown},
    {line: 9, headings: ['Commands', 'Read a file: strapi import'], markdown: markdown.replace('`-f`, ', '')},
  ];
  expect(rowsOf(page, 'Flag', {inHeading: /strapi \w+/}).map(({keys}) => keys)).toEqual([
    ['strapi export -f', 'strapi export --file'],
    ['strapi import --file'],
  ]);
  expect(rowsOf(page, 'Flag').map(({keys}) => keys)).toEqual([['-f', '--file'], ['--file']]);
});

it('accepts a row of keys that were added in different releases if it states them all', () => {
  const row = (cell: string) =>
    rowsOf([{line: 7, headings: [], markdown: `| Key |\n| --- |\n| \`http\`, \`https\` ${cell} |`}], 'Key');
  const faultsOf = (cell: string): string[] =>
    compare([{key: 'http'}, {key: 'https'}], row(cell), 'source', {http: '5.2.0', https: '5.28.0'}).map(({fault}) => fault);
  expect(faultsOf('*Since 5.2.0*, `https` *Since 5.28.0*')).toEqual([]);
  expect(faultsOf('*Since 5.2.0*')).toEqual(['"https" was added in 5.28.0, but the page says 5.2.0.']);
});

it('finds keys whose row has no first release or a wrong one', () => {
  const table = (cell: string): typeof PAGE => [
    {line: 7, headings: [], markdown: `| Key | Description |\n| --- | --- |\n| \`port\`${cell} | The port |`},
  ];
  const faultsOf = (cell: string): string[] =>
    compare([{key: 'port'}], rowsOf(table(cell), 'Key'), 'source', {port: '5.52.0'}).map(({fault}) => fault);
  expect(faultsOf(' *Since 5.52.0*')).toEqual([]);
  expect(faultsOf('')).toEqual(['"port" was added in 5.52.0, but the page doesn\'t say so.']);
  expect(faultsOf(' *Since 5.51.0*')).toEqual(['"port" was added in 5.52.0, but the page says 5.51.0.']);
});

it('finds a release on the page that the record does not have', () => {
  const markdown = '| Key |\n| --- |\n| `port` *Since 5.51.0* |\n| `proxy` *Since 5.2.0* |';
  const row = rowsOf([{line: 7, headings: [], markdown}], 'Key');
  const faultsOf = (first: Record<string, string>): string[] =>
    compare([{key: 'port'}, {key: 'proxy.ipHeader'}], row, 'source', first).map(({fault}) => fault);
  expect(faultsOf({port: '5.51.0', 'proxy.ipHeader': '5.2.0'})).toEqual(['"proxy.ipHeader" exists but isn\'t documented.']);
  expect(faultsOf({'proxy.ipHeader': '5.2.0'})).toContain(
    'The page says that "port" was added in 5.51.0, but the record doesn\'t.',
  );
});
