import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {toTar} from './tar';

it('writes archives that tar reads, the same for the same files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tar-'));
  const text = 'é'.repeat(300);
  writeFileSync(path.join(folder, 'a.tar'), toTar({'package/b.txt': text, 'package/a.txt': ''}));
  const tar = (...options: string[]): string => execFileSync('tar', [...options, '-f', 'a.tar'], {cwd: folder, encoding: 'utf8'});
  expect(tar('-t')).toBe('package/a.txt\npackage/b.txt\n');
  expect(execFileSync('tar', ['-xOf', 'a.tar', 'package/b.txt'], {cwd: folder, encoding: 'utf8'})).toBe(text);
  expect(toTar({'package/a.txt': '', 'package/b.txt': text})).toEqual(toTar({'package/b.txt': text, 'package/a.txt': ''}));
  rmSync(folder, {recursive: true});
});
