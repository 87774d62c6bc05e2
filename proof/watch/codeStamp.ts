import {createHash} from 'node:crypto';
import {readdirSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';
import {LOCK} from '../../plugins/sample-proof/lock';

/** Where the code of the proof, the bookshop, and their packages is, relative to the site. */
const PLACES: readonly string[] = [
  'proof',
  'plugins',
  'src',
  'scripts',
  'package-lock.json',
  'node_modules/.package-lock.json',
  'proof/cms/node_modules/.package-lock.json',
];

/** What a running bookshop, the site, and the proof write. */
const WRITTEN: ReadonlySet<string> = new Set([LOCK, 'proof/cms/public/uploads', 'proof/cms/src/extensions/documentation']);
const WRITTEN_NAMES: ReadonlySet<string> = new Set(['node_modules', '.cache', '.strapi', '.tmp', 'dist', 'build', 'logs']);

/**
 * Identifies the state of all code that a verdict depends on, by the times and sizes of its files, which takes milliseconds. A process that
 * has loaded this code can be kept while the stamp is the same.
 */
export function codeStamp(siteDir: string): string {
  const hash = createHash('sha256').update(process.version);
  const add = (name: string): void => {
    const file = path.join(siteDir, name);
    const stats = statSync(file, {throwIfNoEntry: false});
    if (!stats) return;
    if (!stats.isDirectory()) hash.update(`${name}\0${realpathSync(file)}\0${stats.mtimeMs}\0${stats.size}\0`);
    else
      for (const entry of readdirSync(file).sort())
        if (!WRITTEN_NAMES.has(entry) && !WRITTEN.has(`${name}/${entry}`)) add(`${name}/${entry}`);
  };
  for (const place of PLACES) add(place);
  return hash.digest('hex');
}
