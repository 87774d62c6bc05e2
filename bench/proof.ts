import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import * as z from 'zod';
import {proof as budget} from './budgets.json';

const ONE_PAGE = 'docs/cms/api/rest/filters.mdx';
const SAMPLE_MS = 250;

const summarySchema = z.object({proven: z.number(), failed: z.array(z.unknown())});

interface Measure {
  samples: number;
  seconds: number;
  /** Largest sum of what all processes of it held at a time. A page that two of them share counts twice. */
  peakGB: number;
}

/** All samples against the installed CMS, and those of one long page, as a writer proves them. */
export async function measureProof(): Promise<void> {
  // Installs the CMS, if need be.
  await prove(ONE_PAGE);
  const page = await prove(ONE_PAGE);
  const all = await prove();
  console.log('\nThe proof, with the CMS installed');
  console.table({
    'all samples': show(all, budget.allSeconds),
    [ONE_PAGE]: show(page, budget.pageSeconds),
  });
}

function show({samples, seconds, peakGB}: Measure, allowed: number): Record<string, string | number> {
  const over = (value: number, limit: number, digits: number): string =>
    `${value.toFixed(digits)}${value > limit ? ` (over ${limit})` : ''}`;
  return {
    samples,
    seconds: over(seconds, allowed, 1),
    'samples a second': (samples / seconds).toFixed(1),
    'peak GB': over(peakGB, budget.peakGB, 2),
  };
}

async function prove(...pages: string[]): Promise<Measure> {
  const started = performance.now();
  const child = spawn('node_modules/.bin/tsx', ['proof/index.ts', '--json', ...pages], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let peakKB = 0;
  const timer = setInterval(() => (peakKB = Math.max(peakKB, residentKB(child.pid))), SAMPLE_MS);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  clearInterval(timer);
  const {proven, failed} = summarySchema.parse(JSON.parse(output));
  return {samples: proven + failed.length, seconds: (performance.now() - started) / 1000, peakGB: peakKB / 1e6};
}

/** What a process and those that it has started hold together. */
function residentKB(root: number | undefined): number {
  const rows = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,rss=']).toString().trim().split('\n');
  const processes = rows.map((row) => row.trim().split(/\s+/).map(Number));
  const sum = (of: number | undefined): number =>
    processes.reduce((total, [pid, parent, kB = 0]) => total + (pid === of ? kB : 0) + (parent === of ? sum(pid) : 0), 0);
  return sum(root);
}
