import {createHash, type Hash} from 'node:crypto';
import {lstatSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** The bookshop's folder, `proof/cms`. */
export const sourceDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Files and folders of the app, without the tools around it. */
export const APP_ENTRIES = [
  'config',
  'database',
  'public',
  'src',
  'types',
  '.env.example',
  'favicon.png',
  'package.json',
  'tsconfig.json',
];

/** Returns a hash of the app and its seed. */
export function seedKey(): string {
  const hash = createHash('sha256');
  addFiles(hash, [...APP_ENTRIES, 'seed', 'package-lock.json'], isNotSeeded);
  return hash.digest('hex').slice(0, 16);
}

/** Files that a running app writes, and files that only the admin panel reads. */
function isNotSeeded(name: string): boolean {
  return (
    name.startsWith('public/uploads/') ||
    name === 'src/extensions/documentation' ||
    /^src\/(?:admin|plugins\/[^/]+\/(?:admin|dist|node_modules))$/.test(name)
  );
}

/** Adds the names and contents of the app's files and folders (recursively) to a hash. Missing files are ignored. */
export function addFiles(hash: Hash, names: readonly string[], isLeftOut: (name: string) => boolean = () => false): void {
  for (const name of names) {
    const file = path.join(sourceDir, name);
    const stat = lstatSync(file, {throwIfNoEntry: false});
    if (!stat || isLeftOut(name)) continue;
    if (stat.isDirectory())
      addFiles(
        hash,
        readdirSync(file)
          .sort()
          .map((entry) => `${name}/${entry}`),
        isLeftOut,
      );
    else hash.update(`${name}\0${stat.size}\0`).update(readFileSync(file));
  }
}
