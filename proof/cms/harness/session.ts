import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, rmSync} from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {bootCms, type Cms} from './boot';
import {send, type CmsRequest, type CmsResponse} from './request';
import {runSnippet, type SnippetResult} from './snippet';
import {seedKey, sourceDir} from './source';

export interface SessionOptions {
  /** Keep what earlier calls on the running server changed. Without it, each call starts from the seed. */
  keep?: boolean;
}

/** Runs requests and snippets on the CMS: on a server that is already running, or on one that is booted for them. */
export interface Session {
  /** Whether the server was already running. */
  kind: 'running' | 'booted';
  request(request: CmsRequest, options?: SessionOptions): Promise<CmsResponse>;
  run(source: string, file?: string, options?: SessionOptions): Promise<SnippetResult>;
  close(): Promise<void>;
}

/** The control socket of the server that `serve()` runs for this clone. Only its owner can open it. */
function socketPath(): string {
  const name = createHash('sha256').update(sourceDir).digest('hex').slice(0, 12);
  return path.join(os.tmpdir(), `bookshop-control-${os.userInfo().uid}`, `${name}.sock`);
}

type Command = (
  {do: 'request'; request: CmsRequest} | {do: 'run'; source: string; file?: string} | {do: 'about'} | {do: 'stop'}
) &
  SessionOptions;

interface About {
  url: string;
  key: string;
}

/** Uses the running server if it matches the files of the clone. Otherwise, boots one. */
export async function openSession(): Promise<Session> {
  const about = await sendCommand<About>({do: 'about'}).catch(() => undefined);
  if (about && about.key === seedKey()) {
    return {
      kind: 'running',
      request: (request, options) => sendCommand<CmsResponse>({do: 'request', request, ...options}),
      run: (source, file, options) => sendCommand<SnippetResult>({do: 'run', source, file, ...options}),
      close: async () => undefined,
    };
  }
  if (about)
    process.stderr.write("The running server was booted before the app changed, so it isn't used. Restart scripts/serve.mjs.\n");
  const cms = await bootCms();
  return {
    kind: 'booted',
    request: (request) => send(cms.url, request),
    run: (source, file) => runSnippet(cms, source, file),
    close: () => cms.stop(),
  };
}

/** Boots the CMS and runs commands that other processes send with `openSession()`, one at a time, until it is stopped. */
export async function serve(): Promise<Cms> {
  const socket = socketPath();
  if (await sendCommand<About>({do: 'about'}).catch(() => undefined)) {
    throw new Error(
      'A server is already running for this clone. Use it, or stop it with: node proof/cms/scripts/serve.mjs --stop',
    );
  }
  const key = seedKey();
  const cms = await bootCms();
  let queue: Promise<unknown> = Promise.resolve();
  const control = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      queue = queue.then(async () => {
        try {
          const command = JSON.parse(Buffer.concat(chunks).toString()) as Command;
          const result = await runCommand(command);
          response.end(JSON.stringify({result}));
          if (command.do === 'stop') await stop();
        } catch (error) {
          response.end(JSON.stringify({error: error instanceof Error ? error.message : String(error)}));
        }
      });
    });
  });
  const runCommand = async (command: Command) => {
    if (command.do === 'about') return {url: cms.url, key} satisfies About;
    if (command.do === 'stop') return true;
    if (!command.keep) await cms.restore();
    return command.do === 'request' ? send(cms.url, command.request) : runSnippet(cms, command.source, command.file);
  };
  const stop = async () => {
    control.close();
    rmSync(socket, {force: true});
    await cms.stop();
    process.exit(0);
  };
  mkdirSync(path.dirname(socket), {recursive: true, mode: 0o700});
  // A killed server left this socket: nothing responded on it above.
  if (existsSync(socket)) rmSync(socket);
  await new Promise<void>((resolve, reject) => {
    control.once('error', reject);
    control.listen(socket, resolve);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  return cms;
}

/** Stops the running server and returns whether there was one. */
export async function stopServer(): Promise<boolean> {
  return sendCommand<boolean>({do: 'stop'}).catch(() => false);
}

function sendCommand<Result>(command: Command): Promise<Result> {
  return new Promise((resolve, reject) => {
    const request = http.request({socketPath: socketPath(), method: 'POST', path: '/'}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const {result, error} = JSON.parse(Buffer.concat(chunks).toString()) as {result: Result; error?: string};
        if (error) reject(new Error(error));
        else resolve(result);
      });
    });
    request.once('error', reject);
    request.end(JSON.stringify(command));
  });
}
