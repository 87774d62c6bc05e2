import {fork, type ChildProcess} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {stripVTControlCharacters} from 'node:util';
import * as z from 'zod';
import {removeLeftCopies} from '../cms/harness/copies';
import type {Bookshop, BookshopBoot, BookshopBootRequest} from './app';

/** The bookshop didn't respond: its process ended or timed out. */
export class BookshopError extends Error {
  override name = 'BookshopError';
}

/** Longer than a boot takes, even on a busy machine. */
const BOOT_LIMIT = 120_000;
/** Longer than any request or snippet in the docs takes. */
const CALL_LIMIT = 30_000;
/** A process that still runs a sample can't end itself. */
const STOP_LIMIT = 5000;
/**
 * Resident memory (MB) above which a process is replaced before its next app. Most stopped apps leave nothing behind, some about 20 MB. A new
 * process takes four times as long for its first app as for the others.
 */
const MEMORY_LIMIT = 900;
/**
 * A larger space for new objects means less time for garbage. The limit for old ones makes V8 collect earlier, which keeps a process that
 * leaves nothing behind below 700 MB instead of 1.1 GB. If collections dropped the compiled code of the packages, each start would take a
 * fifth longer.
 */
const V8_OPTIONS = ['--max-semi-space-size=32', '--max-old-space-size=1000', '--no-flush-bytecode'];

const replySchema = z.object({id: z.number(), result: z.unknown().optional(), error: z.string().optional()});

const bootSchema = z.object({url: z.string(), appDir: z.string(), documentIds: z.array(z.string()), memory: z.number()});

const responseSchema = z.object({status: z.number(), headers: z.record(z.string(), z.string()), body: z.unknown().optional()});

const runSchema = z.object({
  output: z.string(),
  value: z.unknown().optional(),
  error: z.object({name: z.string(), message: z.string(), details: z.unknown().optional()}).nullable(),
  responses: z.array(responseSchema),
});

const uncalledSchema = z.array(z.object({file: z.string(), name: z.string(), line: z.number()}));

export interface OwnedBookshop extends Bookshop {
  /** Saves the current content as the state that `restore` returns to. */
  snapshot: () => Promise<void>;
  /** @param time the app's new current time, ISO 8601 */
  setClock: (time: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** @param cmsDir absolute path of `proof/cms`, installed */
export function createBookshop(cmsDir: string): OwnedBookshop {
  let child: Promise<CmsConnection> | null = null;
  /** Resident memory after the last start, in MB. */
  let memory = 0;
  /** What the running app was started with. */
  let running: string | null = null;
  let isExtended = false;

  async function call(command: object, limit: number): Promise<unknown> {
    child ??= startWorker(cmsDir);
    try {
      return await (await child).call(command, limit);
    } catch (error) {
      // The next boot starts a new process.
      if (error instanceof BookshopError) child = null;
      throw error;
    }
  }

  async function stop(): Promise<void> {
    const started = child;
    child = null;
    memory = 0;
    running = null;
    isExtended = false;
    await (await started?.catch(() => null))?.stop();
  }

  async function boot({again = false, ...app}: BookshopBootRequest = {}): Promise<BookshopBoot> {
    const request = {...app, again};
    // For the app that is running, the process only restores the content.
    const isStart = again || running !== JSON.stringify(app);
    if (isStart && (memory > MEMORY_LIMIT || isExtended)) await stop();
    running = JSON.stringify(app);
    isExtended = extendsPlugin(request);
    try {
      const {memory: used, ...about} = bootSchema.parse(await call({do: 'boot', boot: request}, BOOT_LIMIT));
      memory = used;
      return {ok: true, ...about};
    } catch (error) {
      running = null;
      if (error instanceof BookshopError || error instanceof WorkerFault) return {ok: false, error: error.message};
      throw error;
    }
  }

  return {
    boot,
    async close() {
      if (!child) return;
      running = null;
      try {
        await call({do: 'close'}, CALL_LIMIT);
      } catch (error) {
        if (!(error instanceof BookshopError || error instanceof WorkerFault)) throw error;
        // Without its process, the app no longer holds the database.
        await stop();
      }
    },
    async restore() {
      await call({do: 'restore'}, CALL_LIMIT);
    },
    async snapshot() {
      await call({do: 'snapshot'}, CALL_LIMIT);
    },
    async setClock(time) {
      await call({do: 'clock', time}, CALL_LIMIT);
    },
    send: async (request) => responseSchema.parse(await call({do: 'send', request}, CALL_LIMIT)),
    async run(source, file = 'snippet.ts') {
      return runSchema.parse(await call({do: 'run', source, file}, CALL_LIMIT));
    },
    uncalled: async (files) => uncalledSchema.parse(await call({do: 'uncalled', files}, CALL_LIMIT)),
    stop,
  };
}

/** An extension changes the plugin's own module, which the process keeps for the apps that it starts later. */
function extendsPlugin({files = {}}: BookshopBootRequest): boolean {
  return Object.keys(files).some((file) => file.startsWith('src/extensions/'));
}

/** An error that the worker reports as the result of a command. The process itself is fine. */
class WorkerFault extends Error {
  override name = 'WorkerFault';
}

interface CmsConnection {
  call: (command: object, limit: number) => Promise<unknown>;
  stop: () => Promise<void>;
}

async function startWorker(cmsDir: string): Promise<CmsConnection> {
  const tsx = pathToFileURL(createRequire(path.join(cmsDir, 'package.json')).resolve('tsx')).href;
  const child = fork(path.join(cmsDir, 'harness/worker.ts'), [], {
    cwd: cmsDir,
    execArgv: [...V8_OPTIONS, '--import', tsx],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.once('exit', (_code, signal) => {
    if (signal !== null) removeLeftCopies();
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-8000);
    });
  let id = 0;
  await replyTo(child, id, BOOT_LIMIT, () => log);
  return {
    call(command, limit) {
      if (hasEnded(child)) return Promise.reject(endOf(log));
      log = '';
      id += 1;
      const reply = replyTo(child, id, limit, () => log);
      // A process that ends at this moment is reported by its exit.
      child.send({...command, id}, () => undefined);
      return reply;
    },
    stop: () =>
      new Promise((resolve) => {
        if (hasEnded(child)) {
          resolve();
          return;
        }
        const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT);
        child.once('exit', () => {
          clearTimeout(timer);
          resolve();
        });
        if (child.connected) child.disconnect();
      }),
  };
}

function hasEnded({exitCode, signalCode}: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function endOf(log: string): BookshopError {
  return new BookshopError(`The app's process ended.\n${stripVTControlCharacters(log).trim()}`);
}

/** Ignores the messages that Strapi sends to a process manager. */
function replyTo(child: ChildProcess, id: number, limit: number, log: () => string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      settle(() => reject(new BookshopError(`It took longer than ${limit / 1000} seconds and was stopped.`)));
    }, limit);
    const onMessage = (message: unknown): void => {
      const {success, data} = replySchema.safeParse(message);
      if (!success || data.id !== id) return;
      settle(() => {
        if (data.error === undefined) resolve(data.result);
        else reject(new WorkerFault(data.error));
      });
    };
    const onExit = (): void => settle(() => reject(endOf(log())));
    const settle = (then: () => void): void => {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('exit', onExit);
      then();
    };
    child.on('message', onMessage);
    child.on('exit', onExit);
  });
}
