import path from 'node:path';
import {runCommand} from '../scripts/test/runCommand';

/** CPU time and memory of a process and its threads. */
export interface Usage {
  cpuSeconds: number;
  /** Peak of the resident memory. */
  peakMB: number;
}

const REPORTER = path.resolve('bench/reportUsage.mjs');

/**
 * Runs a Node.js program to its end.
 *
 * @throws {Error} with what it printed, when it fails
 */
export async function runMeasured(
  args: readonly string[],
  {environment, cwd}: {environment?: Record<string, string>; cwd?: string} = {},
): Promise<Usage> {
  const {code, output} = await runCommand('node', ['--import', REPORTER, ...args], environment, cwd);
  const usage = /USAGE (\d+) (\d+)/.exec(output);
  if (code !== 0 || !usage) throw new Error(`node ${args.join(' ')} failed${cwd === undefined ? '' : ` in ${cwd}`}.\n${output}`);
  return {cpuSeconds: Number(usage[1]) / 1e6, peakMB: Number(usage[2]) / 1024};
}
