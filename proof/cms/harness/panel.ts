import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {cpSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {installKey} from '../scripts/install.mjs';
import {cachedFolder} from './cached';
import {addFiles} from './source';
import {stageApp, type Overlay} from './stage';

/** App files that the admin panel's build reads, in addition to its packages. */
const READ = ['config', 'src/admin', 'src/plugins', 'package.json', 'tsconfig.json'];

/** A build takes a minute, or several on a busy machine (ms). */
const LIMIT = 600_000;

/**
 * The folder of the built admin panel, created on first use and whenever packages or the app's part of the panel change.
 * It is read-only and takes about 30 MB.
 *
 * @param files to add or replace in the app before the build
 */
export function builtPanel(
  files: Overlay = {},
  {log = (line: string) => void process.stderr.write(`${line}\n`)} = {},
): Promise<string> {
  const isPlain = Object.keys(files).length === 0;
  const kind = isPlain ? {name: 'panel', kept: 3} : {name: 'custom-panel', kept: 6};
  return cachedFolder(kind, panelKey(files), async (folder) => {
    log(`Building ${isPlain ? 'the' : 'a customized'} admin panel (once per version and state of its files, about a minute) …`);
    const {appDir, distDir, remove} = stageApp(files);
    try {
      const strapi = path.join(appDir, 'node_modules', '@strapi', 'strapi', 'bin', 'strapi.js');
      await promisify(execFile)(process.execPath, [strapi, 'build'], {
        cwd: appDir,
        env: {
          ...process.env,
          NODE_ENV: 'production',
          ENV_PATH: path.join(appDir, '.env.example'),
          STRAPI_TELEMETRY_DISABLED: 'true',
        },
        maxBuffer: 64 * 1024 * 1024,
        timeout: LIMIT,
      }).catch((error: Error & {stdout?: string; stderr?: string}) => {
        throw new Error(`The admin panel build failed:\n${error.stdout ?? ''}${error.stderr || error.message}`);
      });
      cpSync(path.join(distDir, 'build'), folder, {recursive: true});
    } finally {
      await remove();
    }
  });
}

function panelKey(files: Overlay): string {
  const hash = createHash('sha256').update(installKey());
  addFiles(hash, READ);
  for (const [name, content] of Object.entries(files).sort()) hash.update(JSON.stringify([name, content]));
  return hash.digest('hex').slice(0, 16);
}
