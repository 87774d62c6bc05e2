import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach} from 'vitest';

const dirs: string[] = [];
afterEach(() => {
  for (const dir of dirs.splice(0)) rmSync(dir, {recursive: true});
});

/**
 * A release for tests, removed after the test. @param files code by path in `node_modules` @param folders empty folders there
 * @returns absolute path
 */
export function staged(files: Readonly<Record<string, string>>, folders: readonly string[] = []): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'literals-'));
  dirs.push(dir);
  for (const folder of folders) mkdirSync(path.join(dir, 'node_modules', folder), {recursive: true});
  for (const [file, code] of Object.entries(files)) {
    const target = path.join(dir, 'node_modules', file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, code);
  }
  return dir;
}
