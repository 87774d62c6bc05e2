import {execFileSync} from 'node:child_process';

/**
 * Whether git knows when each file last changed. A source archive has no history, and a shallow clone has a wrong one: all of its
 * files seem to come from its oldest commit.
 */
export function hasWholeHistory(folder: string): boolean {
  try {
    const answer = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim() === 'false';
  } catch {
    return false;
  }
}
