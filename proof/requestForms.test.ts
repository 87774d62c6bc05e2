import {execFileSync} from 'node:child_process';
import {createRequire} from 'node:module';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {strapi} from '@strapi/client';
import {parse} from 'qs';
import {afterEach, describe, expect, it, vi} from 'vitest';
import * as z from 'zod';
import {createCorpusReader} from '../plugins/corpus';
import {SINGLE_TYPES} from '../src/request-code/clientCode';
import {FORMS, formsOf, type Form} from '../src/request-code/forms';
import {parseHttpRequest} from 'docs-corpus/httpMessage';
import {STRAPI_QUERY_OPTIONS} from '../src/request-code/queryObject';
import {requestCode} from '../src/request-code/requestCode';
import {DEFAULT_SITE_URL} from '../src/site/constants';

const SITE = path.resolve(import.meta.dirname, '..');

/** The request that reaches the server. */
interface Sent {
  method: string;
  pathname: string;
  query: unknown;
  authorization: string | null;
  body: unknown;
}

interface Shown {
  place: string;
  text: string;
}

/** Requests in all pages that are shown in several forms. */
function shownRequests(): Shown[] {
  const reader = createCorpusReader({docsDir: path.join(SITE, 'docs'), siteDir: SITE, siteUrl: DEFAULT_SITE_URL});
  return reader
    .code()
    .flatMap(({blocks}) =>
      blocks
        .filter(({kind, lang, text}) => kind === 'fence' && lang === 'http' && formsOf(text).length > 0)
        .map(({file, line, text}) => ({place: `${file}:${line}`, text})),
    );
}

const REQUESTS = shownRequests();

function requestsIn(form: Form): Shown[] {
  return REQUESTS.filter(({text}) => formsOf(text).includes(form));
}

function sent(url: string, method: string, headers: Headers, body: string | null): Sent {
  const {pathname, search} = new URL(url);
  return {
    method,
    pathname,
    query: asLists(parse(search.slice(1), STRAPI_QUERY_OPTIONS)),
    authorization: headers.get('Authorization'),
    body: body === null || body === '' ? null : JSON.parse(body),
  };
}

/** Strapi reads `fields=title,price` and `fields=title` as lists. */
function asLists(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return ['fields', 'sort', 'populate'].includes(key) ? value.split(',') : value;
  if (Array.isArray(value)) return value.map((item) => asLists(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([inner, item]) => [inner, asLists(item, inner)]));
}

/** The request in the fence, which the proof compares with the response on the page. */
function expected(text: string): Sent {
  const {method, path: url, headers, body} = parseHttpRequest(text);
  return sent(`http://localhost:1337${url}`, method, new Headers(headers), body);
}

afterEach(() => vi.unstubAllGlobals());

/** Runs a script from a page and returns its only request. */
async function run(code: string): Promise<Sent> {
  const requests: Sent[] = [];
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    requests.push(sent(request.url, request.method, request.headers, await request.text()));
    return Response.json({});
  });
  const script = code.replace("import { strapi } from '@strapi/client';", '');
  await runInNewContext(`(async () => {${script}\n})()`, {strapi, fetch, JSON});
  const [request, ...others] = requests;
  if (request === undefined || others.length > 0) throw new Error(`It sends ${requests.length} requests:\n${code}`);
  return request;
}

/** The arguments of each command, as a shell passes them. */
function shellArguments(commands: readonly string[]): string[][] {
  const script = ['curl() { printf \'%s\\0\' "$@" END; }', ...commands].join('\n');
  const words = execFileSync('bash', ['-c', script], {encoding: 'utf8', maxBuffer: 2 ** 26});
  return words
    .split('END\0')
    .slice(0, -1)
    .map((each) => each.split('\0').slice(0, -1));
}

function ofCurl(words: readonly string[]): Sent {
  const valuesOf = (flag: string): string[] => words.flatMap((word, index) => (words[index - 1] === flag ? [word] : []));
  const headers = valuesOf('-H').map((line): [string, string] => [
    line.slice(0, line.indexOf(':')),
    line.slice(line.indexOf(':') + 1),
  ]);
  const [body = null] = valuesOf('-d');
  const url = words.find((word) => word.startsWith('http')) ?? '';
  return sent(url, valuesOf('-X')[0] ?? (body === null ? 'GET' : 'POST'), new Headers(headers), body);
}

describe('the requests of all pages', () => {
  it('are found', () => {
    for (const form of FORMS) expect(requestsIn(form).length).toBeGreaterThan(50);
  });

  it('are the same with curl', () => {
    const requests = requestsIn('curl');
    const commands = shellArguments(requests.map(({text}) => requestCode('curl', text)));
    expect(commands.length).toBe(requests.length);
    for (const [index, {place, text}] of requests.entries()) expect(ofCurl(commands[index] ?? []), place).toEqual(expected(text));
  });

  it.each(['fetch', 'client'] as const)('are the same with %s', async (form) => {
    for (const {place, text} of requestsIn(form)) {
      expect(await run(requestCode(form, text)), place).toEqual(expected(text));
    }
  });
});

describe('the client form', () => {
  it('knows which content-types of the bookshop are single types', () => {
    const schema = z.object({kind: z.string(), info: z.object({singularName: z.string()})});
    const api = path.join(SITE, 'proof/cms/src/api');
    const found = readdirSync(api, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('schema.json'))
      .map((file) => schema.parse(JSON.parse(readFileSync(path.join(api, file), 'utf8'))))
      .filter(({kind}) => kind === 'singleType')
      .map(({info}) => info.singularName);
    expect(found).toEqual(SINGLE_TYPES);
  });

  it('uses the client that the pages describe', () => {
    const version = z.object({version: z.string()});
    const ours = version.parse(createRequire(import.meta.url)('@strapi/client/package.json'));
    const lock = z
      .object({packages: z.object({'node_modules/@strapi/client': version})})
      .parse(JSON.parse(readFileSync(path.join(SITE, 'proof/cms/package-lock.json'), 'utf8')));
    expect(ours.version).toBe(lock.packages['node_modules/@strapi/client'].version);
  });
});
