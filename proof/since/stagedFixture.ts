import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/**
 * A release for tests, removed after the test. @param files code by path in `node_modules` @param folders empty folders there
 * @returns absolute path
 */
export function staged(files: Readonly<Record<string, string>>, folders: readonly string[] = []): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'literals-'));
  onTestFinished(() => rmSync(dir, {recursive: true}));
  for (const folder of folders) mkdirSync(path.join(dir, 'node_modules', folder), {recursive: true});
  for (const [file, code] of Object.entries(files)) {
    const target = path.join(dir, 'node_modules', file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, code);
  }
  return dir;
}
