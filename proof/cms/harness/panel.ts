import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync, cpSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { cacheDir, installKey } from '../scripts/install.mjs';
import { sourceDir } from './source';
import { stageApp } from './stage';

/** Built panels kept from earlier states of the app, about 30 MB each. */
const KEPT = 3;

/** What a build of the panel reads of the app, beside its packages. */
const READ = ['config', 'src/admin', 'src/plugins', 'package.json', 'tsconfig.json'];

/** Longer than any build takes; one that was started before that was killed. */
const BUILD_LIMIT = 3_600_000;

/**
 * The folder of the built admin panel, made on first use and whenever packages or the app's part of the panel change.
 * Serve from it, never write to it.
 */
export async function builtPanel({ log = (line: string) => void process.stderr.write(`${line}\n`) } = {}): Promise<string> {
  const folder = path.join(cacheDir, `panel-${panelKey()}`);
  if (existsSync(folder)) return folder;
  log('Building the admin panel (once per version and configuration, about a minute) …');
  mkdirSync(cacheDir, { recursive: true });
  const temporary = mkdtempSync(path.join(cacheDir, '.building-panel-'));
  const { appDir, distDir, remove } = stageApp();
  try {
    const strapi = path.join(appDir, 'node_modules', '@strapi', 'strapi', 'bin', 'strapi.js');
    await promisify(execFile)(process.execPath, [strapi, 'build'], {
      cwd: appDir,
      env: { ...process.env, NODE_ENV: 'production', ENV_PATH: path.join(appDir, '.env.example'), STRAPI_TELEMETRY_DISABLED: 'true' },
      maxBuffer: 64 * 1024 * 1024,
    }).catch((error: Error & { stdout?: string; stderr?: string }) => {
      throw new Error(`The admin panel could not be built. Its own words:\n${error.stdout ?? ''}${error.stderr ?? error.message}`);
    });
    cpSync(path.join(distDir, 'build'), path.join(temporary, 'build'), { recursive: true });
    // Another process may have been faster; both made the same.
    if (!existsSync(folder)) renameSync(path.join(temporary, 'build'), folder);
  } finally {
    remove();
    rmSync(temporary, { recursive: true, force: true });
  }
  prune();
  return folder;
}

function panelKey(): string {
  const hash = createHash('sha256').update(installKey());
  const visit = (name: string) => {
    const file = path.join(sourceDir, name);
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isDirectory()) for (const entry of readdirSync(file).sort()) visit(`${name}/${entry}`);
    else hash.update(`${name}\0${stat.size}\0`).update(readFileSync(file));
  };
  READ.forEach(visit);
  return hash.digest('hex').slice(0, 16);
}

function prune(): void {
  const age = (file: string) => Date.now() - statSync(file).mtimeMs;
  const named = (prefix: string) =>
    readdirSync(cacheDir)
      .filter((name) => name.startsWith(prefix))
      .map((name) => path.join(cacheDir, name))
      .sort((a, b) => age(a) - age(b));
  const killed = named('.building-panel-').filter((folder) => age(folder) > BUILD_LIMIT);
  for (const folder of [...named('panel-').slice(KEPT), ...killed]) rmSync(folder, { recursive: true, force: true });
}
