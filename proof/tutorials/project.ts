import {readFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createRequire} from 'node:module';
import {pathToFileURL} from 'node:url';
import {createProject, type Project} from 'docs-proof/tutorials/project';
import {CMS_DIR, PORT} from '../conventions';

/** `strapi develop` ignores paths that match this, so a project there would never restart. */
const UNWATCHED = /tmp|[/\\]\.|[/\\](?:build|dist|logs?|public|documentation|exports|node_modules)(?:[/\\]|$)/;

/** Creates the folder for a new project, with telemetry disabled, and without opening a browser or listening on other interfaces. */
export async function createStrapiProject(): Promise<Project> {
  const home = process.env.TUTORIALS_DIR ?? os.homedir();
  if (UNWATCHED.test(home))
    throw new Error(
      `Projects of tutorials can't be in ${home}: strapi develop doesn't watch that path. Set TUTORIALS_DIR to a folder without "tmp", names that begin with a dot, and names such as build and dist.`,
    );
  return createProject({
    home,
    prefix: 'strapi-docs-tutorial-',
    pagePort: PORT,
    env: {
      BROWSER: 'true',
      STRAPI_TELEMETRY_DISABLED: 'true',
      STRAPI_ANALYTICS_URL: 'http://127.0.0.1:9',
      GIT_AUTHOR_NAME: 'Kai Doe',
      GIT_AUTHOR_EMAIL: 'kai@example.com',
      GIT_COMMITTER_NAME: 'Kai Doe',
      GIT_COMMITTER_EMAIL: 'kai@example.com',
      // For esbuild, which builds the admin panel: 0.7 GB instead of 1.1, in the same time.
      GOMEMLIMIT: '300MiB',
      // Where native modules of another Node.js find its headers.
      ...(process.env.npm_config_nodedir !== undefined && {npm_config_nodedir: process.env.npm_config_nodedir}),
      npm_config_audit: 'false',
      npm_config_fund: 'false',
      npm_config_update_notifier: 'false',
    },
    tools: tools(),
  });
}

/** Programs of the pinned version, which `npx` would otherwise download, and an `npm` that caches its installs. */
function tools(): Record<'npm' | 'npx', string> {
  const own = createRequire(import.meta.url);
  const tsx = pathToFileURL(own.resolve('tsx')).href;
  const npm = `exec "${process.execPath}" --import "${tsx}" "${path.join(import.meta.dirname, 'npm.mts')}" "$@"`;
  const modules = path.join(CMS_DIR, 'node_modules');
  const version = readVersion(modules);
  const npx = [
    'case "$1" in',
    `  create-strapi@${version}|create-strapi-app@${version}) shift; exec "${process.execPath}" "${modules}/create-strapi/bin/index.js" "$@" ;;`,
    `  @strapi/upgrade@${version}) shift; exec "${process.execPath}" "${modules}/@strapi/upgrade/bin/upgrade.js" "$@" ;;`,
    'esac',
    'PATH="$TUTORIAL_PATH" exec npx --no-install "$@"',
  ].join('\n');
  return {npm, npx};
}

function readVersion(modules: string): string {
  const text = readFileSync(path.join(modules, 'create-strapi/package.json'), 'utf8');
  return /"version": "([^"]+)"/.exec(text)?.[1] ?? '';
}
