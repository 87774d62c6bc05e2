// Installs the dependencies of the CMS. Plain JavaScript, because it runs before anything is installed.
// @ts-check
import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, lstatSync, readFileSync, readdirSync, readlinkSync} from 'node:fs';
import {copyFile, mkdir, rename, rm, symlink, unlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {cacheDir, useProofNode} from './node.mjs';

/** The app's folder, `proof/cms`. */
export const appDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const modules = path.join(appDir, 'node_modules');
const STAMP = '.bookshop-install';

/** The name of an install, which depends on the lockfile, the platform, and the Node.js version. */
export function installKey() {
  const hash = createHash('sha256');
  hash.update(readFileSync(path.join(appDir, 'package-lock.json')));
  // better-sqlite3, sharp, and esbuild are native, and compiled for one platform and version.
  hash.update(`${process.platform}-${process.arch}-${process.version}`);
  return hash.digest('hex');
}

/**
 * Makes `proof/cms/node_modules` match the lockfile and returns how.
 *
 * - `present`: it exists already and matches.
 * - `own`: `npm ci` created the folder in `proof/cms`. It isn't changed.
 * - `linked`: a link to an install in the cache was created.
 * - `installed`: like `linked`, after an install.
 *
 * Packages are installed in a temporary folder, which is renamed when it is complete, so that later runs never use an
 * interrupted install.
 * @param {{ log?: (line: string) => void }} [options]
 * @returns {Promise<'present' | 'own' | 'linked' | 'installed'>}
 */
export async function ensureInstalled({log = (line) => process.stderr.write(`${line}\n`)} = {}) {
  const home = path.join(cacheDir, installKey());
  const cached = path.join(home, 'node_modules');
  const link = lstatSync(modules, {throwIfNoEntry: false});

  if (link?.isDirectory()) {
    const problem = mismatch();
    if (problem) {
      throw new Error(`${problem}\nRun "npm ci" in proof/cms, or delete proof/cms/node_modules to use the cache.`);
    }
    return 'own';
  }
  if (link?.isSymbolicLink() && readlinkSync(modules) === cached && existsSync(path.join(cached, STAMP))) {
    return 'present';
  }

  let result = /** @type {'linked' | 'installed'} */ ('linked');
  if (!existsSync(path.join(cached, STAMP))) {
    log(`Installing the CMS into ${home}: once per lockfile, about 900 MB, one to three minutes …`);
    const started = Date.now();
    const timer = setInterval(() => log(`Still installing after ${Math.round((Date.now() - started) / 1000)} seconds …`), 10_000);
    await install(home).finally(() => clearInterval(timer));
    result = 'installed';
  }
  if (link) await unlink(modules);
  try {
    await symlink(cached, modules, 'junction');
  } catch (error) {
    // Another process created the same link in the meantime.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
  }
  return result;
}

/** Returns why a `node_modules` that wasn't created by this script doesn't match the lockfile, or `undefined`. */
function mismatch() {
  const inner = path.join(modules, '.package-lock.json');
  if (!existsSync(inner)) return "proof/cms/node_modules isn't a complete install.";
  const wanted = JSON.parse(readFileSync(path.join(appDir, 'package-lock.json'), 'utf8')).packages;
  const found = JSON.parse(readFileSync(inner, 'utf8')).packages;
  for (const [place, {version}] of Object.entries(found)) {
    if (wanted[place]?.version !== version) {
      return `proof/cms/node_modules doesn't match package-lock.json: ${place} is ${version}, but the lockfile has ${wanted[place]?.version ?? 'none'}.`;
    }
  }
  for (const [place, {optional}] of Object.entries(wanted)) {
    if (place && !optional && !found[place])
      return `proof/cms/node_modules doesn't match package-lock.json: ${place} is missing.`;
  }
  return undefined;
}

/** @param {string} home */
async function install(home) {
  await mkdir(cacheDir, {recursive: true});
  const prefix = `.installing-${path.basename(home).slice(0, 12)}-`;
  await waitForOthers(prefix);
  if (existsSync(path.join(home, 'node_modules', STAMP))) return;

  const temporary = path.join(cacheDir, prefix + process.pid);
  await mkdir(temporary);
  try {
    for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
      await copyFile(path.join(appDir, file), path.join(temporary, file));
    }
    await npmCi(temporary);
    await writeFile(path.join(temporary, 'node_modules', STAMP), `${new Date().toISOString()}\n`);
    // A folder without a stamp isn't an install from this script. With a stamp, another process finished it in the meantime.
    if (existsSync(home) && !existsSync(path.join(home, 'node_modules', STAMP))) await rm(home, {recursive: true, force: true});
    await rename(temporary, home).catch((error) => {
      if (!existsSync(path.join(home, 'node_modules', STAMP))) throw error;
    });
  } finally {
    await rm(temporary, {recursive: true, force: true});
  }
}

/**
 * Waits for a running install of the same lockfile to finish, and removes killed ones.
 * @param {string} prefix
 */
async function waitForOthers(prefix) {
  for (;;) {
    let waiting = false;
    for (const name of readdirSync(cacheDir)) {
      if (!name.startsWith('.installing-')) continue;
      if (!isAlive(Number(name.split('-').at(-1)))) await rm(path.join(cacheDir, name), {recursive: true, force: true});
      else if (name.startsWith(prefix)) waiting = true;
    }
    if (!waiting) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @param {string} cwd */
function npmCi(cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['ci', '--no-progress'], {cwd, stdio: ['ignore', 2, 2], shell: process.platform === 'win32'});
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve(undefined);
      else
        reject(
          new Error(
            `npm ci failed with code ${code}, and nothing was kept. See the output above; the usual cause is an unreachable registry.`,
          ),
        );
    });
  });
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await useProofNode();
  const started = Date.now();
  const result = await ensureInstalled();
  console.log(`node_modules: ${result} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}
