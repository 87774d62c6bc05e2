import {spawnSync} from 'node:child_process';
import {statSync} from 'node:fs';

export const BENCH = 'bench';

/** Installs what ours is compared with from the bench's own lockfile, unless that has been done. */
export function installBench(): void {
  if (modifiedAt(`${BENCH}/node_modules/.package-lock.json`) >= modifiedAt(`${BENCH}/package-lock.json`)) return;
  console.log('Installing what ours is compared with ...');
  run('npm', ['ci', '--no-audit', '--no-fund'], BENCH);
}

/** @throws {Error} with what the command printed, when it fails */
export function run(command: string, args: readonly string[], cwd = '.'): void {
  const {status, error, stdout, stderr} = spawnSync(command, args, {cwd, encoding: 'utf8'});
  if (error) throw new Error(`${command} could not be started: ${error.message}`);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
}

function modifiedAt(file: string): number {
  return statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0;
}
