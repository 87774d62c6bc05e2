import {BookshopError} from '../../cms-process/process';
import {HttpMessageError, parseHttpRequest} from 'docs-corpus/httpMessage';
import {parseNote} from 'docs-proof/samples/note';
import type {ReceivedResponse, SentRequest} from 'docs-proof/subject';
import type {Sample} from 'docs-proof/types';
import type {Bookshop, SnippetRun} from '../../cms-process/app';
import {bound, type Bindings} from 'docs-proof/compare/compare';
import type {Alternative} from './plan';
import {runCurl} from './curl';
import {fillTokens, tokenOf} from './tokens';

export type Outcome =
  | {kind: 'response'; response: ReceivedResponse}
  | {kind: 'run'; run: SnippetRun}
  /** The app started, and nothing else was requested. */
  | {kind: 'booted'}
  /** The request couldn't be sent, or its program failed before there was a response. */
  | {kind: 'error'; message: string};

export interface ExecuteOptions {
  shop: Bookshop;
  url: string;
  bindings: Bindings;
  samples: ReadonlyMap<string, Sample>;
}

/** Executes the sample as the caller that it names. */
export async function execute({call, response}: Alternative, options: ExecuteOptions): Promise<Outcome> {
  const as = response?.hints.as ?? call.hints.as;
  const fill = (text: string): Promise<string> => fillTokens(bound(text, options.bindings), as, options.shop);
  try {
    switch (call.calls) {
      case 'http':
        return await sendHttp(await fill(call.text), as, options.shop, PLAIN);
      case 'curl':
        return await curl(await fill(call.text), as, options);
      case 'graphql':
        return await sendGraphql(await fill(call.text), variablesOf(call, options), as, options.shop);
      case 'fetch':
      case 'snippet':
        return await run(await fill(call.text), call, options.shop);
      case 'note':
        return await runNote(call, fill, as, options.shop);
      case null:
        throw new Error(`${call.id} calls nothing. Fix actionsOf().`);
    }
  } catch (error) {
    if (error instanceof BookshopError || error instanceof HttpMessageError) return {kind: 'error', message: error.message};
    throw error;
  }
}

async function runNote(
  call: Sample,
  fill: (text: string) => Promise<string>,
  as: string | undefined,
  shop: Bookshop,
): Promise<Outcome> {
  const {call: wanted} = parseNote(call.text, call.hints.file !== undefined);
  switch (wanted.kind) {
    case 'http':
      return sendHttp(await fill(wanted.text), as, shop, 'application/json');
    case 'graphql':
      return sendGraphql(await fill(wanted.text), undefined, as, shop);
    case 'snippet':
      return run(await fill(wanted.text), call, shop);
    default:
      return {kind: 'booted'};
  }
}

/** The Content-Type that clients send for a string body by default. */
const PLAIN = 'text/plain;charset=UTF-8';

/** @param type Content-Type of a body without a header */
async function sendHttp(text: string, as: string | undefined, shop: Bookshop, type: string): Promise<Outcome> {
  const {method, path, headers, body} = parseHttpRequest(text);
  // The client sets these headers itself.
  const own = Object.entries(headers).filter(([name]) => !/^(?:host|content-length|connection)$/i.test(name));
  const multipart = own.some(([name, value]) => /^content-type$/i.test(name) && value.startsWith('multipart/'));
  const request: SentRequest = {
    method,
    path,
    headers: Object.fromEntries(own.map(([name, value]) => [name.toLowerCase(), value])),
  };
  if (body !== null) {
    request.body = multipart ? body.replace(/\r?\n/g, '\r\n') + '\r\n' : body;
    request.headers = {'content-type': type, ...request.headers};
  }
  if (as !== undefined && !own.some(([name]) => /^authorization$/i.test(name))) request.as = as;
  return {kind: 'response', response: await shop.send(request)};
}

async function curl(text: string, as: string | undefined, {shop, url}: ExecuteOptions): Promise<Outcome> {
  const token = as === undefined || /authorization:/i.test(text) ? '' : await tokenOf(as, shop);
  const result = await runCurl(text, {url, token});
  return result.ok ? {kind: 'response', response: result.response} : {kind: 'error', message: result.error};
}

async function sendGraphql(query: string, variables: unknown, as: string | undefined, shop: Bookshop): Promise<Outcome> {
  const request: SentRequest = {method: 'POST', path: '/graphql', body: {query, variables}};
  if (as !== undefined) request.as = as;
  const {body, ...response} = await shop.send(request);
  return {kind: 'response', response: {...response, body: withoutStacks(body)}};
}

/** Removes stack traces, which the server only includes in errors in development. */
function withoutStacks(body: unknown): unknown {
  if (body === undefined) return undefined;
  const copy: unknown = JSON.parse(JSON.stringify(body, (key, value: unknown) => (key === 'stacktrace' ? undefined : value)));
  return copy;
}

function variablesOf(call: Sample, {samples, bindings}: ExecuteOptions): unknown {
  const text = call.inputs.flatMap((id) => samples.get(id)?.text ?? [])[0];
  return text === undefined ? undefined : JSON.parse(bound(text, bindings));
}

async function run(text: string, sample: Sample, shop: Bookshop): Promise<Outcome> {
  return {kind: 'run', run: await shop.run(text, snippetName(sample))};
}

/** The name of the snippet's code in stack traces and in the list of called functions. */
export function snippetName({id}: Sample): string {
  return `${id}.ts`;
}
