import {execFile, spawn, type ChildProcess} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import * as z from 'zod';
import {pageEnvironment} from 'docs-proof/environment';
import {freePort} from 'docs-proof/freePort';
import type {Bookshop} from '../../cms-process/app';
import {API_TOKENS} from '../../cms/seed/credentials';
import {launch} from '../../shots/browser';
import {visitBooks, visitDescription, visitPreview, type Visit} from './visit';
import {PAGES, writeWebsite, type Framework, type Website} from './websites';

const SECRET = 'a long secret of this proof';

/** Arguments of `node` that serve the built website. */
const SERVERS: Readonly<Record<Framework, (port: string) => string[]>> = {
  next: (port) => ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1', '--port', port],
  nuxt: () => ['.output/server/index.mjs'],
  astro: () => ['dist/server/entry.mjs'],
  react: (port) => ['node_modules/vite/bin/vite.js', 'preview', '--host', '127.0.0.1', '--port', port],
};

/** Builds the website as it is after the first page and after the last one, and visits both. @throws if a reader would see a fault */
export async function proveWebsite(website: Website, shop: Bookshop): Promise<void> {
  const boot = await shop.boot({files: {'public/panel.html': '<!doctype html><iframe width="900" height="700"></iframe>'}});
  if (!boot.ok) throw new Error(boot.error);
  const [first, last] = [PAGES[0] ?? '', PAGES.at(-1) ?? ''];

  writeWebsite(website, first);
  await install(website);
  await build(website, boot.url);
  await served(website, {shop, strapi: boot.url}, visitBooks);

  writeWebsite(website, last);
  await build(website, boot.url);
  await served(website, {shop, strapi: boot.url}, async (visit) => {
    await visitDescription(visit);
    // A website without a server can't keep the token of the preview.
    if (website.files.some(({title}) => title.includes('preview'))) await visitPreview(visit, SECRET);
  });
}

async function install({folder}: Website): Promise<void> {
  const lockfile = readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  const installed = path.join(folder, 'node_modules/.installed-lock.json');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lockfile) return;
  await npm(folder, ['ci', '--no-progress', '--ignore-scripts', '--include=dev']);
  writeFileSync(installed, lockfile);
}

function build({folder}: Website, strapi: string): Promise<void> {
  return npm(folder, ['run', 'build'], {STRAPI_URL: strapi, VITE_STRAPI_URL: strapi});
}

const run = promisify(execFile);

async function npm(folder: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<void> {
  try {
    await run('npm', args, {cwd: folder, env: pageEnvironment({...QUIET, ...env}), maxBuffer: 50_000_000});
  } catch (error) {
    const output = processOutput.safeParse(error);
    const text = output.success ? `${output.data.stdout}${output.data.stderr}` : String(error);
    throw new Error(`"npm ${args.join(' ')}" failed.\n${text}`, {cause: error});
  }
}

const processOutput = z.object({stdout: z.string(), stderr: z.string()});

/** Frameworks send usage data unless a variable forbids it. */
const QUIET = {
  NODE_ENV: 'production',
  npm_config_loglevel: 'error',
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
};

async function served(
  website: Website,
  {shop, strapi}: {shop: Bookshop; strapi: string},
  use: (visit: Visit) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const server = spawn(process.execPath, SERVERS[website.framework](String(port)), {
    cwd: website.folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: pageEnvironment({
      ...QUIET,
      HOST: '127.0.0.1',
      PORT: String(port),
      STRAPI_URL: strapi,
      STRAPI_TOKEN: API_TOKENS['read-only'],
      PREVIEW_SECRET: SECRET,
    }),
  });
  const printed = outputOf(server);
  const browser = await launch({hosts: [], port});
  try {
    await use({browser, shop, strapi, framework: website.framework, url: `http://127.0.0.1:${port}`});
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${printed()}`, {cause: error});
  } finally {
    await browser.close();
    server.kill();
  }
}

function outputOf(server: ChildProcess): () => string {
  let output = '';
  server.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text));
  return () => output;
}
