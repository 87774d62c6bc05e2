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

/** In a process group of its own, whose memory can be told from that of others. */
async function prove(...pages: string[]): Promise<Measure> {
  const started = performance.now();
  const child = spawn('node_modules/.bin/tsx', ['proof/index.ts', '--json', ...pages], {
    detached: true,
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

function residentKB(group: number | undefined): number {
  const rows = execFileSync('ps', ['-e', '-o', 'pgid=,rss=']).toString().trim().split('\n');
  return rows
    .map((row) => row.trim().split(/\s+/).map(Number))
    .reduce((sum, [pgid, kB = 0]) => sum + (pgid === group ? kB : 0), 0);
}
