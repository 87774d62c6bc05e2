import { createHash } from 'node:crypto';
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
  const visit = (name: string) => {
    const file = path.join(sourceDir, name);
    const stat = lstatSync(file, { throwIfNoEntry: false });
    if (!stat || name.startsWith('public/uploads/') || name === 'src/extensions/documentation' || name === 'src/admin') return;
    if (stat.isDirectory()) for (const entry of readdirSync(file).sort()) visit(`${name}/${entry}`);
    else hash.update(`${name}\0${stat.size}\0`).update(readFileSync(file));
  };
  for (const name of [...APP_ENTRIES, 'seed', 'package-lock.json']) visit(name);
  return hash.digest('hex').slice(0, 16);
}
