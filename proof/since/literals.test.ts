import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {literalsIn, occurs, withDestructured, wordsOf} from './literals';

const CODE = "createCommand('admin:list-users').option('-o, --only-content-types <types>'); settings = {openapi:'3.0.0'}";

test.each(['admin:list-users', '--only-content-types', 'openapi'])('%s is found', (word) => {
  expect(occurs(CODE, word)).toBe(true);
});

test.each(['list-users', 'admin:list', '--only', '--only-content', 'content-types'])(
  '%s is only part of another name',
  (word) => {
    expect(occurs(CODE, word)).toBe(false);
  },
);

test.each([
  ['strapi export --only', 'export --only', ['export', '--only']],
  ['admin::is-creator', "name: 'is-creator', plugin: 'admin'", ['admin', 'is-creator']],
  ['strapi::cors origin', 'function cors({origin})', ['cors', 'origin']],
  // Only the library that gets `ratelimit` names this option.
  ['ratelimit.delayAfter', 'RateLimit.middleware(config.ratelimit)', ['ratelimit']],
])('%s is looked for by all words that the code names', (key, code, words) => {
  expect(wordsOf(key, code)).toEqual(words);
});

test.each([
  ['openapi.admin.access', "config.get('server.openapi')?.admin.access", ['openapi', 'admin', 'access', 'server.openapi']],
  ['auth.cookie.secure', "config.get('server.auth.cookie.secure')", ['auth', 'cookie', 'secure', 'server.auth.cookie.secure']],
])('a setting, %s, is also looked for by its path', (key, code, words) => {
  expect(wordsOf(key, code, 'server')).toEqual(words);
});

test('a setting that was read in a group before it had its own path is not new', () => {
  const code = withDestructured("const { options, secret = '' } = strapi.config.get('admin.auth', {});");
  expect(['admin.auth.options', 'admin.auth.secret'].every((word) => occurs(code, word))).toBe(true);
  expect(occurs(code, 'admin.auth.cookie')).toBe(false);
});

test('a setting that only the admin panel reads is looked for there', () => {
  const admin = 'window.strapi.flags.docLinks';
  const files = Object.fromEntries(SETTINGS_FOLDERS.map((folder) => [`${folder}/index.js`, '']));
  const pinned = {'config.admin': {'flags.docLinks': ['flags', 'docLinks']}};
  expect(literalsIn(release({...files, '@strapi/admin/dist/admin/admin/HeaderLayout.js': admin}), pinned)).toEqual({
    'config.admin': ['flags.docLinks'],
  });
});

const SETTINGS_FOLDERS = ['core', 'admin', 'content-manager', 'database', 'strapi', 'upload', 'utils'].map(
  (name) => `@strapi/${name}/dist/${name === 'admin' ? 'server' : 'src'}`,
);

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, {recursive: true});
});

/** A release with these files. @param files code by path in `node_modules` */
function release(files: Readonly<Record<string, string>>): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'literals-'));
  folders.push(dir);
  for (const [file, code] of Object.entries(files)) {
    const target = path.join(dir, 'node_modules', file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, code);
  }
  return dir;
}

const UPLOAD = {'plugins.upload': {'sharp.cache': ['sharp', 'cache']}};

test.each([
  ['before the group existed', {'@strapi/upload/dist/server/index.js': 'const cache = new Map();'}, []],
  ['if only the admin panel uses the words', {'@strapi/upload/dist/admin/index.js': 'sharp.cache()'}, []],
  ['in its current file', {'@strapi/upload/dist/server/config.js': 'sharp: {cache: false}'}, ['sharp.cache']],
  ['in a bundle of an older release', {'@strapi/upload/dist/_chunks/index-D5.js': 'sharp: {cache: false}'}, ['sharp.cache']],
])('a setting of a plugin, %s', (_, files, expected) => {
  expect(literalsIn(release(files), UPLOAD)).toEqual({'plugins.upload': expected});
});

test('an option of a middleware is looked for in the library that reads it', () => {
  const pinned = {'middlewares.options': {'strapi::query depth': ['depth'], 'strapi::cors maxAge': ['maxAge']}};
  const dir = release({'@strapi/core/dist/index.js': 'const depth = 5, maxAge = 1;', 'qs/lib/parse.js': 'allowDots'});
  expect(literalsIn(dir, pinned)).toEqual({'middlewares.options': ['strapi::cors maxAge']});
});

test('nothing is known about a package that was not published with the release', () => {
  expect(literalsIn(release({}), UPLOAD)).toEqual({});
});
