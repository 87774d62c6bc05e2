import {execFile} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {promisify} from 'node:util';
import {cachedFolder} from './cached';
import {seedKey, sourceDir} from './source';

const here = path.dirname(fileURLToPath(import.meta.url));

/**
 * The folder with the bookshop's database (`data.db`) and files (`uploads/`), created on first use and whenever the app,
 * the seed, or the lockfile changes. Copy from it, but don't write to it. It takes a few MB.
 */
export function seededData(): Promise<string> {
  return cachedFolder({name: 'seed', kept: 5}, seedKey(), async (folder) => {
    // In a separate process, because this one boots Strapi afterwards, on the finished database.
    const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
    await promisify(execFile)(process.execPath, ['--import', tsx, path.join(here, 'make-seeded.ts'), folder], {
      cwd: sourceDir,
    }).catch((error: Error & {stdout?: string; stderr?: string}) => {
      throw new Error(`Seeding the bookshop failed:\n${error.stdout ?? ''}${error.stderr ?? error.message}`);
    });
  });
}
