import {execFile, spawn} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import {createServer} from 'node:net';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {promisify} from 'node:util';

/** Longer than any of the programs takes to start on a busy machine, in milliseconds. */
const START_LIMIT = 90_000;
const PAUSE = 100;

export interface ProgramRequest {
  command: string;
  args: readonly string[];
  /** It works there. The folder is removed when the program is stopped. */
  folder: string;
  /** What ends it quickly. */
  signal?: 'TERM' | 'INT';
  /** Runs as this user, where the proof runs as root and the program refuses to. */
  user?: {uid: number; gid: number} | undefined;
}

export interface Program {
  /** Resolves with the exit code when it ends. */
  ended: Promise<number | null>;
  /** Waits for a text that it prints. @throws if it ends or is silent for too long */
  prints: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Waits until the check resolves. @throws if it ends or takes too long */
  ready: (check: () => Promise<unknown>) => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Runs the program, and ends it and removes its folder when its own input is closed. That happens when the proof ends, in whatever way:
 * after Ctrl+C, on a failure, or killed. A program that ends by itself leaves the folder: its keeper then dies of the signal, which it
 * ignores once it has ended the program.
 */
const KEEPER = `
signal=$1; folder=$2; shift 2
exec 3<&0
"$@" < /dev/null 3<&- &
program=$!
{ read -r _ <&3; trap '' TERM; kill -s "$signal" "$program" || true; } 2> /dev/null &
keeper=$!
wait "$program"; code=$?
kill "$keeper" 2> /dev/null
if ! wait "$keeper"; then exit "$code"; fi
rm -rf "$folder" 2> /dev/null || { sleep 1; rm -rf "$folder"; }
`;

export function runProgram({command, args, folder, signal = 'TERM', user}: ProgramRequest): Program {
  const child = spawn('sh', ['-c', KEEPER, 'sh', signal, folder, command, ...args], {
    cwd: folder,
    // Ctrl+C ends the proof. The program is ended by its keeper, after those that are connected to it.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {...process.env, HOME: folder, LC_ALL: 'C.UTF-8'},
    ...user,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
    });
  child.stdin.on('error', () => undefined);
  let code: number | null | undefined;
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve((code = null));
    });
    child.once('close', (exitCode) => resolve((code = exitCode)));
  });

  async function until<Value>(check: () => Promise<Value | null>): Promise<Value> {
    const started = performance.now();
    for (;;) {
      const value = await check();
      if (value !== null) return value;
      const reason = code !== undefined ? 'ended' : performance.now() - started > START_LIMIT ? "isn't ready" : undefined;
      if (reason !== undefined) throw new Error(`${path.basename(command)} ${reason}. It printed:\n${output.trim()}`);
      await delay(PAUSE);
    }
  }

  return {
    ended,
    prints: (pattern) => until(() => Promise.resolve(pattern.exec(output))),
    ready: async (check) => {
      await until(() =>
        check().then(
          () => true,
          () => null,
        ),
      );
    },
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}

/** Runs a program that ends by itself. @throws with what it printed if it fails */
export async function runToEnd(request: ProgramRequest): Promise<void> {
  const program = runProgram(request);
  const code = await program.ended;
  // Fails with what it printed.
  if (code !== 0) await program.ready(() => Promise.reject(new Error()));
}

/** What a program such as `psql` prints. */
export async function output(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const {stdout} = await promisify(execFile)(command, [...args], {env: {...process.env, ...env}, timeout: START_LIMIT});
  return stdout;
}

/** Absolute path of a program, also where Debian installs servers: outside of `PATH`. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', ...postgresFolders()];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** @throws for a program that `missing()` has not asked for */
export function programPath(name: string): string {
  const found = findProgram(name);
  if (found === undefined) throw new Error(`"${name}" isn't installed. To install it: bash .ci/programs`);
  return found;
}

/** Why a service can't be started. */
export function missingPrograms(service: string, names: readonly string[]): string | undefined {
  const missing = names.filter((name) => findProgram(name) === undefined);
  return missing.length === 0
    ? undefined
    : `${service} isn't installed (${missing.join(', ')}). To install it: bash .ci/programs`;
}

/** The newest version first. */
function postgresFolders(): string[] {
  const folder = '/usr/lib/postgresql';
  if (!existsSync(folder)) return [];
  const versions = readdirSync(folder).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => path.join(folder, version, 'bin'));
}

/** A port of 127.0.0.1 that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });
}
