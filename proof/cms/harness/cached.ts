import {existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {cacheDir} from '../scripts/node.mjs';

/** Longer than any build takes (ms). An unfinished folder that is older was left by a killed process. */
const KILLED_AFTER = 3_600_000;

interface Kind {
  /** Prefix of the folder names in the cache, followed by the key. */
  name: string;
  /** Number of earlier versions to keep. */
  kept: number;
}

/**
 * A cached folder that is created on first use of each key. It is read-only.
 *
 * @param make fills an empty folder, which is moved to the cache when it is complete
 */
export async function cachedFolder(kind: Kind, key: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = path.join(cacheDir, `${kind.name}-${key}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cacheDir, {recursive: true});
  const temporary = mkdtempSync(path.join(cacheDir, `.making-${kind.name}-`));
  try {
    await make(temporary);
    // Another process might have created the same folder first.
    if (!existsSync(folder)) renameSync(temporary, folder);
  } finally {
    rmSync(temporary, {recursive: true, force: true});
  }
  prune(kind);
  return folder;
}

function prune({name, kept}: Kind): void {
  const age = (folder: string) => Date.now() - statSync(folder).mtimeMs;
  const named = (prefix: string) =>
    readdirSync(cacheDir)
      .filter((entry) => entry.startsWith(prefix))
      .map((entry) => path.join(cacheDir, entry))
      .sort((a, b) => age(a) - age(b));
  const killed = named(`.making-${name}-`).filter((folder) => age(folder) > KILLED_AFTER);
  for (const folder of [...named(`${name}-`).slice(kept), ...killed]) rmSync(folder, {recursive: true, force: true});
}
