// Builds the admin panel of a project that has more files than the bookshop, if it is not built yet, and prints the folder it is in.
// Reads the files from stdin, as JSON: texts by path from the app's root, `null` for what is left out.
// @ts-check
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { installKey } from './install.mjs';
import { load } from './load.mjs';

/** What a build of the panel reads of the app, beside its packages. */
const READ = ['config', 'src/admin', 'src/plugins', 'package.json', 'tsconfig.json'];

/** A build takes a minute, and on a busy machine several. In milliseconds. */
const LIMIT = 600_000;

const { cachedFolder } = await load('cached.ts');
const { addFiles } = await load('source.ts');
const { stageApp } = await load('stage.ts');

/** @type {Record<string, string | null>} */
const files = JSON.parse(await text(process.stdin));

const hash = createHash('sha256').update(installKey());
addFiles(hash, READ);
hash.update(JSON.stringify(Object.entries(files).sort()));

const folder = await cachedFolder({ name: 'custom-panel', kept: 6 }, hash.digest('hex').slice(0, 16), async (target) => {
  process.stderr.write('Building a customized admin panel (once for each state of its files, about a minute) …\n');
  const { appDir, distDir, remove } = stageApp(files);
  try {
    const strapi = path.join(appDir, 'node_modules', '@strapi', 'strapi', 'bin', 'strapi.js');
    await promisify(execFile)(process.execPath, [strapi, 'build'], {
      cwd: appDir,
      env: { ...process.env, NODE_ENV: 'production', ENV_PATH: path.join(appDir, '.env.example'), STRAPI_TELEMETRY_DISABLED: 'true' },
      maxBuffer: 64 * 1024 * 1024,
      timeout: LIMIT,
    });
    cpSync(path.join(distDir, 'build'), target, { recursive: true });
  } catch (error) {
    const { stdout = '', stderr = '', message } = /** @type {Error & { stdout?: string, stderr?: string }} */ (error);
    throw new Error(`The admin panel could not be built. Its own words:\n${stdout}${stderr || message}`);
  } finally {
    await remove();
  }
}).catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
console.log(folder);
