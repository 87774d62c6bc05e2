import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createRequire} from 'node:module';
import {pathToFileURL} from 'node:url';
import {freePort} from '../services/program';

/** The environment of a replay: a folder with the project, and the programs that its commands use. */
export interface Project {
  /** The initial working directory of the reader's terminal. */
  work: string;
  /** Root of the project: the last folder with a `package.json` that the terminal was in. */
  root: string;
  /** Current directory of the terminal. */
  cwd: string;
  port: number;
  env: Readonly<Record<string, string | undefined>>;
  remove: () => void;
}

/** `strapi develop` ignores paths that match this, so a project there would never restart. */
const UNWATCHED = /tmp|[/\\]\.|[/\\](?:build|dist|logs?|public|documentation|exports|node_modules)(?:[/\\]|$)/;

/** @param cmsDir absolute path of `proof/cms`, installed */
export async function createProject(cmsDir: string): Promise<Project> {
  const home = process.env.TUTORIALS_DIR ?? os.homedir();
  if (UNWATCHED.test(home))
    throw new Error(
      `Projects of tutorials can't be in ${home}: strapi develop doesn't watch that path. Set TUTORIALS_DIR to a folder without "tmp", names that begin with a dot, and names such as build and dist.`,
    );
  const work = mkdtempSync(path.join(home, 'strapi-docs-tutorial-'));
  const tools = path.join(work, '.tools');
  writeTools(tools, cmsDir);
  const port = await freePort();
  // A program that was just killed can still write its last file.
  const remove = (): void => rmSync(work, {recursive: true, force: true, maxRetries: 5});
  process.once('exit', remove);
  return {
    work,
    root: work,
    cwd: work,
    port,
    env: environment(tools, port),
    remove: () => {
      remove();
      process.off('exit', remove);
    },
  };
}

/** Disables telemetry, opening a browser, and listening on other interfaces. */
function environment(tools: string, port: number): Record<string, string | undefined> {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(?:NODE_|npm_(?!config_nodedir$)|INIT_CWD$|VITEST|STRAPI_)/i.test(name),
  );
  return {
    ...Object.fromEntries(own),
    PATH: `${tools}${path.delimiter}${process.env.PATH ?? ''}`,
    TUTORIAL_PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: String(port),
    BROWSER: 'true',
    STRAPI_TELEMETRY_DISABLED: 'true',
    STRAPI_ANALYTICS_URL: 'http://127.0.0.1:9',
    GIT_AUTHOR_NAME: 'Kai Doe',
    GIT_AUTHOR_EMAIL: 'kai@example.com',
    GIT_COMMITTER_NAME: 'Kai Doe',
    GIT_COMMITTER_EMAIL: 'kai@example.com',
    // For esbuild, which builds the admin panel: 0.7 GB instead of 1.1, in the same time.
    GOMEMLIMIT: '300MiB',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
  };
}

/** Programs of the pinned version, which `npx` would otherwise download, and an `npm` that caches its installs. */
function writeTools(tools: string, cmsDir: string): void {
  mkdirSync(tools);
  const own = createRequire(import.meta.url);
  const tsx = pathToFileURL(own.resolve('tsx')).href;
  const npm = `exec "${process.execPath}" --import "${tsx}" "${path.join(import.meta.dirname, 'npm.mts')}" "$@"`;
  const modules = path.join(cmsDir, 'node_modules');
  const version = readVersion(modules);
  const npx = [
    'case "$1" in',
    `  create-strapi@${version}|create-strapi-app@${version}) shift; exec "${process.execPath}" "${modules}/create-strapi/bin/index.js" "$@" ;;`,
    `  @strapi/upgrade@${version}) shift; exec "${process.execPath}" "${modules}/@strapi/upgrade/bin/upgrade.js" "$@" ;;`,
    'esac',
    'PATH="$TUTORIAL_PATH" exec npx --no-install "$@"',
  ].join('\n');
  for (const [name, script] of Object.entries({npm, npx}))
    writeFileSync(path.join(tools, name), `#!/bin/sh\n${script}\n`, {mode: 0o755});
}

function readVersion(modules: string): string {
  const text = readFileSync(path.join(modules, 'create-strapi/package.json'), 'utf8');
  return /"version": "([^"]+)"/.exec(text)?.[1] ?? '';
}

/** The folder that a path on the page refers to. */
export function placeIn({root}: Project, name: string): string {
  return path.resolve(root, name);
}

/** Whether Git ignores a file, or everything in a folder. */
export function isIgnoredByGit({root}: Project, name: string): boolean {
  const {status} = spawnSync('git', ['check-ignore', '--no-index', name, `${name}/any`], {cwd: root, stdio: 'ignore'});
  return status === 0;
}

export function isTypeScriptProject({root}: Project): boolean {
  return existsSync(path.join(root, 'tsconfig.json'));
}
