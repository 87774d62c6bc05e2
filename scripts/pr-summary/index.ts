/**
 * `npm run --silent pr-summary -- BASE`: prints as Markdown what readers get when the current commit is merged into a branch or
 * commit. Builds nothing, and needs no network.
 */
import {execFileSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import {runScript} from '../runScript';
import {siteState} from './siteState';
import {summarize} from './summary';

const BASE_FOLDER = '.cache/pr-summary/base';

function git(...args: string[]): string {
  return execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']}).trim();
}

async function main(): Promise<void> {
  const base = process.argv[2];
  if (base === undefined)
    throw new Error('Name the branch or commit to compare with: npm run --silent pr-summary -- origin/main');
  const commit = git('merge-base', base, 'HEAD');
  removeBase();
  git('worktree', 'add', '--detach', BASE_FOLDER, commit);
  try {
    console.log(summarize(await siteState(BASE_FOLDER), await siteState('.')));
  } finally {
    removeBase();
  }
}

function removeBase(): void {
  rmSync(BASE_FOLDER, {recursive: true, force: true});
  git('worktree', 'prune');
}

runScript(main);
