// Runs a program with the Node.js version that the docs are proven on, whatever version the reader has:
// node proof/cms/scripts/node.mjs --import tsx proof/index.ts
// Plain JavaScript, because it runs before anything is installed.
// @ts-check
import {spawn, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** Folder of installs and seeded databases, shared between clones. */
export const cacheDir = path.join(process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'), 'strapi-docs-cms');

/**
 * Versions by major, with the npm that comes with them. The docs are proven on the first. better-sqlite3 crashes if it's compiled with
 * Node.js 24.19 to 24.21 (https://github.com/nodejs/node/issues/65446), and the package `node` doesn't have 24.22 yet.
 * @type {ReadonlyMap<string, {node: string, npm: string}>}
 */
const RELEASES = new Map([
  ['24', {node: '24.18.1', npm: '11.16.0'}],
  ['22', {node: '22.23.3', npm: '10.9.9'}],
]);

const [[DEFAULT_MAJOR = '', DEFAULT_RELEASE = {node: '', npm: ''}] = []] = RELEASES;

/** The version that the docs are proven on. */
export const RECORDED_NODE = DEFAULT_RELEASE.node;

/** The release that `PROOF_NODE` selects, by major: `22`. */
function release() {
  const major = process.env.PROOF_NODE || DEFAULT_MAJOR;
  const found = RELEASES.get(major);
  if (!found) throw new Error(`PROOF_NODE is "${major}". The proof runs on Node.js ${[...RELEASES.keys()].join(' or ')}.`);
  return found;
}

/** The version of Node.js that this process must have to start the bookshop: `24.18.1`. */
export function proofNode() {
  return release().node;
}

/** @throws {Error} if this process doesn't run on the version that the proof runs on */
export function assertProofNode() {
  if (process.versions.node === proofNode()) return;
  throw new Error(
    `The bookshop runs on Node.js ${proofNode()}, and this process on ${process.versions.node}. Use the scripts of package.json, or "node proof/cms/scripts/node.mjs".`,
  );
}

/** Runs this process's program again with the proof's version and ends this process, unless it has that version. */
export async function useProofNode() {
  if (process.versions.node !== proofNode())
    process.exit(await runWithProofNode([...process.execArgv, ...process.argv.slice(1)]));
}

/**
 * Runs `node` with the arguments. The proof's version is also the first in its `PATH`, with its npm.
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
export async function runWithProofNode(args) {
  const modules = path.join(ensureNode(), 'node_modules');
  const env = {
    ...process.env,
    PATH: [path.join(modules, '.bin'), process.env.PATH].join(path.delimiter),
    // Native packages are compiled with the headers of this version. npm would download them otherwise.
    npm_config_nodedir: headersIn(path.join(modules, 'node/node_modules')),
  };
  const child = spawn(nodeIn(modules), args, {stdio: 'inherit', env});
  // The terminal sends Ctrl+C to both. The program decides when to end.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + os.constants.signals[signal ?? 'SIGTERM']));
  });
}

/** @param {string} modules */
function nodeIn(modules) {
  return path.join(modules, 'node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/**
 * The package of this platform, whose name `node` chooses.
 * @param {string} modules
 */
function headersIn(modules) {
  const packages = readdirSync(modules).map((name) => path.join(modules, name));
  return packages.find((folder) => existsSync(path.join(folder, 'include/node')));
}

/**
 * Installs the npm packages `node` and `npm` in a folder of the cache on first use.
 * @returns {string} the folder
 */
function ensureNode() {
  const {node, npm} = release();
  const home = path.join(cacheDir, `node-${node}`);
  if (existsSync(home)) return home;
  process.stderr.write(`Installing Node.js ${node} into ${home}: once per version, about 300 MB …\n`);
  mkdirSync(cacheDir, {recursive: true});
  const temporary = mkdtempSync(path.join(cacheDir, '.making-node-'));
  try {
    const manifest = {private: true, dependencies: {node, npm}, allowScripts: {node: true}};
    writeFileSync(path.join(temporary, 'package.json'), JSON.stringify(manifest));
    const {status} = spawnSync('npm', ['install', '--no-progress', '--no-audit', '--no-fund'], {
      cwd: temporary,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    });
    const installed = nodeIn(path.join(temporary, 'node_modules'));
    if (status !== 0 || !existsSync(installed))
      throw new Error(
        `Node.js ${node} could not be installed. The lines above say why; the usual cause is an unreachable registry.`,
      );
    // Another process might have installed it in the meantime.
    if (!existsSync(home)) renameSync(temporary, home);
  } finally {
    rmSync(temporary, {recursive: true, force: true});
  }
  return home;
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  // No top-level await: files that are compiled to CommonJS import this module.
  void runWithProofNode(process.argv.slice(2)).then((code) => (process.exitCode = code));
}
