import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {hasWholeHistory} from './gitHistory';

let folder: string;
const git = (...options: string[]) => execFileSync('git', options, {cwd: folder, stdio: 'ignore'});

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'history-'));
  git('init', 'whole');
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  for (const message of ['one', 'two']) git('-C', 'whole', ...author, 'commit', '--allow-empty', '-m', message);
  git('clone', '--depth', '1', `file://${folder}/whole`, 'shallow');
});

afterAll(() => rmSync(folder, {recursive: true}));

it('exists in a full clone', () => expect(hasWholeHistory(path.join(folder, 'whole'))).toBe(true));
it('is incomplete in a shallow clone', () => expect(hasWholeHistory(path.join(folder, 'shallow'))).toBe(false));
it('is missing outside of a repository', () => expect(hasWholeHistory(folder)).toBe(false));
