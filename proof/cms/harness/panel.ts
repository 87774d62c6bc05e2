import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { installKey } from '../scripts/install.mjs';
import { cachedFolder } from './cached';
import { addFiles } from './source';
import { stageApp } from './stage';

/** What a build of the panel reads of the app, beside its packages. */
const READ = ['config', 'src/admin', 'src/plugins', 'package.json', 'tsconfig.json'];

/**
 * The folder of the built admin panel, made on first use and whenever packages or the app's part of the panel change.
 * Serve from it, never write to it. It has about 30 MB.
 */
export function builtPanel({ log = (line: string) => void process.stderr.write(`${line}\n`) } = {}): Promise<string> {
  return cachedFolder({ name: 'panel', kept: 3 }, panelKey(), async (folder) => {
    log('Building the admin panel (once per version and configuration, about a minute) …');
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
      cpSync(path.join(distDir, 'build'), folder, { recursive: true });
    } finally {
      await remove();
    }
  });
}

function panelKey(): string {
  const hash = createHash('sha256').update(installKey());
  addFiles(hash, READ);
  return hash.digest('hex').slice(0, 16);
}
