import {fork} from 'node:child_process';
import path from 'node:path';

const SERVICES = path.resolve(import.meta.dirname, '../cms/services');

export interface StandIn {
  port: number;
  /** `http://127.0.0.1:PORT` */
  url: string;
  stop: () => Promise<void>;
}

/** Longer than any of them takes on a busy machine. */
const START_LIMIT = 30_000;

/**
 * Starts a program that stands in for a service: `proof/cms/services/<name>.mjs`, which prints `ready PORT` as soon as it
 * accepts connections on 127.0.0.1, and ends when it's disconnected. Its packages are those of `proof/cms`.
 */
export function startStandIn(name: string, env: Record<string, string> = {}): Promise<StandIn> {
  const file = path.join(SERVICES, `${name}.mjs`);
  const child = fork(file, {stdio: ['ignore', 'pipe', 'pipe', 'ipc'], execArgv: [], env: {...process.env, ...env}});
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    let printed = '';
    const fail = (cause: string): void => {
      child.kill('SIGKILL');
      reject(new Error(`${file} ${cause}.${printed && ` It printed:\n${printed}`}`));
    };
    const timer = setTimeout(() => fail(`isn't ready after ${START_LIMIT / 1000} seconds`), START_LIMIT);
    const listen = (chunk: Buffer): void => {
      printed += chunk.toString();
      const port = Number(/^ready (\d+)$/m.exec(printed)?.[1]);
      if (!port) return;
      clearTimeout(timer);
      child.stdout?.off('data', listen).resume();
      child.stderr?.off('data', listen).resume();
      resolve({
        port,
        url: `http://127.0.0.1:${port}`,
        async stop() {
          child.kill();
          await ended;
        },
      });
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('error', ({message}) => fail(`can't be started: ${message}`));
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with ${code ?? 'a signal'} before it was ready`);
    });
  });
}
