import {spawn} from 'node:child_process';
import {once} from 'node:events';
import * as z from 'zod';
import {readLock} from '../plugins/sample-proof/lock';
import {proof as budget} from './budgets.json';
import {growSamples} from './growTree';
import {memoryOf, treeUse} from './processTree';
import {measureSaves, type SaveMeasure} from './proofOnSave';

/** With requests, with code of the app, and with settings. */
const PAGES = [
  'docs/cms/api/rest/filters.mdx',
  'docs/cms/backend-customization/controllers.mdx',
  'docs/cms/configurations/server.mdx',
] as const;
const SAMPLE_MS = 250;

const summarySchema = z.object({proven: z.number(), failed: z.array(z.unknown())});

interface Measure {
  samples: number;
  failed: number;
  seconds: number;
  cpuSeconds: number;
  /** Largest sum of what all processes of it held at a time. What they share counts once. */
  peakGB: number;
}

/**
 * All samples against the installed CMS, those of pages, as a writer proves them (with the command, and on saving while a server is kept),
 * and those of a grown tree.
 *
 * @param only `all`, `pages` (both by default), or `grown`
 * @param grown number of samples of the grown tree, and the pages that are copied for it (all by default)
 */
export async function measureProof(only: readonly string[], grown: {samples: number; pages: readonly string[]}): Promise<void> {
  const isWanted = (part: string): boolean => only.length === 0 || only.includes(part);
  if (only.includes('grown')) await measureGrown(grown.samples, grown.pages);
  if (!isWanted('pages') && !isWanted('all')) return;
  // Installs the CMS, if need be.
  await prove(PAGES[0]);
  if (isWanted('pages')) {
    const commands: [string, Measure][] = [];
    for (const page of PAGES) commands.push([page, await prove(page)]);
    console.log('\nThe command with one page, all of its samples');
    console.table(Object.fromEntries(commands.map(([page, measure]) => [page, show(measure)])));
    console.log('\nFrom saving a page, all of its samples changed, to the verdict, with a server that is kept');
    const saves = await measureSaves(PAGES);
    console.table(Object.fromEntries(saves.map(({page, ...measure}) => [page, showSave(measure)])));
  }
  if (!isWanted('all')) return;
  console.log('\nThe whole proof, with the CMS installed');
  console.table({'all samples': show(await prove(), budget.allSeconds)});
}

/** A page's copies are proven like other pages: the lock isn't read, and no verdict is taken over from the page. */
async function measureGrown(sampleCount: number, pages: readonly string[]): Promise<void> {
  const proven = readLock('.')?.samples ?? [];
  const grown = growSamples(
    sampleCount,
    pages.map((page) => page.replace(/^docs\//, '')),
    (page) => proven.filter((sample) => sample.page === page.replace(/\.mdx?$/, '')).length,
  );
  console.log(`\nA tree with ${grown.length} pages to prove`);
  const measure = await run(['bench/proveGrown.ts'], grown.join('\n'));
  console.table({'grown tree': {...show(measure), failed: measure.failed}});
}

function show({samples, seconds, cpuSeconds, peakGB}: Measure, allowed?: number): Record<string, string | number> {
  return {
    samples,
    seconds: over(seconds, allowed, 1),
    'CPU seconds': cpuSeconds.toFixed(1),
    'samples a second': (samples / seconds).toFixed(1),
    'peak GB': over(peakGB, budget.peakGB, 2),
  };
}

function showSave({
  samples,
  seconds,
  cpuSeconds,
  laterCpuSeconds,
  peakGB,
}: Omit<SaveMeasure, 'page'>): Record<string, string | number> {
  return {
    samples,
    seconds: over(seconds, budget.pageSeconds, 1),
    'CPU seconds': cpuSeconds.toFixed(1),
    'CPU seconds after it': laterCpuSeconds.toFixed(1),
    'peak GB': over(peakGB, budget.peakGB, 2),
  };
}

function over(value: number, limit: number | undefined, digits: number): string {
  return `${value.toFixed(digits)}${limit !== undefined && value > limit ? ` (over ${limit})` : ''}`;
}

function prove(...pages: string[]): Promise<Measure> {
  return run(['proof/index.ts', '--json', ...pages]);
}

/** @param input given to the program */
async function run(program: readonly string[], input = ''): Promise<Measure> {
  const started = performance.now();
  const child = spawn('node', ['--import', 'tsx', ...program], {stdio: ['pipe', 'pipe', 'inherit']});
  child.stdin.end(input);
  let cpuUsed = 0;
  let peakKB = 0;
  const timer = setInterval(() => {
    const {pids, residentKB, cpuSeconds} = treeUse(child.pid);
    cpuUsed = Math.max(cpuUsed, cpuSeconds);
    // Shared memory takes longer to count, and only what exceeds the peak with it can exceed it without.
    if (residentKB > peakKB) peakKB = Math.max(peakKB, memoryOf(pids));
  }, SAMPLE_MS);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  clearInterval(timer);
  if (output === '') throw new Error(`${program.join(' ')} gave no result. The lines above say why.`);
  const {proven, failed} = summarySchema.parse(JSON.parse(output));
  return {
    samples: proven + failed.length,
    failed: failed.length,
    seconds: (performance.now() - started) / 1000,
    cpuSeconds: cpuUsed,
    peakGB: peakKB / 1e6,
  };
}
