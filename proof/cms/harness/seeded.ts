import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { cacheDir } from '../scripts/install.mjs';
import { seedKey, sourceDir } from './source';

const here = path.dirname(fileURLToPath(import.meta.url));

/** Seeded databases kept from earlier states of the app. They are a few MB each. */
const KEPT = 5;

/**
 * The folder with the bookshop's database (`data.db`) and files (`uploads/`), made on first use and whenever the app,
 * the seed or the lockfile changes. Copy from it, never write to it.
 */
export async function seededData(): Promise<string> {
  const folder = path.join(cacheDir, `seed-${seedKey()}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cacheDir, { recursive: true });
  const temporary = mkdtempSync(path.join(cacheDir, '.seeding-'));
  try {
    // In a process of its own: this one wants to boot Strapi afterwards, as a running app does, on a finished database.
    const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
    await promisify(execFile)(process.execPath, ['--import', tsx, path.join(here, 'make-seeded.ts'), temporary], { cwd: sourceDir }).catch(
      (error: Error & { stdout?: string; stderr?: string }) => {
        throw new Error(`The bookshop could not be seeded. Its own words:\n${error.stdout ?? ''}${error.stderr ?? error.message}`);
      },
    );
    // Another process may have been faster; both made the same.
    if (!existsSync(folder)) renameSync(temporary, folder);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  prune();
  return folder;
}

function prune(): void {
  const old = readdirSync(cacheDir)
    .filter((name) => name.startsWith('seed-'))
    .map((name) => path.join(cacheDir, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
    .slice(KEPT);
  // An hour is longer than any seeding takes: these were killed.
  const broken = readdirSync(cacheDir)
    .filter((name) => name.startsWith('.seeding-'))
    .map((name) => path.join(cacheDir, name))
    .filter((folder) => Date.now() - statSync(folder).mtimeMs > 3_600_000);
  for (const folder of [...old, ...broken]) rmSync(folder, { recursive: true, force: true });
}
