import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import path from 'node:path';
import type {ProjectFiles} from './files';
import type {FoundScene} from './types';

/** What the panel keeps the name of the scene's look under, in `localStorage`. */
export const LOOK_KEY = 'strapi-docs-look';

const ADMIN = 'src/admin/';
const APP = /^src\/admin\/app\.(?:js|mjs|ts|jsx|tsx)$/;
const VITE_CONFIG = /^src\/admin\/vite\.config\.\w+$/;

/** What else a build reads: one of its own for each state of these. */
const FOUNDATION = /^(?:config\/|src\/plugins\/|package\.json$|tsconfig\.json$)/;

/** A customized panel, and which of its looks a scene shows. */
export interface CustomPanel {
  /** What it is built with, by path from the root of the project. */
  files: ProjectFiles;
  /** Name of the look of each scene. */
  looks: ReadonlyMap<FoundScene, string>;
}

/**
 * Panels for all scenes that bring files of their own. A build takes most of a minute, so scenes share one: the code of each (`src/admin/app.tsx` and what it
 * imports) is a look in a folder of its own, and the browser says which one it wants. Scenes whose Vite configuration, plugins or server configuration
 * differ need another build.
 */
export function customPanels(scenes: readonly FoundScene[]): CustomPanel[] {
  const groups = new Map<string, FoundScene[]>();
  for (const found of scenes) {
    if (Object.keys(found.files).length === 0) continue;
    const key = JSON.stringify(foundationOf(found.files));
    groups.set(key, [...(groups.get(key) ?? []), found]);
  }
  return [...groups.values()].map(customPanel);
}

function customPanel(scenes: readonly FoundScene[]): CustomPanel {
  const looks = new Map(scenes.map((found) => [found, lookName(found)]));
  const folders = scenes.flatMap((found) =>
    lookFiles(found.files).map(([file, text]): [string, string] => [
      `${ADMIN}looks/${lookName(found)}/${file.slice(ADMIN.length)}`,
      text,
    ]),
  );
  const entry = entryOf(scenes.filter(({files}) => Object.keys(files).some((file) => APP.test(file))).map(lookName));
  return {
    files: {...foundationOf(scenes[0]?.files ?? {}), ...Object.fromEntries(folders), 'src/admin/app.js': entry},
    looks,
  };
}

function foundationOf(files: ProjectFiles): ProjectFiles {
  return Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => FOUNDATION.test(file) || VITE_CONFIG.test(file))
      .sort(),
  );
}

function lookFiles(files: ProjectFiles): [string, string][] {
  return Object.entries(files)
    .filter(([file]) => file.startsWith(ADMIN) && !VITE_CONFIG.test(file))
    .sort();
}

/** Scenes with the same code have the same look. */
function lookName({files}: FoundScene): string {
  return createHash('sha256')
    .update(JSON.stringify(lookFiles(files)))
    .digest('hex')
    .slice(0, 8);
}

/** The panel's own `src/admin/app`: the one that the browser names. */
function entryOf(names: readonly string[]): string {
  const distinct = [...new Set(names)].sort();
  return [
    ...distinct.map((name) => `import look_${name} from './looks/${name}/app';`),
    `const looks = {${distinct.map((name) => `'${name}': look_${name}`).join(', ')}};`,
    `export default looks[localStorage.getItem('${LOOK_KEY}')] ?? {};`,
    '',
  ].join('\n');
}

/** What the server needs of a scene's files: the others are built into its panel. */
export function serverFiles(files: ProjectFiles): ProjectFiles {
  return Object.fromEntries(Object.entries(files).filter(([file]) => !file.startsWith(ADMIN)));
}

/**
 * Builds a panel, or finds it in the cache. In a process of its own, since it installs what it needs first.
 *
 * @param custom `null` for the panel of the bookshop itself
 * @returns its folder
 */
export function buildPanel(siteDir: string, custom: CustomPanel | null): string {
  const {status, stdout} = spawnSync(process.execPath, [path.join(siteDir, 'proof/cms/scripts/panel.mjs')], {
    input: JSON.stringify(custom?.files ?? {}),
    stdio: ['pipe', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status === 0) return stdout.trim();
  const names = [...(custom?.looks ?? [])].map(([{scene}, look]) => `  ${ADMIN}looks/${look} is of the scene "${scene.name}".`);
  throw new Error(['The admin panel could not be built. The lines above say why.', ...names].join('\n'));
}
