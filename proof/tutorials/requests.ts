import {ADMIN} from '../cms/seed/credentials';
import {execute} from '../runners/live/execute';
import {checkOutcome} from '../runners/live/checkOutcome';
import {createBindings} from 'docs-proof/compare/compare';
import type {ReceivedResponse, SentRequest} from 'docs-proof/subject';
import type {Requests} from 'docs-proof/tutorials/options';
import type {Sample, SampleFailure} from 'docs-proof/types';
import type {Bookshop, BookshopContext} from '../cms-process/app';
import {CHANGING} from '../conventions';
import * as z from 'zod';
import {sendRequest} from 'docs-proof/tutorials/sendRequest';

const PLACEHOLDER = /\bYOUR_(?:[A-Z]+_)*(?:TOKEN|KEY)\b/g;

/** Sends a tutorial's requests to its project, and compares the responses in the same way as the bookshop's. */
export function createRequests({samples}: Pick<BookshopContext, 'samples'>): Requests {
  const bindings = createBindings(CHANGING, []);
  const tokens = new Map<string, string>();
  let kept = '';

  async function tokenOf(caller: string, url: string): Promise<string> {
    const token = tokens.get(caller) ?? (await makeToken(caller, url, (other) => tokenOf(other, url)));
    tokens.set(caller, token);
    return token;
  }

  async function run(call: Sample, responses: readonly Sample[], url: string): Promise<SampleFailure[]> {
    const failures: SampleFailure[] = [];
    for (const response of responses.length === 0 ? [null] : responses) {
      const as = response?.hints.as ?? call.hints.as;
      const token = kept || (call.text.search(PLACEHOLDER) !== -1 ? await tokenOf(as ?? 'full-access', url) : '');
      const filled = {...call, text: call.text.replace(PLACEHOLDER, (word) => token || word)};
      const shop = projectProcess(url, (caller) => tokenOf(caller, url));
      const outcome = await execute({call: filled, response}, {shop, url, bindings, samples});
      failures.push(...checkOutcome({call, response}, outcome, bindings));
    }
    return failures;
  }
  return {run, keepToken: (token) => void (kept = token)};
}

const tokenSchema = z.object({data: z.object({token: z.string().optional(), accessKey: z.string().optional()}).optional()});

/** Creates the first administrator if the page didn't. */
async function makeToken(caller: string, url: string, tokenOf: (caller: string) => Promise<string>): Promise<string> {
  switch (caller) {
    case 'public':
      return '';
    case 'user':
      throw new Error('A tutorial has no end user. Show the requests that create one, and send its token.');
    case 'admin': {
      const {email, password} = ADMIN;
      await sendRequest(url, {method: 'POST', path: '/admin/register-admin', body: ADMIN});
      return readToken(await sendRequest(url, {method: 'POST', path: '/admin/login', body: {email, password}}), 'sign in');
    }
    default: {
      const authorization = `Bearer ${await tokenOf('admin')}`;
      const body = {name: caller, description: '', type: caller, lifespan: null, permissions: null};
      return readToken(
        await sendRequest(url, {method: 'POST', path: '/admin/api-tokens', headers: {authorization}, body}),
        'create a token',
      );
    }
  }
}

function readToken({status, body}: ReceivedResponse, what: string): string {
  const {data} = tokenSchema.catch({}).parse(body);
  const token = data?.accessKey ?? data?.token;
  if (token === undefined) throw new Error(`The replay couldn't ${what} in the project: ${status} ${JSON.stringify(body)}`);
  return token;
}

/** Wraps the project in the interface that is used for the bookshop. */
function projectProcess(url: string, tokenOf: (caller: string) => Promise<string>): Bookshop {
  const never = (): never => {
    throw new Error("Snippets can't be run inside the project of a tutorial. Send requests.");
  };
  return {
    boot: never,
    close: () => Promise.resolve(),
    restore: () => Promise.resolve(),
    run: never,
    uncalled: () => Promise.resolve([]),
    async send({as, headers, ...request}: SentRequest): Promise<ReceivedResponse> {
      const token = as === undefined ? '' : await tokenOf(as);
      const own: Record<string, string> = token === '' ? {} : {authorization: `Bearer ${token}`};
      return sendRequest(url, {...request, headers: {...own, ...headers}});
    },
  };
}
