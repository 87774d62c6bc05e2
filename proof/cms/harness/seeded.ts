import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { cachedFolder } from './cached';
import { seedKey, sourceDir } from './source';

const here = path.dirname(fileURLToPath(import.meta.url));

/**
 * The folder with the bookshop's database (`data.db`) and files (`uploads/`), made on first use and whenever the app,
 * the seed or the lockfile changes. Copy from it, never write to it. It has a few MB.
 */
export function seededData(): Promise<string> {
  return cachedFolder({ name: 'seed', kept: 5 }, seedKey(), async (folder) => {
    // In a process of its own: this one wants to boot Strapi afterwards, as a running app does, on a finished database.
    const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
    await promisify(execFile)(process.execPath, ['--import', tsx, path.join(here, 'make-seeded.ts'), folder], { cwd: sourceDir }).catch(
      (error: Error & { stdout?: string; stderr?: string }) => {
        throw new Error(`The bookshop could not be seeded. Its own words:\n${error.stdout ?? ''}${error.stderr ?? error.message}`);
      },
    );
  });
}
