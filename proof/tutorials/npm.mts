/**
 * `npm` in a replay. The `node_modules` that it creates only depend on `package.json` and the lockfile, so they are cached:
 * the same command on the same files gets hard links to the cached result. Everything else is npm's own behavior.
 */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {cachedFolder} from '../cms/harness/cached';
import {linkTree} from './linkTree';

const WRITES = new Set(['install', 'i', 'add', 'ci', 'uninstall', 'remove', 'rm', 'update']);

/** Number of cached `node_modules`. Each has about 900 MB, most of it shared with the others. */
const KEPT = 8;

const manifestSchema = z.looseObject({name: z.string().optional()});

async function main(args: readonly string[]): Promise<number> {
  return WRITES.has(args[0] ?? '') && existsSync('package.json') ? install(args) : npm(args);
}

async function install(args: readonly string[]): Promise<number> {
  const run = {code: 0, isNew: false};
  const folder = await cachedFolder({name: 'tutorial-install', kept: KEPT}, keyOf(args), (temporary) => {
    console.error(`npm ${args.join(' ')}: first install of these packages, which takes a few minutes …`);
    run.code = npm(args);
    if (run.code !== 0) return Promise.reject(new Error(`npm ${args.join(' ')} exited with code ${run.code}.`));
    for (const name of ['package.json', 'package-lock.json'])
      if (existsSync(name)) writeFileSync(path.join(temporary, name), readFileSync(name));
    linkTree('node_modules', path.join(temporary, 'node_modules'));
    run.isNew = true;
    return Promise.resolve();
  }).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    run.code ||= 1;
    return null;
  });
  if (folder !== null && !run.isNew) restore(folder);
  return run.code;
}

/** Hashes npm's inputs, except for what differs between projects. */
function keyOf(args: readonly string[]): string {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}-${process.version} ${args.join(' ')}`);
  hash.update(JSON.stringify(withoutIdentity(readManifest('package.json'))));
  for (const name of ['package-lock.json', '.npmrc']) {
    if (!existsSync(name)) continue;
    const text = readFileSync(name, 'utf8');
    hash.update(name === '.npmrc' ? text : JSON.stringify(withoutIdentity(readManifest(name))));
  }
  return hash.digest('hex').slice(0, 16);
}

function readManifest(file: string): z.infer<typeof manifestSchema> {
  return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

function withoutIdentity(manifest: Record<string, unknown>): Record<string, unknown> {
  return {...manifest, name: undefined, version: undefined, strapi: undefined, scripts: undefined};
}

/** Restores the cached result in the project, and keeps the project's name and scripts. */
function restore(folder: string): void {
  const own = readManifest('package.json');
  for (const name of ['package.json', 'package-lock.json']) {
    if (!existsSync(path.join(folder, name))) continue;
    const kept = readManifest(path.join(folder, name));
    const merged = name === 'package.json' ? {...own, ...withoutKeys(kept, own)} : {...kept, name: own.name};
    writeFileSync(name, `${JSON.stringify(merged, null, 2)}\n`);
  }
  rmSync('node_modules', {recursive: true, force: true});
  mkdirSync('node_modules');
  linkTree(path.join(folder, 'node_modules'), 'node_modules');
}

/** The content that npm wrote, without the identity of the project that it was written in. */
function withoutKeys(kept: Record<string, unknown>, own: Record<string, unknown>): Record<string, unknown> {
  const identity = new Set(['name', 'version', 'strapi', 'scripts']);
  return Object.fromEntries(Object.entries(kept).filter(([key]) => !identity.has(key) || !(key in own)));
}

function npm(args: readonly string[]): number {
  const {status, error} = spawnSync('npm', args, {
    stdio: 'inherit',
    env: {...process.env, PATH: process.env.TUTORIAL_PATH ?? process.env.PATH},
  });
  if (error) console.error(error.message);
  return status ?? 1;
}

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
