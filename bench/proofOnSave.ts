import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, writeFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import {LOCK, readLock} from '../plugins/sample-proof/lock';
import {writeLock} from '../proof/lock';
import {memoryOf, treeUse} from './processTree';

export interface SaveMeasure {
  page: string;
  samples: number;
  /** From saving the page to the verdict in the terminal. */
  seconds: number;
  cpuSeconds: number;
  /** CPU time after the verdict, until the server is ready for the next page. */
  laterCpuSeconds: number;
  peakGB: number;
}

const POLL_MS = 100;
/** A process that waits uses less CPU time than this in this time. */
const QUIET_MS = 5000;
const QUIET_CPU_SECONDS = 0.1;

/** Saves each page twice while `npm run proof -- --watch` runs, and measures the second time. All samples of a page count as changed. */
export async function measureSaves(pages: readonly string[]): Promise<SaveMeasure[]> {
  const lock = readFileSync(LOCK);
  const watch = spawn('node', ['--import', 'tsx', 'proof/index.ts', '--watch'], {stdio: ['ignore', 'pipe', 'inherit']});
  let output = '';
  watch.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const save = async (page: string): Promise<SaveMeasure> => {
    forget(page);
    output = '';
    const before = treeUse(watch.pid).cpuSeconds;
    const started = performance.now();
    writeFileSync(page, readFileSync(page));
    const samples = await until(() => new RegExp(`^${page}: \\d+ of (\\d+) `, 'm').exec(output)?.[1], watch);
    const seconds = (performance.now() - started) / 1000;
    const {pids, cpuSeconds} = treeUse(watch.pid);
    const peakGB = memoryOf(pids) / 1e6;
    const after = await cpuWhenQuiet(watch);
    return {
      page,
      samples: Number(samples),
      seconds,
      cpuSeconds: cpuSeconds - before,
      laterCpuSeconds: after - cpuSeconds,
      peakGB,
    };
  };
  try {
    await until(() => (output.includes('when you save it') ? true : undefined), watch);
    await cpuWhenQuiet(watch);
    const measures: SaveMeasure[] = [];
    for (const page of pages) {
      await save(page);
      measures.push(await save(page));
    }
    return measures;
  } finally {
    watch.kill('SIGINT');
    if (watch.exitCode === null) await once(watch, 'exit');
    writeFileSync(LOCK, lock);
  }
}

/** Removes the page's samples from the lock, so that all of them are proven. */
function forget(page: string): void {
  const lock = readLock('.');
  const id = page.replace(/^docs\/|\.mdx?$/g, '');
  if (lock) writeLock('.', {...lock, samples: lock.samples.filter((sample) => sample.page !== id)});
}

async function until<Value>(read: () => Value | undefined, watch: ChildProcess): Promise<Value> {
  for (;;) {
    const value = read();
    if (value !== undefined) return value;
    if (watch.exitCode !== null) throw new Error('The watch has ended. The lines above say why.');
    await sleep(POLL_MS);
  }
}

/** Waits until the watch has done its work, and returns the CPU time so far. */
async function cpuWhenQuiet(watch: ChildProcess): Promise<number> {
  let last = -Infinity;
  for (;;) {
    const {cpuSeconds} = treeUse(watch.pid);
    if (cpuSeconds - last < QUIET_CPU_SECONDS) return cpuSeconds;
    last = cpuSeconds;
    await sleep(QUIET_MS);
  }
}
