import {execFile, spawn} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {promisify} from 'node:util';

/** Longer than any of the programs takes to start on a busy machine (ms). */
const START_LIMIT = 90_000;
const PAUSE = 100;

export interface ProgramRequest {
  command: string;
  args: readonly string[];
  /** Working directory, which is removed when the program is stopped. */
  folder: string;
  /** Signal for a fast shutdown. */
  signal?: 'TERM' | 'INT';
  /** User to run as, if the proof runs as root and the program refuses to. */
  user?: {uid: number; gid: number} | undefined;
}

export interface Program {
  /** Resolves with the exit code when it ends. */
  ended: Promise<number | null>;
  /** Waits for text in its output. @throws if it ends or times out */
  prints: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Waits until the check resolves. @throws if it ends or times out */
  ready: (check: () => Promise<unknown>) => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Runs the program. When standard input closes, stops the program and removes its folder. That happens whenever the proof ends: after
 * Ctrl+C, on a failure, or when killed. If the program ends by itself, the folder is kept: the keeper is then still killed by SIGTERM,
 * which it ignores once it has stopped the program. The shell itself prints nothing, because printing to a closed pipe would end it.
 */
const KEEPER = `
signal=$1; folder=$2; shift 2
exec 3<&0
"$@" < /dev/null 3<&- &
program=$!
exec 2> /dev/null
{ read -r _ <&3; trap '' TERM; kill -s "$signal" "$program" || true; } &
keeper=$!
wait "$program"; code=$?
kill "$keeper"
if ! wait "$keeper"; then exit "$code"; fi
rm -rf "$folder" || { sleep 1; rm -rf "$folder"; }
`;

export function runProgram({command, args, folder, signal = 'TERM', user}: ProgramRequest): Program {
  const child = spawn('sh', ['-c', KEEPER, 'sh', signal, folder, command, ...args], {
    cwd: folder,
    // Ctrl+C stops the proof. The keeper stops the program after its clients have ended.
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

/** Runs a program until it exits. @throws with its output if it fails */
export async function runToEnd(request: ProgramRequest): Promise<void> {
  const program = runProgram(request);
  const code = await program.ended;
  // Throws with the program's output.
  if (code !== 0) await program.ready(() => Promise.reject(new Error()));
}

/** Output of a program such as `psql`. */
export async function output(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const {stdout} = await promisify(execFile)(command, [...args], {env: {...process.env, ...env}, timeout: START_LIMIT});
  return stdout;
}

/** Absolute path of a program. Also finds servers that Debian installs outside of `PATH`. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', ...postgresFolders()];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** @throws for a program that wasn't checked with `missing()` */
export function programPath(name: string): string {
  const found = findProgram(name);
  if (found === undefined) throw new Error(`"${name}" isn't installed. To install it: bash .ci/programs`);
  return found;
}

/** The reason why a service can't be started. */
export function missingPrograms(service: string, names: readonly string[]): string | undefined {
  const missing = names.filter((name) => findProgram(name) === undefined);
  return missing.length === 0
    ? undefined
    : `${service} isn't installed (${missing.join(', ')}). To install it: bash .ci/programs`;
}

/** Newest version first. */
function postgresFolders(): string[] {
  const folder = '/usr/lib/postgresql';
  if (!existsSync(folder)) return [];
  const versions = readdirSync(folder).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => path.join(folder, version, 'bin'));
}
