import {mkdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Writes a file in one step: whoever reads it meanwhile, and a run that is stopped, never finds half of it. */
export function writeWhole(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), {recursive: true});
  const unfinished = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`);
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

/** The same for what only saves time: in a checkout that can't be written, everything works without it. */
export function writeCache(file: string, content: string): void {
  try {
    writeWhole(file, content);
  } catch {
    // The next run does the work again.
  }
}
