import {mkdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Writes a file atomically, so that no one reads half of it, even if the process is stopped. */
export function writeWhole(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), {recursive: true});
  const unfinished = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`);
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

/** Writes a cache file. Ignores errors, because everything works without it, for example in a read-only checkout. */
export function writeCache(file: string, content: string): void {
  try {
    writeWhole(file, content);
  } catch {
    // The next run computes it again.
  }
}
