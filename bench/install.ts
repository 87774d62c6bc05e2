import {statSync} from 'node:fs';
import {runCommand} from '../scripts/test/runCommand';

export const BENCH = 'bench';

/** Installs the peers from the lockfile in `bench`, unless they are installed. */
export async function installBench(): Promise<void> {
  if (modifiedAt(`${BENCH}/node_modules/.package-lock.json`) >= modifiedAt(`${BENCH}/package-lock.json`)) return;
  console.log('Installing what ours is compared with ...');
  const {code, output} = await runCommand('npm', ['ci', '--no-audit', '--no-fund'], {}, BENCH);
  if (code !== 0) throw new Error(`npm ci failed in ${BENCH}:\n${output}`);
}

function modifiedAt(file: string): number {
  return statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0;
}
