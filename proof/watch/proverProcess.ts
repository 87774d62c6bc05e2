import {fork, type ChildProcess} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {codeStamp} from './codeStamp';
import {answerSchema, notProven, type Answer, type Outcome} from './messages';

/** Longer than any command of a tutorial takes (ms), the slowest samples. Requests and boots have their own limits. */
const PROOF_LIMIT = 1_800_000;
/** Longer than loading the proof takes on a busy machine (ms). */
const START_LIMIT = 300_000;
/** A process that is compiling ends a few seconds later (ms). */
const STOP_LIMIT = 15_000;

export interface Prover {
  /** Starts the process, so that its bookshop already runs when the first page is saved. */
  start: () => Promise<void>;
  /** @param file relative to the site */
  prove: (file: string) => Promise<Outcome>;
  stop: () => Promise<void>;
}

export interface ProverOptions {
  siteDir: string;
  /** The process's program. */
  program?: string;
  /** Longest time to prove a page (ms). */
  limit?: number;
  /** Says why the process is replaced. */
  log: (line: string) => void;
}

interface Running {
  child: ChildProcess;
  /** Of the code that it has loaded. */
  stamp: string;
}

/** A process that proves pages. It's replaced when it ends, hangs, or its code, the bookshop, or packages change. */
export function createProver({
  siteDir,
  program = path.join(import.meta.dirname, 'prover.ts'),
  limit = PROOF_LIMIT,
  log,
}: ProverOptions): Prover {
  let running: Running | null = null;
  let starting: Promise<ChildProcess> | null = null;
  let isStopped = false;

  function current(): Promise<ChildProcess> {
    starting ??= findOrStart().finally(() => (starting = null));
    return starting;
  }

  /** @throws {ProverError} if the process ends before it's ready */
  async function findOrStart(): Promise<ChildProcess> {
    for (;;) {
      if (isStopped) throw new ProverError('The watch has ended.');
      const stamp = codeStamp(siteDir);
      // Its files can also change while it loads them.
      if (running?.stamp === stamp && !hasEnded(running.child)) return running.child;
      if (running) {
        const reason = hasEnded(running.child) ? 'The process that proves has ended' : 'Code has changed';
        log(`${reason}, so the proof is loaded again.`);
        await end();
      }
      const child = fork(program, [], {
        cwd: siteDir,
        execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
        // Ctrl+C reaches all processes of the terminal's group. This one and its bookshops end with the watch, and remove their files.
        detached: true,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      running = {child, stamp};
      await answerOf(child, START_LIMIT);
    }
  }

  async function end(): Promise<void> {
    const child = running?.child;
    running = null;
    if (child) await stopProcess(child);
  }

  return {
    async start() {
      await current().catch(report);
    },
    async prove(file) {
      try {
        const child = await current();
        const answer = answerOf(child, limit);
        child.send({file}, () => undefined);
        const result = await answer;
        return 'outcome' in result ? result.outcome : notProven('The process that proves gave no verdict. This is a bug.');
      } catch (error) {
        if (!(error instanceof ProverError)) throw error;
        // A process that was killed ends a moment later.
        await end();
        return notProven(error.message);
      }
    },
    async stop() {
      isStopped = true;
      await end();
    },
  };

  function report(error: unknown): void {
    if (!(error instanceof ProverError)) throw error;
    if (!isStopped) log(error.message);
  }
}

class ProverError extends Error {
  override name = 'ProverError';
}

function answerOf(child: ChildProcess, limit: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settle = (then: () => void): void => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit);
      then();
    };
    const timer = setTimeout(() => {
      killGroup(child);
      settle(() => reject(new ProverError(`The proof took longer than ${limit / 1000} seconds and was stopped.`)));
    }, limit);
    const onMessage = (message: unknown): void => settle(() => resolve(answerSchema.parse(message)));
    const onExit = (): void =>
      settle(() => reject(new ProverError('The process that proves has ended. Save the page again to start another one.')));
    child.on('message', onMessage).on('exit', onExit);
  });
}

/** Lets the process stop its bookshops. If it can't, ends them all. */
function stopProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (hasEnded(child)) {
      // Its bookshops end by themselves, unless a sample blocks them.
      setTimeout(() => killGroup(child), STOP_LIMIT).unref();
      resolve();
      return;
    }
    const timer = setTimeout(() => killGroup(child), STOP_LIMIT);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    if (child.connected) child.disconnect();
  });
}

/** Also ends the bookshops that the process has started. */
function killGroup({pid}: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // The group has ended.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function hasEnded({exitCode, signalCode}: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
