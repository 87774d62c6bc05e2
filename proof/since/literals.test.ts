import {expect, test} from 'vitest';
import {occurs, shownIn, signsOf, withDestructured, wordsOf} from './literals';
import {staged} from './stagedFixture';

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
  const code = {'@strapi/admin/dist/admin/admin/HeaderLayout.js': 'window.strapi.flags.docLinks'};
  const [sign] = signsOf(staged(code), 'config.admin', ['flags.docLinks']);
  expect(sign?.place.folders).toEqual(['@strapi/admin/dist/admin']);
  expect(shownWith('config.admin', ['flags.docLinks'], code, code)).toEqual(['flags.docLinks']);
});

/** What a release shows of a list. @param pinned code of the pinned version by path @param files that of the release */
function shownWith(
  list: string,
  keys: readonly string[],
  pinned: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>>,
): string[] | undefined {
  return shownIn(staged(files), signsOf(staged(pinned), list, keys)).lists[list];
}

const UPLOAD = {'@strapi/upload/dist/server/config.js': 'sharp: {cache: false}'};

test.each([
  ['before the group existed', {'@strapi/upload/dist/server/index.js': 'const cache = new Map();'}, []],
  ['if only the admin panel uses the words', {'@strapi/upload/dist/admin/index.js': 'sharp.cache()'}, []],
  ['if only a comment uses the words', {'@strapi/upload/dist/index.js': '/**\n * sharp, cache\n */\n// sharp: {cache}'}, []],
  ['in its current file', UPLOAD, ['sharp.cache']],
  ['in a bundle of an older release', {'@strapi/upload/dist/_chunks/index-D5.js': 'sharp: {cache: false}'}, ['sharp.cache']],
  ['after a comment on its line', {'@strapi/upload/dist/index.js': ' */ const sharp = {cache: false};'}, ['sharp.cache']],
])('a setting of a plugin, %s', (_, files, expected) => {
  expect(shownWith('plugins.upload', ['sharp.cache'], UPLOAD, files)).toEqual(expected);
});

test('an option of a middleware is looked for in the library that reads it', () => {
  const keys = ['strapi::query depth', 'strapi::cors maxAge'];
  const pinned = {'@strapi/core/dist/index.js': 'const maxAge = 1;', 'qs/lib/parse.js': 'depth'};
  const files = {'@strapi/core/dist/index.js': 'const depth = 5, maxAge = 1;', 'qs/lib/parse.js': 'allowDots'};
  expect(shownWith('middlewares.options', keys, pinned, files)).toEqual(['strapi::cors maxAge']);
});

test('an option that a provider passes to a library is looked for in both', () => {
  const own = {'@strapi/provider-email-sendmail/dist/index.js': 'options.devPort'};
  const library = {
    '@strapi/provider-email-sendmail/dist/index.js': 'sendmail(options)',
    'sendmail/sendmail.js': 'options.devPort',
  };
  expect(shownWith('providers.email', ['sendmail devPort'], own, library)).toEqual(['sendmail devPort']);
});

test('nothing is known about a package that was not published with the release', () => {
  const signs = signsOf(staged(UPLOAD), 'plugins.upload', ['sharp.cache']);
  expect(shownIn(staged({}), signs)).toEqual({
    lists: {'plugins.upload': []},
    unknown: {'plugins.upload': ['sharp.cache']},
  });
});
