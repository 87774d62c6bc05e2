import { createHash, type Hash } from 'node:crypto';
import { lstatSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the bookshop, `proof/cms`. */
export const sourceDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** What makes up the app, as opposed to the tools around it. */
export const APP_ENTRIES = ['config', 'database', 'public', 'src', 'types', '.env.example', 'favicon.png', 'package.json', 'tsconfig.json'];

/** Names a state of the app and its seed. */
export function seedKey(): string {
  const hash = createHash('sha256');
  addFiles(hash, [...APP_ENTRIES, 'seed', 'package-lock.json'], isNotSeeded);
  return hash.digest('hex').slice(0, 16);
}

/** What a running app writes, and what only the admin panel reads. */
function isNotSeeded(name: string): boolean {
  return name.startsWith('public/uploads/') || name === 'src/extensions/documentation' || name === 'src/admin';
}

/** Adds names and contents of files of the app, and of all in its folders, to a hash. Those that are not there count for nothing. */
export function addFiles(hash: Hash, names: readonly string[], isLeftOut: (name: string) => boolean = () => false): void {
  for (const name of names) {
    const file = path.join(sourceDir, name);
    const stat = lstatSync(file, { throwIfNoEntry: false });
    if (!stat || isLeftOut(name)) continue;
    if (stat.isDirectory()) addFiles(hash, readdirSync(file).sort().map((entry) => `${name}/${entry}`), isLeftOut);
    else hash.update(`${name}\0${stat.size}\0`).update(readFileSync(file));
  }
}
