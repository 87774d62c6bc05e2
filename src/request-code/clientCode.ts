import type {HttpRequest} from 'docs-corpus/httpMessage';
import {fetchCode, jsonBody} from './fetchCode';
import {isObject, type Json} from './json';
import {literal} from './literal';
import {queryObject} from './queryObject';

/** Endpoints of the bookshop that have one document: their URL looks like that of a list. */
export const SINGLE_TYPES: readonly string[] = ['homepage'];

const API = '/api';
/** Last part of a content-type's URL. `openapi.json` isn't one. */
const PLURAL_NAME = /^[a-z][\w-]*$/;
/** A `documentId`, or the number of a user or file. */
const ID = /^(?:[a-z][a-z\d]{23}|\d+)$/;
const BEARER = /^Bearer /;
const SENT_BY_CLIENT: ReadonlySet<string> = new Set(['Authorization', 'Content-Type']);

type Manager = 'collection' | 'single' | 'files';

interface Place {
  manager: Manager;
  /** `collection('books')` */
  target: string;
  /** Name of a variable for it. */
  name: string;
  id: string | null;
}

/**
 * The request with `@strapi/client`. Where the client has no method for it, with the client's `fetch`.
 *
 * @param base URL of the server
 * @param width characters that a line can have before it is broken
 * @throws {SyntaxError} for a body that isn't JSON
 */
export function clientCode(base: string, request: HttpRequest, width: number): string {
  return `${setup(base, request, width)}\n\n${statements(request, width)}`;
}

function statements(request: HttpRequest, width: number): string {
  const call = clientCall(request);
  if (call === null) {
    const {method, path, body} = request;
    const parts = {method, headers: {}, body};
    return `const response = await ${fetchCode(path.slice(API.length), parts, {name: 'client.fetch', width})};`;
  }
  const {name, target, method, args} = call;
  const code = `await ${name}.${method}(${list(args, width)});`;
  return `const ${name} = client.${target};\n${method === 'delete' ? code : `const result = ${code}`}`;
}

/** Arguments, each on its own line if they don't fit on one. */
function list(args: readonly Json[], width: number): string {
  const line = args.map((arg) => literal(arg, 0, width)).join(', ');
  if (args.length < 2 || (!line.includes('\n') && line.length <= width)) return line;
  return `\n${args.map((arg) => `  ${literal(arg, 2, width)},\n`).join('')}`;
}

function setup(base: string, {headers}: HttpRequest, width: number): string {
  const authorization = headers.Authorization;
  const others = Object.fromEntries(Object.entries(headers).filter(([name]) => !SENT_BY_CLIENT.has(name)));
  const options = {
    baseURL: `${base}${API}`,
    ...(authorization === undefined ? {} : {auth: authorization.replace(BEARER, '')}),
    ...(Object.keys(others).length === 0 ? {} : {headers: others}),
  };
  return `import { strapi } from '@strapi/client';\n\nconst client = strapi(${literal(options, 0, width)});`;
}

/** A method of one of the client's managers, and its arguments. */
function clientCall({method, path, body}: HttpRequest) {
  const [pathname = '', search = ''] = path.split('?');
  const place = placeOf(pathname.slice(API.length + 1).split('/'));
  if (place === null) return null;
  const {manager, target, name, id} = place;
  const query = search === '' ? [] : [queryObject(search)];
  const ids = id === null ? [] : [manager === 'files' ? Number(id) : id];
  if (method === 'GET') return {target, name, method: id === null ? 'find' : 'findOne', args: [...ids, ...query]};
  if (method === 'DELETE') return {target, name, method: 'delete', args: [...ids, ...query]};
  const data = dataOf(name, body);
  const write = writeMethod(method, manager, id);
  return data === null || write === null ? null : {target, name, method: write, args: [...ids, data, ...query]};
}

/** Changing a file sends a form instead of JSON. */
function writeMethod(method: string, manager: Manager, id: string | null): 'create' | 'update' | null {
  if (manager === 'files') return null;
  if (method === 'PUT' && (id !== null || manager === 'single')) return 'update';
  return method === 'POST' && id === null && manager === 'collection' ? 'create' : null;
}

/** The content-type or plugin of a path below `/api`, from its segments. */
function placeOf([first = '', ...rest]: readonly string[]): Place | null {
  const isFiles = first === 'upload' && rest[0] === 'files';
  const [id = null, ...more] = isFiles ? rest.slice(1) : rest;
  if (more.length > 0 || (id !== null && !ID.test(id)) || (first === 'upload' && !isFiles)) return null;
  if (isFiles) return {manager: 'files', target: 'files', name: 'files', id};
  if (!PLURAL_NAME.test(first)) return null;
  const manager = SINGLE_TYPES.includes(first) ? 'single' : 'collection';
  const name = first.replaceAll(/-+([a-z\d])/g, (_match, letter: string) => letter.toUpperCase());
  return {manager, target: `${manager}(${literal(first)})`, name, id};
}

/** The content of `data`, which the client adds itself. Requests of users don't have it. */
function dataOf(name: string, body: string | null): Json | null {
  if (body === null) return null;
  const json = jsonBody(body);
  if (name === 'users') return json;
  return isObject(json) && json.data !== undefined && Object.keys(json).length === 1 ? json.data : null;
}
