import {execFileSync} from 'node:child_process';

/**
 * Whether Git knows when each file last changed. A source archive has no history, and in a shallow clone, all files seem to come from the
 * oldest commit.
 */
export function hasWholeHistory(folder: string): boolean {
  try {
    const output = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.trim() === 'false';
  } catch {
    return false;
  }
}
