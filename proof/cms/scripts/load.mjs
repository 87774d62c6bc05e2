// Loads a TypeScript module of the harness, after an install if one is needed.
// @ts-check
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {appDir, ensureInstalled} from './install.mjs';
import {useProofNode} from './node.mjs';

/** @typedef {{ 'admin.ts': typeof import('../harness/admin'), 'cli.ts': typeof import('../harness/cli'), 'panel.ts': typeof import('../harness/panel') }} Modules */

/**
 * Returns a module of `harness/`.
 * @template {keyof Modules} Name
 * @param {Name} name
 * @returns {Promise<Modules[Name]>}
 */
export async function load(name) {
  await useProofNode();
  await ensureInstalled();
  // A dynamic import, because tsx isn't available before the install.
  const {tsImport} = await import('tsx/esm/api');
  return tsImport(pathToFileURL(path.join(appDir, 'harness', name)).href, {
    parentURL: import.meta.url,
    tsconfig: path.join(appDir, 'harness', 'tsconfig.json'),
  });
}
