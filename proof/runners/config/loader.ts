import {fork} from 'node:child_process';
import path from 'node:path';
import * as z from 'zod';
import {loadedSchema, type Loaded} from '../shapes/loaded';

export interface LoadRequest {
  /** Compiled files of the app, by path relative to its root. */
  files: Readonly<Record<string, string>>;
  /** Environment variables. */
  variables: Readonly<Record<string, string>>;
  /** The compiled file to load: `config/server.js`. */
  name: string;
  /** Packages of the plugins that the file configures, by plugin name. */
  plugins: Readonly<Record<string, string>>;
  /** Returns this part of the complete configuration instead, including defaults. */
  defaults?: string;
}

const replySchema = z.object({
  id: z.number(),
  value: loadedSchema.optional(),
  /** Errors of the loader, the file, or a plugin's validator. */
  errors: z.array(z.string()).optional(),
  /** Console output of the loader. */
  warnings: z.array(z.string()).optional(),
});

export interface LoadResult {
  value: Loaded | undefined;
  errors: readonly string[];
  warnings: readonly string[];
}

export interface Loader {
  load: (request: LoadRequest) => Promise<LoadResult>;
  stop: () => void;
}

/** Longer than loading any settings file takes (ms). */
const LIMIT = 60_000;

/** Starts the process that loads settings, one file at a time. */
export async function startLoader(cmsDir: string): Promise<Loader> {
  const child = fork(path.join(import.meta.dirname, 'load.mjs'), [], {cwd: cmsDir, execArgv: [], silent: true});
  let log = '';
  child.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const resultOf = (id: number): Promise<LoadResult> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), LIMIT);
      const settle = (then: () => void): void => {
        clearTimeout(timer);
        child.off('message', onMessage);
        child.off('exit', onExit);
        then();
      };
      const onMessage = (message: unknown): void => {
        const {success, data} = replySchema.safeParse(message);
        if (!success || data.id !== id) return;
        settle(() => resolve({value: data.value, errors: data.errors ?? [], warnings: data.warnings ?? []}));
      };
      const onExit = (): void => settle(() => reject(new Error(`The process that loads settings ended.\n${log.trim()}`)));
      child.on('message', onMessage);
      child.on('exit', onExit);
    });
  await resultOf(0);
  let id = 0;
  return {
    load(request) {
      id += 1;
      const loaded = resultOf(id);
      child.send({...request, id});
      return loaded;
    },
    stop: () => child.disconnect(),
  };
}
