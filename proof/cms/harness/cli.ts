// The commands behind scripts/request.mjs, run.mjs and serve.mjs.
import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {CALLERS, type Caller, type CmsRequest} from './request';
import {openSession, serve, stopServer} from './session';

const USAGE = {
  request: `Usage: node proof/cms/scripts/request.mjs METHOD PATH [BODY] [options]

  METHOD   GET, POST, PUT, DELETE …, or GRAPHQL with a query instead of PATH
  BODY     JSON, @file, or - for standard input
  --as     ${CALLERS.join(', ')} (default: public)
  -H       a header, "Name: value"; may be repeated
  -i       print the headers of the response too
  --keep   on a running server, keep what earlier calls changed`,
  run: `Usage: node proof/cms/scripts/run.mjs FILE.ts|- [--keep]

  Runs TypeScript inside the booted app, with strapi, request(), and console in scope.`,
  serve: `Usage: node proof/cms/scripts/serve.mjs [--stop]

  Keeps a headless CMS running, so that request.mjs and run.mjs don't have to boot one.`,
};

class UsageError extends Error {}

/** Runs one of the commands, then exits, because Strapi's remaining timers would keep the process alive. */
export async function main(command: keyof typeof USAGE, args: string[]): Promise<void> {
  if (args.includes('--help')) {
    console.log(USAGE[command]);
    return;
  }
  try {
    // A reader such as `| head` closes the pipe before everything is written.
    process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
    const code = await {request, run, serve: startServer}[command](args);
    if (code !== undefined) process.exit(code);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isUsage = error instanceof UsageError || (error as {code?: string}).code?.startsWith('ERR_PARSE_ARGS');
    console.error(isUsage ? `${message}\n\n${USAGE[command]}` : message);
    process.exit(isUsage ? 2 : 1);
  }
}

async function request(args: string[]): Promise<number> {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {
      as: {type: 'string', default: 'public'},
      header: {type: 'string', short: 'H', multiple: true, default: []},
      include: {type: 'boolean', short: 'i', default: false},
      keep: {type: 'boolean', default: false},
    },
  });
  const [method, target, input] = positionals;
  if (!method || !target) throw new UsageError('The method and path are missing.');
  if (!CALLERS.includes(values.as as Caller)) throw new UsageError(`Unknown caller "${values.as}".`);
  const headers = Object.fromEntries(
    values.header.map((header) => {
      const colon = header.indexOf(':');
      if (colon < 1) throw new UsageError(`"${header}" isn't a valid header. Use "Name: value".`);
      return [header.slice(0, colon).trim(), header.slice(colon + 1).trim()];
    }),
  );
  const common = {headers, as: values.as as Caller};
  const call: CmsRequest =
    method.toUpperCase() === 'GRAPHQL'
      ? {...common, method: 'POST', path: '/graphql', body: {query: read(target)}}
      : {...common, method: method.toUpperCase(), path: target, body: input === undefined ? undefined : read(input)};
  const session = await openSession();
  try {
    const response = await session.request(call, {keep: values.keep});
    console.log(`${response.status} ${response.statusText}`);
    if (values.include) for (const [name, value] of Object.entries(response.headers)) console.log(`${name}: ${value}`);
    if (response.body !== undefined)
      console.log(typeof response.body === 'string' ? response.body : JSON.stringify(response.body, null, 2));
    return 0;
  } finally {
    await session.close();
  }
}

async function run(args: string[]): Promise<number> {
  const {values, positionals} = parseArgs({args, allowPositionals: true, options: {keep: {type: 'boolean', default: false}}});
  const [file] = positionals;
  if (!file) throw new UsageError('The file is missing.');
  const source = read(file === '-' ? '-' : `@${file}`);
  const session = await openSession();
  try {
    const {output, value, error} = await session.run(source, file === '-' ? 'snippet.ts' : file, {keep: values.keep});
    process.stdout.write(output);
    if (error) {
      console.error(error.stack ?? `${error.name}: ${error.message}`);
      if (error.details) console.error(JSON.stringify(error.details, null, 2));
      return 1;
    }
    if (value !== undefined) console.log(typeof value === 'string' ? value : JSON.stringify(value, null, 2));
    return 0;
  } finally {
    await session.close();
  }
}

async function startServer(args: string[]): Promise<number | undefined> {
  const {values} = parseArgs({args, options: {stop: {type: 'boolean', default: false}}});
  if (values.stop) {
    console.log((await stopServer()) ? 'Stopped.' : 'No server is running for this clone.');
    return 0;
  }
  const {url} = await serve();
  console.log(`The bookshop is listening on ${url} (pid ${process.pid}). Ctrl+C stops it.`);
  return undefined;
}

/** Reads a literal, the content of `@file`, or standard input for `-`. */
function read(input: string): string {
  if (input === '-') return readFileSync(0, 'utf8');
  return input.startsWith('@') ? readFileSync(input.slice(1), 'utf8') : input;
}
