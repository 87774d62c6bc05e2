import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import * as z from 'zod';
import {createCorpusReader} from '../../plugins/corpus';
import {liveData} from '../../plugins/mcp/data';
import {openDocs} from '../../plugins/mcp/docs';

const SITE_DIR = path.resolve(import.meta.dirname, '../..');
const SITE_URL = 'https://docs.strapi.io';
const START_LIMIT_IN_MS = 30_000;
const SECTIONS = '# REST API\n- [Filters](/cms/rest#filters) 5 words';

const toolResult = z.object({
  content: z.tuple([z.object({type: z.literal('text'), text: z.string()})]),
  isError: z.boolean().optional(),
});

describe('a session of a client', () => {
  const client = new Client({name: 'test', version: '1.0.0'});

  beforeAll(async () => {
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: ['--import', 'tsx', path.join(SITE_DIR, 'scripts/mcp/index.ts')],
        cwd: SITE_DIR,
        env: {DOCS_DIR: 'tests/fixtures/corpus/docs', SITE_URL: 'https://docs.strapi.io'},
      }),
    );
  }, START_LIMIT_IN_MS);

  afterAll(() => client.close());

  async function call(name: string, input: Record<string, unknown>): Promise<{text: string; isError: boolean}> {
    const {content, isError} = toolResult.parse(await client.callTool({name, arguments: input}));
    return {text: content[0].text, isError: isError ?? false};
  }

  it('finds tools that only read', async () => {
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toEqual(['search_docs', 'read_page', 'list_sections', 'explain_error', 'check_query']);
    expect(tools.every(({annotations}) => annotations?.readOnlyHint)).toBe(true);
  });

  it('searches, and reads what it found', async () => {
    const {text} = await call('search_docs', {query: 'filters'});
    expect(text).toContain('[REST API: Filters](/cms/rest#filters) 5 words');
    expect(await call('read_page', {path: 'https://docs.strapi.io/cms/rest#filters'})).toEqual({
      text: '## Filters\n\nFilter by `$eq`.',
      isError: false,
    });
  });

  it('reads a whole page with its source', async () => {
    const {text} = await call('read_page', {path: '/cms/rest'});
    expect(text).toMatch(/^# REST API\n/);
    expect(text).toContain('Source: https://docs.strapi.io/cms/rest\n');
  });

  it('lists pages without unlisted ones, and the sections of a page', async () => {
    const pages = await call('list_sections', {});
    expect(pages.text).toContain('(/cms/kitchen-sink)');
    expect(pages.text).not.toContain('/snippets/');
    expect((await call('list_sections', {path: '/cms/rest'})).text).toBe(SECTIONS);
  });

  it('says that a page exists, and which sections it has', async () => {
    expect(await call('read_page', {path: '/cms/rest#nothing'})).toEqual({
      text: 'The page /cms/rest exists, but has no section "#nothing". Its sections:\n- [Filters](/cms/rest#filters) 5 words',
      isError: true,
    });
  });

  it.each(['/cms/nothing', '/%E0%A4%A', ''])('says what to do about the URL "%s"', async (url) => {
    const {text, isError} = await call('read_page', {path: url});
    expect(isError).toBe(true);
    expect(text).toContain('There is no page');
  });

  it('refuses an empty query', async () => {
    expect((await call('search_docs', {query: '   '})).isError).toBe(true);
  });

  it.each([
    'docs.strapi.io/cms/rest',
    'www.docs.strapi.io/cms/rest',
    '//docs.strapi.io/cms/rest',
    'http://localhost:3000/cms/rest',
    'localhost:3000/cms/rest',
    '<https://docs.strapi.io/cms/rest>',
    '(https://docs.strapi.io/cms/rest),',
    '"https://docs.strapi.io/cms/rest".',
    '`/cms/rest`',
    '[REST API](https://docs.strapi.io/cms/rest)',
    '/cms/rest.',
    '/cms/rest/?utm_source=x',
    'cms/rest',
    './cms/rest',
    'cms//rest',
    '/CMS/Rest.HTML',
    '/cms/rest/index.html',
    'docs/cms/rest.md',
    './docs/cms/rest.mdx',
    'docs/cms/rest/index.md',
    'docs\\cms\\rest\\index.md',
    '/home/me/documentation/docs/cms/rest/index.md',
    'https://github.com/strapi/documentation/blob/main/docs/cms/rest/index.md',
    ' /cms/rest ',
    ['/cms/rest'],
  ])('reads the page that "%s" means, and lists its sections', async (path) => {
    expect((await call('read_page', {path})).text).toMatch(/^# REST API\n/);
    expect((await call('list_sections', {path})).text).toBe(SECTIONS);
  });

  it.each([
    'docs.strapi.io/CMS/rest#Filters',
    '<https://docs.strapi.io/cms/rest#filters>.',
    '/cms/rest/?a=b#filters)',
    'docs/cms/rest.md#filters',
    '/cms/rest#filters:~:text=Filter',
  ])('reads the section that "%s" means', async (path) => {
    expect(await call('read_page', {path})).toEqual({text: '## Filters\n\nFilter by `$eq`.', isError: false});
  });

  it('names the pages nearest to an unknown path', async () => {
    for (const tool of ['read_page', 'list_sections']) {
      const {text, isError} = await call(tool, {path: 'docs.strapi.io/cms/rests'});
      expect(isError).toBe(true);
      expect(text).toContain('There is no page "docs.strapi.io/cms/rests".');
      expect(text).toContain('- [REST API](/cms/rest)');
    }
  });

  it.each<[unknown, number]>([
    ['2', 2],
    [['2'], 2],
    [1.2, 1],
    [0, 1],
    [-5, 1],
    ['-5', 1],
  ])('takes %j for a number of results', async (limit, count) => {
    const {text, isError} = await call('search_docs', {query: 'a', limit});
    expect(isError).toBe(false);
    expect(text.match(/^- /gm)).toHaveLength(count);
  });

  it.each([50, '1000', 1e30, null, ''])('takes %j for as many results as there can be, or usually are', async (limit) => {
    expect((await call('search_docs', {query: 'filters', limit})).isError).toBe(false);
  });

  it('takes a list and a number for words, and of an endless query the beginning', async () => {
    expect((await call('search_docs', {query: ['REST', 'filters']})).text).toContain('/cms/rest#filters');
    expect((await call('search_docs', {query: 404})).isError).toBe(false);
    expect((await call('search_docs', {query: `filters ${'x'.repeat(20_000)}`})).isError).toBe(false);
  });

  it.each([{}, {path: null}, {path: ''}, {path: []}])('lists all pages for %j', async (input) => {
    expect((await call('list_sections', input)).text).toContain('(/cms/kitchen-sink)');
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['search_docs', {}, 'Send "query" as text: {"query": "populate relations"}'],
    ['search_docs', {query: null}, 'Send "query" as text'],
    ['search_docs', {query: {text: 'a'}}, 'Send "query" as text'],
    ['search_docs', {query: ''}, '"query" is empty. Send it as text'],
    ['search_docs', {query: 'a', limit: 'many'}, 'Send "limit" as a whole number: {"limit": 5}'],
    ['search_docs', {query: 'a', limit: true}, 'Send "limit" as a whole number'],
    ['search_docs', {query: 'a', page: 2}, 'There is no argument "page". Send "query" and "limit".'],
    ['read_page', {}, 'Send "path" as text: {"path": "/cms/api/rest"}'],
    ['read_page', {path: null}, 'Send "path" as text'],
    ['read_page', {url: '/cms/rest'}, 'There is no argument "url". Send "path" and "whole".'],
    ['read_page', {path: '/cms/rest', whole: 'perhaps'}, 'Send "whole" as true or false: {"whole": true}'],
    ['explain_error', {}, 'Send "message" as text'],
    ['explain_error', {message: ' '}, '"message" is empty'],
    ['explain_error', {error: 'a'}, 'There is no argument "error". Send "message".'],
    ['check_query', {}, 'Send "query" as text: {"query": "/api/books?filters[price][$lt]=10"}'],
    ['check_query', {url: '/api/books'}, 'There is no argument "url". Send "query".'],
    ['check_query', {query: '{filters: {'}, 'ends too early'],
    ['list_sections', {path: {}}, 'Send "path" as text'],
    ['list_sections', {url: '/cms/rest'}, 'There is no argument "url". Send "path".'],
  ])('%s says of %j what to send', async (tool, input, message) => {
    const {text, isError} = await call(tool, input);
    expect(isError).toBe(true);
    expect(text).toContain(message);
  });

  it.each([true, 'true', ['true'], 1, 'yes', false, null, ''])('takes %j for whole', async (whole) => {
    const {isError} = await call('read_page', {path: '/cms/rest', whole: whole === 1 ? '1' : whole});
    expect(isError).toBe(false);
  });

  it.each([
    '/api/books?filters[price][$less]=3',
    'GET /api/books?filters[price][$less]=3',
    'https://cms.example.com/api/books?filters%5Bprice%5D%5B%24less%5D=3',
    `curl -g "http://localhost:1337/api/books?filters[price][$less]=3" -H "Authorization: Bearer x"`,
    '?filters[price][$less]=3',
    'filters[price][$less]=3',
    '{filters: {price: {$less: 3}}}',
  ])('says what is wrong in the query of %s', async (query) => {
    const {text, isError} = await call('check_query', {query});
    expect(isError).toBe(false);
    expect(text).toContain('`Invalid key $less at price`');
  });

  it('says what each part of a query means, and what is wrong with its path', async () => {
    const {text} = await call('check_query', {query: '/api/books/12?sort=title&publicationState=preview'});
    expect(text).toContain('not the numeric `id`');
    expect(text).toContain('- `sort=title`: Order by `title` ascending.');
    expect(text).toContain('The parameter is called `status`');
    expect((await call('check_query', {query: '/api/books'})).text).toContain('There is no query.');
  });

  it('says that it knows nothing about an error', async () => {
    const {text, isError} = await call('explain_error', {message: 'Zyxxyq wvutsr'});
    expect(isError).toBe(false);
    expect(text).toContain('Nothing found for "Zyxxyq wvutsr"');
  });

  it('describes each argument by the type that it should have', async () => {
    const {tools} = await client.listTools();
    expect(tools.map(({inputSchema}) => inputSchema)).toMatchObject([
      {required: ['query'], properties: {query: {type: 'string'}, limit: {type: 'integer', minimum: 1, maximum: 20}}},
      {required: ['path'], properties: {path: {type: 'string'}, whole: {type: 'boolean'}}},
      {properties: {path: {type: 'string'}}},
      {required: ['message'], properties: {message: {type: 'string'}}},
      {required: ['query'], properties: {query: {type: 'string'}}},
    ]);
  });
});

/** The server's replies to these lines. */
function replies(lines: readonly string[], docsDir: string): unknown[] {
  const {stdout} = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/mcp/index.ts'], {
    cwd: SITE_DIR,
    env: {...process.env, DOCS_DIR: docsDir},
    input: lines.map((line) => `${line}\n`).join(''),
    encoding: 'utf8',
  });
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line));
}

it('reports a message that cannot be read, and serves the next one', {timeout: START_LIMIT_IN_MS}, () => {
  const ping = '{"jsonrpc":"2.0","id":7,"method":"ping"}';
  const messages = replies(['{"jsonrpc":', '{"jsonrpc":"1.0"}', '[1]', 'null', ping], 'tests/fixtures/corpus/docs');
  const error = (code: number): unknown => {
    const fault: unknown = expect.objectContaining({code});
    return expect.objectContaining({id: null, error: fault});
  };
  expect(messages).toEqual([
    error(-32700),
    error(-32600),
    error(-32600),
    error(-32600),
    expect.objectContaining({id: 7, result: {}}),
  ]);
});

it.each([
  ['/dev-docs/api/rest', null],
  ['https://docs.strapi.io/dev-docs/api/rest.html', null],
  ['/dev-docs/api/rest#endpoints', 'endpoints'],
  ['/dev-docs/api/rest#gone', null],
  ['/cms/api', null],
  ['/DEV-DOCS/api/Rest.html', null],
  ['docs.strapi.io/dev-docs/api/rest#endpoints.', 'endpoints'],
  ['/developer-docs/latest/developer-resources/database-apis-reference/rest-api.html#get-entries', 'list'],
  ['/dev-docs/api/rest#get-entries', 'list'],
  ['/cms/api/rest#get-entries', 'list'],
])('finds the page that replaced %s', (url, anchor) => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'mcp-'));
  const docsDir = path.join(siteDir, 'docs');
  mkdirSync(path.join(docsDir, 'cms/api'), {recursive: true});
  writeFileSync(
    path.join(docsDir, 'cms/api/rest.md'),
    '---\ntitle: REST API\n---\n\n## Endpoints\n\nText.\n\n## List\n\nText.\n',
  );
  const site = {title: 'Docs', tagline: 'All about it', url: SITE_URL};
  const reader = createCorpusReader({docsDir, siteDir, siteUrl: SITE_URL});
  const docs = openDocs(liveData(reader, {site, version: '1.0.0', sidebars: {}, strapi: null}));
  expect(docs.find(url)).toMatchObject({page: {path: '/cms/api/rest'}, section: anchor === null ? null : {anchor}});
  rmSync(siteDir, {recursive: true});
});
