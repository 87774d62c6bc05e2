import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { cacheDir } from '../scripts/install.mjs';

/** Longer than making any of them takes, in milliseconds: one that was begun before that was killed. */
const KILLED_AFTER = 3_600_000;

interface Kind {
  /** What the folders are called in the cache, before their key. */
  name: string;
  /** How many of earlier states are kept. */
  kept: number;
}

/**
 * A folder that is made on first use, and again for another key. Read from it, never write to it.
 *
 * @param make fills the empty folder that it is given; the cache gets it when it is whole
 */
export async function cachedFolder(kind: Kind, key: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = path.join(cacheDir, `${kind.name}-${key}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cacheDir, { recursive: true });
  const temporary = mkdtempSync(path.join(cacheDir, `.making-${kind.name}-`));
  try {
    await make(temporary);
    // Another process may have been faster; both made the same.
    if (!existsSync(folder)) renameSync(temporary, folder);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  prune(kind);
  return folder;
}

function prune({ name, kept }: Kind): void {
  const age = (folder: string) => Date.now() - statSync(folder).mtimeMs;
  const named = (prefix: string) =>
    readdirSync(cacheDir)
      .filter((entry) => entry.startsWith(prefix))
      .map((entry) => path.join(cacheDir, entry))
      .sort((a, b) => age(a) - age(b));
  const killed = named(`.making-${name}-`).filter((folder) => age(folder) > KILLED_AFTER);
  for (const folder of [...named(`${name}-`).slice(kept), ...killed]) rmSync(folder, { recursive: true, force: true });
}
