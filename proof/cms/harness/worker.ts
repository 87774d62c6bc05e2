// Run by proof/cms-process/process.ts: runs at most one bookshop and processes the messages of its parent one at a time.
import {seedUsers} from '../seed/index';
import {bootCms, type Cms} from './boot';
import {setClock} from './clock';
import {coverFunctions, uncalledFunctions} from './coverage';
import {send, type CmsRequest} from './request';
import {runSnippet} from './snippet';

interface Boot {
  files?: Record<string, string | null>;
  env?: Record<string, string>;
  seed?: boolean;
  again?: boolean;
  users?: boolean;
  panel?: string;
}

type Command =
  | {do: 'boot'; boot: Boot}
  | {do: 'close'}
  | {do: 'restore'}
  | {do: 'snapshot'}
  | {do: 'clock'; time: string}
  | {do: 'send'; request: CmsRequest}
  | {do: 'run'; source: string; file: string}
  | {do: 'uncalled'; files: string[]};

const environment = {...process.env};
let cms: Cms | undefined;
let booted = '';
let about: {url: string; appDir: string; documentIds: string[]; memory: number} | undefined;

await coverFunctions();
process.on('message', ({id, ...command}: Command & {id: number}) => {
  runCommand(command).then(
    (result) => process.send?.({id, result: plain(result)}),
    (error: unknown) => process.send?.({id, error: error instanceof Error ? error.message : String(error)}),
  );
});
// A stopped app might still have pending work, such as an event of the last request.
process.on('unhandledRejection', (error) => {
  if (cms) throw error;
});
process.on('disconnect', () => process.exit(0));
process.send?.({id: 0});

async function runCommand(command: Command): Promise<unknown> {
  if (command.do === 'boot') return boot(command.boot);
  if (command.do === 'clock') return setClock(command.time);
  if (command.do === 'close') return close();
  if (!cms) throw new Error('No bookshop is running.');
  switch (command.do) {
    case 'restore':
      return cms.restore();
    case 'snapshot':
      return cms.snapshot();
    case 'send':
      return send(cms.url, command.request);
    case 'run':
      return run(cms, command.source, command.file);
    case 'uncalled':
      return uncalledFunctions(cms.appDir, command.files);
  }
}

async function boot({again = false, ...request}: Boot) {
  const wanted = JSON.stringify(request);
  if (cms && booted === wanted && !again) {
    await cms.restore();
    return about;
  }
  await close();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  const next = await bootCms(request);
  if (request.seed === false && request.users !== false) {
    await seedUsers(next.strapi);
    await next.snapshot();
  }
  cms = next;
  booted = wanted;
  const memory = Math.round(process.memoryUsage.rss() / 1e6);
  about = {url: next.url, appDir: next.appDir, documentIds: await documentIds(next), memory};
  return about;
}

async function close(): Promise<void> {
  const open = cms;
  cms = undefined;
  await open?.stop();
}

async function documentIds({strapi}: Cms): Promise<string[]> {
  const knex = strapi.db.connection;
  const found = await Promise.all(
    [...strapi.db.metadata.values()]
      .filter(({attributes}) => 'documentId' in attributes)
      .map(async ({tableName}): Promise<string[]> => knex(tableName).distinct().pluck('document_id')),
  );
  return [...new Set(found.flat())];
}

/** Runs a snippet and records the responses to its requests, including requests that it doesn't await. */
async function run(app: Cms, source: string, file: string) {
  const requests: Promise<object | undefined>[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = (...args) => {
    const response = original(...args);
    requests.push(
      response.then(
        (settled) => (settled.url.startsWith(app.url) ? received(settled.clone()) : undefined),
        () => undefined,
      ),
    );
    return response;
  };
  try {
    const {output, value, error} = await runSnippet(app, source, file);
    const responses = [];
    for (let index = 0; index < requests.length; index += 1) responses.push(await requests[index]);
    return {output, value, error: error ?? null, responses: responses.filter((response) => response !== undefined)};
  } finally {
    globalThis.fetch = original;
  }
}

async function received(response: Response) {
  const text = await response.text();
  let body: unknown = text === '' ? undefined : text;
  try {
    if (text !== '') body = JSON.parse(text);
  } catch {
    // Not JSON.
  }
  return {status: response.status, headers: Object.fromEntries(response.headers), body};
}

/** Converts a value for JSON, because values of the app can contain functions and circular references. */
function plain(value: unknown): unknown {
  if (value === undefined) return null;
  const seen: unknown[] = [];
  const text = JSON.stringify(value, function (this: unknown, _key, item: unknown) {
    if (typeof item === 'bigint') return item.toString();
    if (typeof item !== 'object' || item === null) return item;
    while (seen.length > 0 && seen.at(-1) !== this) seen.pop();
    if (seen.includes(item)) return '[circular]';
    seen.push(item);
    return item;
  });
  return JSON.parse(text);
}
