import {execFileSync} from 'node:child_process';
import {createRequire} from 'node:module';
import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';
import {parse, stringify} from 'qs';
import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import type {JsonObject} from '../../request-code/json';
import {readBaseUrl, isMixedContent} from './baseUrl';
import {readEndpoint} from './endpoint';
import {literal} from '../../request-code/literal';
import {encodedQuery, queryOf, readableParameters} from './queryString';
import {requestUrl} from './requestUrl';
import {snippet, type CallParts} from './snippets';

/** Everything that has a meaning in a shell, a URL or a program. */
const NASTY = `it's "a" \`b\` $(c) \${d} \\ & = # + % ? / é 😀 \n $HOME`;
const QUERY: JsonObject = {
  filters: {title: {$contains: NASTY}, isbn: null, $or: [{price: {$lt: 9.5}}, {inStock: true}]},
  populate: {extras: {on: {'book.quote': true}}},
};
const CALL: CallParts = {base: new URL('https://cms.example/strapi'), path: '/api/books', query: QUERY, hasToken: true};

/** As Strapi reads it. */
function received(url: string): unknown {
  return parse(new URL(url).search.slice(1), {strictNullHandling: true, arrayLimit: 100, depth: 20});
}

const AS_TEXT = {
  filters: {title: {$contains: NASTY}, isbn: null, $or: [{price: {$lt: '9.5'}}, {inStock: 'true'}]},
  populate: {extras: {on: {'book.quote': 'true'}}},
};

describe('the query string', () => {
  it('arrives as it was meant', () => {
    expect(received(`http://x/?${encodedQuery(QUERY)}`)).toEqual(AS_TEXT);
  });

  it('has readable brackets and encoded values', () => {
    expect(encodedQuery({filters: {title: {$eq: 'a & b'}}})).toBe('filters[title][$eq]=a%20%26%20b');
  });

  it('is shown unencoded, one parameter after the other', () => {
    expect(readableParameters({filters: {title: 'a & b', isbn: null}, sort: ['x']})).toEqual([
      'filters[title]=a & b',
      'filters[isbn]',
      'sort[0]=x',
    ]);
    expect(readableParameters({})).toEqual([]);
  });

  it('of a pasted URL is read as Strapi reads it', () => {
    expect(JSON.parse(queryOf('filters%5Btitle%5D%5B$in%5D=a&filters[title][$in]=b&x'))).toEqual({
      filters: {title: {$in: ['a', 'b']}},
      x: null,
    });
  });

  it('is read and written by the version of qs that Strapi has', () => {
    const version = z.object({version: z.string()});
    const ours = version.parse(createRequire(import.meta.url)('qs/package.json'));
    const lock = z
      .object({packages: z.object({'node_modules/qs': version})})
      .parse(JSON.parse(readFileSync('proof/cms/package-lock.json', 'utf8')));
    expect(ours.version).toBe(lock.packages['node_modules/qs'].version);
  });
});

describe('what is copied', () => {
  it('as URL is encoded', () => {
    const url = snippet('URL', CALL);
    expect(url).toMatch(/^https:\/\/cms\.example\/strapi\/api\/books\?[\w[\]$%.=&~-]+$/);
    expect(received(url)).toEqual(AS_TEXT);
  });

  it('as curl reaches a shell as one URL and one header', () => {
    const call = {...CALL, path: `/api/o'hara`};
    const script = `curl() { printf '%s\\0' "$@"; }\n${snippet('curl', call)}`;
    const [flag, url = '', header, authorization] = execFileSync('bash', ['-c', script], {encoding: 'utf8'}).split('\0');
    expect([flag, header, authorization]).toEqual(['-g', '-H', 'Authorization: Bearer YOUR_API_TOKEN']);
    expect(new URL(url).pathname).toBe(`/strapi/api/o'hara`);
    expect(received(url)).toEqual(AS_TEXT);
  });

  it.each(['fetch', 'qs'] as const)('as %s runs, and asks for the same', async (form) => {
    const asked: unknown[] = [];
    const fetch = (...request: unknown[]): Promise<unknown> => {
      asked.push(...request);
      return Promise.resolve({ok: true, json: () => Promise.resolve({data: [], meta: {}})});
    };
    const code = snippet(form, CALL).replace("import qs from 'qs';", '');
    await runInNewContext(`(async () => {${code}\n})()`, {fetch, qs: {stringify}});
    expect(received(String(asked[0]))).toEqual(AS_TEXT);
    expect(asked[1]).toEqual({headers: {Authorization: 'Bearer YOUR_API_TOKEN'}});
  });

  it('names a token only where there is one', () => {
    for (const form of ['fetch', 'qs', 'curl'] as const) expect(snippet(form, {...CALL, hasToken: false})).not.toContain('TOKEN');
  });
});

describe('a literal', () => {
  it('is written in lines where it is long', () => {
    expect(literal({a: {b: [1, 'x']}, 'book.quote': true})).toBe("{ a: { b: [1, 'x'] }, 'book.quote': true }");
    expect(literal({fields: Array.from({length: 12}, (_, index) => `field-${index}`)})).toMatch(
      /^\{\n {2}fields: \[\n {4}'field-0',\n/,
    );
  });

  it('has the value that it was made of', () => {
    const value = {...QUERY, empty: {}, none: [], "it's": '\u2028', class: -1};
    expect(runInNewContext(`JSON.stringify(${literal(value)})`)).toBe(JSON.stringify(value));
  });
});

describe('the endpoint', () => {
  it.each([
    ['/api/books', '/api/books', 'list'],
    ['api/books/', '/api/books/', 'list'],
    [' GET /api/books ', '/api/books', 'list'],
    ['/api/books/s2x4w1xwsjgqkd5owydq18ff', '/api/books/s2x4w1xwsjgqkd5owydq18ff', 'document'],
    ['/api/été d', '/api/%C3%A9t%C3%A9%20d', 'list'],
    ['/api/a%20b', '/api/a%20b', 'list'],
    ['//evil.example/api', '/evil.example/api', 'list'],
    ['', '/', 'list'],
  ])('%j is %j, a %s', (text, path, kind) => {
    expect(readEndpoint(text)).toEqual({path, kind, origin: null, search: null});
  });

  it('gives up the server and the query of a URL', () => {
    expect(readEndpoint('https://cms.example:8080/api/books?a=1?2#x')).toEqual({
      path: '/api/books',
      kind: 'list',
      origin: 'https://cms.example:8080',
      search: 'a=1?2',
    });
  });

  it('never leads to another server than the base', () => {
    const base = new URL('https://cms.example');
    for (const text of [
      '//evil.example',
      '/\\evil.example',
      '@evil.example',
      'https://evil.example/x',
      '.evil.example',
      ':80@evil.example',
      '\\\\evil.example',
    ]) {
      expect(new URL(requestUrl(base, readEndpoint(text).path, '')).host, text).toBe('cms.example');
    }
  });
});

describe('the base', () => {
  it.each([
    ['', 'http://localhost:1337/'],
    ['localhost:1337', 'http://localhost:1337/'],
    ['127.0.0.1:1337', 'http://127.0.0.1:1337/'],
    ['[::1]:1337', 'http://[::1]:1337/'],
    ['cms.example', 'https://cms.example/'],
    ['http://cms.example/strapi/', 'http://cms.example/strapi/'],
  ])('%j is %s', (text, href) => {
    expect(readBaseUrl(text).url?.href).toBe(href);
  });

  it.each([
    ['https://', 'This isn’t a URL.'],
    ['a b', 'This isn’t a URL.'],
    ['ftp://cms.example', 'The URL must start with'],
    ['javascript://x', 'The URL must start with'],
    ['https://user:word@cms.example', 'Remove the user name and password'],
  ])('%j is refused: %s', (text, fault) => {
    expect(readBaseUrl(text).fault).toContain(fault);
  });

  it('may end with the prefix of the path', () => {
    expect(requestUrl(new URL('https://cms.example/api/'), '/api/books', 'a=1')).toBe('https://cms.example/api/books?a=1');
    expect(requestUrl(new URL('https://cms.example/strapi'), '/api/books', '')).toBe('https://cms.example/strapi/api/books');
  });

  it('without HTTPS is out of reach for a page with it, but on the own machine', () => {
    expect(isMixedContent(new URL('http://cms.example'), 'https:')).toBe(true);
    expect(isMixedContent(new URL('http://localhost:1337'), 'https:')).toBe(false);
    expect(isMixedContent(new URL('http://cms.example'), 'http:')).toBe(false);
    expect(isMixedContent(new URL('https://cms.example'), 'https:')).toBe(false);
  });
});
