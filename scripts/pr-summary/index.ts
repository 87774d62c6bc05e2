/**
 * `npm run --silent pr-summary -- BASE`: prints as Markdown what readers get when the current commit is merged into a branch or
 * commit. Builds nothing, and needs no network.
 */
import {execFileSync} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {SourceFile} from 'docs-corpus';
import {parseSourceFile} from 'docs-corpus/sourceFile';
import {runScript} from '../runScript';
import {changedStatements, type ChangedStatement} from './changedStatements';
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
    console.log(summarize(await siteState(BASE_FOLDER), await siteState('.'), statementsSince(commit)));
  } finally {
    removeBase();
  }
}

/** Of each page that changed or moved since a commit. */
function statementsSince(commit: string): ChangedStatement[] {
  const changed = git('diff', '--name-status', '-z', '--find-renames', '--diff-filter=MR', commit, '--', 'docs');
  const fields = changed.split('\0');
  const statements: ChangedStatement[] = [];
  for (let status = fields.shift(); status; status = fields.shift()) {
    const before = fields.shift() ?? '';
    const after = status.startsWith('R') ? (fields.shift() ?? '') : before;
    if (!/\.mdx?$/.test(after)) continue;
    statements.push(...changedStatements(parse(BASE_FOLDER, before), parse('.', after)));
  }
  return statements;
}

/** @param file relative to the folder: `docs/cms/faq.md` */
function parse(folder: string, file: string): SourceFile {
  return parseSourceFile(readFileSync(path.join(folder, file), 'utf8'), path.posix.relative('docs', file), file);
}

function removeBase(): void {
  rmSync(BASE_FOLDER, {recursive: true, force: true});
  git('worktree', 'prune');
}

runScript(main);
