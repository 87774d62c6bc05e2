import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import path from 'node:path';
import type {ProjectFiles} from './files';
import type {FoundScene} from './types';

/** Key in `localStorage` for the name of the scene's look. */
export const LOOK_KEY = 'strapi-docs-look';

const ADMIN = 'src/admin/';
const APP = /^src\/admin\/app\.(?:js|mjs|ts|jsx|tsx)$/;
const VITE_CONFIG = /^src\/admin\/vite\.config\.\w+$/;

/** Other inputs of a build. Scenes with different ones need separate builds. */
const FOUNDATION = /^(?:config\/|src\/plugins\/|package\.json$|tsconfig\.json$)/;

/** Variables that become part of a build. */
const VARIABLES = /^STRAPI_ADMIN_.*$/gm;

/** A customized panel, and the look that each scene shows. */
export interface CustomPanel {
  /** Project files for the build, by path relative to the project's root. */
  files: ProjectFiles;
  /** Name of each scene's look. */
  looks: ReadonlyMap<FoundScene, string>;
}

/**
 * Panels for all scenes that have files. A build takes most of a minute, so scenes share one: the code of each scene (`src/admin/app.tsx` and its
 * imports) is a look in a separate folder, and the browser selects one. Scenes with a different Vite configuration, plugins, or server
 * configuration need another build.
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
  const own = Object.entries(files).filter(([file]) => FOUNDATION.test(file) || VITE_CONFIG.test(file));
  const variables = files['.env']?.match(VARIABLES) ?? [];
  // The build reads this file instead of `.env`.
  if (variables.length > 0) own.push(['.env.example', variables.join('\n')]);
  return Object.fromEntries(own.sort());
}

function lookFiles(files: ProjectFiles): [string, string][] {
  return Object.entries(files)
    .filter(([file]) => file.startsWith(ADMIN) && !VITE_CONFIG.test(file))
    .sort();
}

/** Scenes with the same code share a look. */
function lookName({files}: FoundScene): string {
  return createHash('sha256')
    .update(JSON.stringify(lookFiles(files)))
    .digest('hex')
    .slice(0, 8);
}

/** The panel's `src/admin/app`, which exports the look that the browser selects. */
function entryOf(names: readonly string[]): string {
  const distinct = [...new Set(names)].sort();
  return [
    ...distinct.map((name) => `import look_${name} from './looks/${name}/app';`),
    `const looks = {${distinct.map((name) => `'${name}': look_${name}`).join(', ')}};`,
    `export default looks[localStorage.getItem('${LOOK_KEY}')] ?? {};`,
    '',
  ].join('\n');
}

/** The files of a scene that the server needs. The others are built into its panel. */
export function serverFiles(files: ProjectFiles): ProjectFiles {
  return Object.fromEntries(Object.entries(files).filter(([file]) => !file.startsWith(ADMIN)));
}

/**
 * Builds a panel, or finds it in the cache. Uses a separate process, because it first installs what it needs.
 *
 * @param custom `null` for the bookshop's own panel
 * @returns the folder of the build
 */
export function buildPanel(siteDir: string, custom: CustomPanel | null): string {
  const {status, stdout} = spawnSync(process.execPath, [path.join(siteDir, 'proof/cms/scripts/panel.mjs')], {
    input: JSON.stringify(custom?.files ?? {}),
    stdio: ['pipe', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status === 0) return stdout.trim();
  const names = [...(custom?.looks ?? [])].map(
    ([{scene}, look]) => `  ${ADMIN}looks/${look} belongs to the scene "${scene.name}".`,
  );
  throw new Error(['The admin panel could not be built. The lines above say why.', ...names].join('\n'));
}
