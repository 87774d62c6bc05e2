import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {seedSource} from './seedSource';

/** What a reader's project has of `proof/cms`. */
const APP = ['.gitignore', 'config', 'database', 'favicon.png', 'public/robots.txt', 'src', 'tsconfig.json', 'types'];
/** Of `src`, what only the proof and pages about plugins need, and what `project/` has. */
const LEFT_OUT = /^src\/(?:plugins|extensions\/documentation|index\.ts$)/;

const DEPENDENCIES = [
  '@strapi/database',
  '@strapi/plugin-color-picker',
  '@strapi/plugin-graphql',
  '@strapi/plugin-users-permissions',
  '@strapi/strapi',
  'better-sqlite3',
  'react',
  'react-dom',
  'react-router-dom',
  'styled-components',
];
const DEV_DEPENDENCIES = ['@types/node', '@types/react', '@types/react-dom', 'typescript'];
const OVERRIDES = ['@graphql-tools/merge', '@swc/core', 'preferred-pm'];

const versions = z.record(z.string(), z.string());
const packageJson = z.object({
  version: z.string(),
  license: z.string(),
  dependencies: versions,
  devDependencies: versions,
  overrides: z.record(z.string(), z.unknown()),
  allowScripts: z.record(z.string(), z.boolean()),
  strapi: z.record(z.string(), z.unknown()),
  engines: versions,
});

/**
 * The files of the bookshop as a project of the reader, by path.
 *
 * @param siteUrl origin that the README links to
 */
export function projectFiles(siteDir: string, siteUrl: string): Map<string, Buffer> {
  const cms = path.join(siteDir, 'proof/cms');
  const own = path.join(siteDir, 'plugins/bookshop-download/project');
  const manifest = packageJson.parse(JSON.parse(readFileSync(path.join(cms, 'package.json'), 'utf8')));
  const files = new Map<string, Buffer>();
  const add = (name: string, content: string | Buffer): unknown => files.set(name, Buffer.from(content));

  for (const name of APP.flatMap((entry) => filesBelow(cms, entry)))
    if (!LEFT_OUT.test(name)) add(name, readFileSync(path.join(cms, name)));
  add('public/uploads/.gitkeep', '');
  add('.env.example', envExample(readFileSync(path.join(cms, '.env.example'), 'utf8')));
  add('package.json', `${JSON.stringify(readersPackage(manifest), null, 2)}\n`);
  add('src/seed/data.ts', readFileSync(path.join(cms, 'seed/data.ts')));
  add('src/seed/index.ts', seedSource(readFileSync(path.join(cms, 'seed/index.ts'), 'utf8')));
  for (const name of filesBelow(cms, 'seed/media'))
    if (name.endsWith('.png')) add(`src/${name}`, readFileSync(path.join(cms, name)));
  for (const name of filesBelow(own, ''))
    add(
      name,
      readFileSync(path.join(own, name), 'utf8')
        .replaceAll('{{site}}', siteUrl)
        .replaceAll('{{strapi}}', required(manifest.dependencies, '@strapi/strapi')),
    );
  return new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function readersPackage({
  version,
  license,
  dependencies,
  devDependencies,
  overrides,
  ...rest
}: z.infer<typeof packageJson>): object {
  return {
    name: 'bookshop',
    version,
    private: true,
    description: 'The bookshop of the Strapi documentation',
    license,
    scripts: {
      build: 'strapi build',
      predevelop: 'node scripts/create-env.mjs',
      develop: 'strapi develop',
      prestart: 'node scripts/create-env.mjs',
      start: 'strapi start',
      strapi: 'strapi',
    },
    dependencies: chosen(dependencies, DEPENDENCIES),
    devDependencies: chosen(devDependencies, DEV_DEPENDENCIES),
    overrides: chosen(overrides, OVERRIDES),
    ...rest,
  };
}

function chosen<Value>(all: Readonly<Record<string, Value>>, names: readonly string[]): Record<string, Value> {
  return Object.fromEntries(names.map((name) => [name, required(all, name)]));
}

function required<Value>(all: Readonly<Record<string, Value>>, name: string): Value {
  const value = all[name];
  if (value === undefined)
    throw new Error(
      `proof/cms/package.json: ${name} isn't there, but bookshop.zip needs it. Adapt plugins/bookshop-download/projectFiles.ts.`,
    );
  return value;
}

/** Without the secrets, which the first start creates. */
function envExample(text: string): string {
  return text
    .replace(/^#.*\n/, '# The first start copies this file to .env and fills in the secrets.\n')
    .replace(/^(APP_KEYS|\w+_(?:SALT|SECRET|KEY))=.*$/gm, '$1=');
}

/** Paths with slashes, of files that git knows: a running app writes no others into these folders. */
function filesBelow(root: string, entry: string): string[] {
  const place = path.join(root, entry);
  if (!existsSync(place))
    throw new Error(`${place} isn't there, but bookshop.zip needs it. Adapt plugins/bookshop-download/projectFiles.ts.`);
  if (statSync(place).isFile()) return [entry];
  return readdirSync(place, {recursive: true, withFileTypes: true})
    .filter((found) => found.isFile())
    .map((found) => path.relative(root, path.join(found.parentPath, found.name)).split(path.sep).join('/'));
}
