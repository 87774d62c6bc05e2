import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod';

/** Packages whose code or types contain the recorded lists. All are released together. */
const PACKAGES = [
  '@strapi/admin',
  '@strapi/content-manager',
  '@strapi/core',
  '@strapi/database',
  '@strapi/email',
  '@strapi/i18n',
  '@strapi/plugin-documentation',
  '@strapi/plugin-graphql',
  '@strapi/plugin-sentry',
  '@strapi/plugin-users-permissions',
  '@strapi/strapi',
  '@strapi/types',
  '@strapi/upload',
  '@strapi/utils',
] as const;

/** Libraries whose options a list names. A release has the version that `@strapi/core` depends on. */
const LIBRARIES = ['qs'] as const;

const SCOPE = '@strapi';

/** The first published release of each minor version of Strapi 5 up to the given one, oldest first. @param version `5.54.0` */
export function minorReleases(version: string): string[] {
  const found = z.array(z.string()).parse(JSON.parse(npm('view', '@strapi/core', 'versions', '--json')));
  const last = minorOf(version);
  const first = new Map<number, string>();
  for (const release of found.filter((each) => /^5\.\d+\.\d+$/.test(each)).sort(byPatch))
    if (minorOf(release) <= last && !first.has(minorOf(release))) first.set(minorOf(release), release);
  return [...first].sort(([a], [b]) => a - b).map(([, release]) => release);
}

function minorOf(version: string): number {
  return Number(version.split('.')[1]);
}

function byPatch(a: string, b: string): number {
  return Number(a.split('.')[2]) - Number(b.split('.')[2]);
}

/**
 * A folder like `proof/cms`, with the packages of another release. All other packages come from the install. Packages that can't be
 * downloaded are omitted.
 *
 * @param cmsDir absolute path of `proof/cms`, installed
 */
export function stageRelease(release: string, cmsDir: string): {dir: string; remove: () => void} {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'strapi-release-'));
  const [from, to] = [path.join(cmsDir, 'node_modules'), path.join(dir, 'node_modules')];
  mkdirSync(path.join(to, SCOPE), {recursive: true});
  for (const name of readdirSync(from)) if (name !== SCOPE) symlinkSync(path.join(from, name), path.join(to, name));
  for (const name of readdirSync(path.join(from, SCOPE)).map((each) => `${SCOPE}/${each}`)) {
    if (PACKAGES.some((each) => each === name)) download(name, release, path.join(to, name));
    else symlinkSync(path.join(from, name), path.join(to, name));
  }
  for (const name of LIBRARIES) {
    rmSync(path.join(to, name));
    download(name, dependencyOfCore(to, name), path.join(to, name));
  }
  return {dir, remove: () => rmSync(dir, {recursive: true, force: true})};
}

/** @param modules folder with the packages of a release */
function dependencyOfCore(modules: string, name: string): string {
  const file = path.join(modules, SCOPE, 'core/package.json');
  const {dependencies} = z.object({dependencies: z.record(z.string(), z.string())}).parse(JSON.parse(readFileSync(file, 'utf8')));
  const version = dependencies[name];
  if (version === undefined)
    throw new Error(`@strapi/core no longer depends on ${name}. Correct LIBRARIES in proof/since/releases.ts.`);
  return version;
}

function download(name: string, release: string, target: string): void {
  const cache = path.join(os.homedir(), '.cache/strapi-docs-releases');
  mkdirSync(cache, {recursive: true});
  const file = path.join(cache, `${name.replace('@', '').replace('/', '-')}-${release}.tgz`);
  try {
    if (!existsSync(file)) npm('pack', `${name}@${release}`, '--silent', '--pack-destination', cache);
  } catch {
    return;
  }
  mkdirSync(target);
  execFileSync('tar', ['-xzf', file, '-C', target, '--strip-components=1', '--exclude=*.map']);
}

function npm(...args: string[]): string {
  return execFileSync('npm', args, {encoding: 'utf8', maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'ignore']});
}
