import {existsSync} from 'node:fs';
import path from 'node:path';
import {codeBelow} from '../coverage/list';
import {LISTS} from '../coverage/lists';

/** Where the code names the entries of a list. */
interface Place {
  /** Folders in `node_modules` with the code that reads them, whole, because files move between releases. */
  folders: readonly string[];
  /** Selects the entries that are named there. Nothing is known about those that no place selects. */
  keys?: RegExp;
  /** What the code writes before the path of a key: `admin` in `config.get('admin.auth.secret')`. */
  prefix?: string;
}

const CORE = '@strapi/core/dist';
const COMMANDS = {folders: ['@strapi/strapi/dist']};
const USERS_PERMISSIONS = {folders: ['@strapi/plugin-users-permissions/server']};
/** Packages that read a project's settings. */
const SETTINGS = [
  CORE,
  '@strapi/admin/dist/server',
  '@strapi/content-manager/dist',
  '@strapi/database/dist',
  '@strapi/strapi/dist',
  '@strapi/upload/dist',
  '@strapi/utils/dist',
];
const ADMIN: readonly Place[] = [
  {folders: SETTINGS, prefix: 'admin', keys: /^(?!flags\.)/},
  {folders: ['@strapi/admin/dist/admin'], keys: /^flags\./},
];
const MIGRATIONS = {folders: [CORE, '@strapi/database/dist']};

/**
 * Lists that need a running program or app, that are written in the proof, or whose types are newer than what they describe. Only
 * code of the server is searched for most of them, because the admin panel uses the same words for something else.
 */
const PLACES: Readonly<Record<string, readonly Place[]>> = {
  'attributes.options': [{folders: [CORE, '@strapi/database/dist'], prefix: 'attribute'}],
  'cli.strapi': [COMMANDS],
  'cli.strapi.flags': [COMMANDS],
  'config.admin': ADMIN,
  'config.admin.address': ADMIN,
  'config.api': [{folders: SETTINGS, prefix: 'api'}],
  // The connection's keys belong to libraries.
  'config.database': [{...MIGRATIONS, keys: /^settings\./}],
  'config.features': [{folders: SETTINGS, prefix: 'features'}],
  'config.server': [{folders: SETTINGS, prefix: 'server'}],
  middlewares: [{folders: [CORE]}],
  // The other libraries have had the same options since Strapi 5.0.
  'middlewares.options': [
    {folders: [CORE], keys: /^strapi::(?:cors|favicon|logger|poweredBy|public|responses) /},
    {folders: ['qs/lib'], keys: /^strapi::query /},
  ],
  'migrations.settings': [MIGRATIONS],
  'permissions.conditions': [{folders: ['@strapi/admin/dist/server']}],
  'plugins.users-permissions': [USERS_PERMISSIONS],
  'plugins.upload': [{folders: ['@strapi/upload/dist']}],
  'plugins.email': [{folders: ['@strapi/email/dist/server']}],
  'plugins.documentation': [{folders: ['@strapi/plugin-documentation/dist/server']}],
  'users-permissions.providers': [USERS_PERMISSIONS],
  'users-permissions.settings': [USERS_PERMISSIONS],
};

/** The words to look for in a release, by list and key. */
export type Literals = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** What the code of the pinned version names. @param cmsDir absolute path of `proof/cms`, installed */
export async function pinnedLiterals(cmsDir: string): Promise<Literals> {
  const lists = LISTS.filter(({name}) => name in PLACES);
  return Object.fromEntries(
    await Promise.all(
      lists.map(async ({name, read}) => {
        const items = await read(cmsDir);
        const words = placesOf(name).flatMap(({folders, keys = /^/, prefix}) => {
          const code = codeIn(cmsDir, folders) ?? '';
          return items.flatMap(({key}) => (keys.test(key) ? [[key, wordsOf(key, code, prefix)] as const] : []));
        });
        return [name, Object.fromEntries(words.filter(([, found]) => found.length > 0))] as const;
      }),
    ),
  );
}

/** The pinned names that occur in a release. Omits lists whose code can't be read. @param dir folder with its packages in `node_modules` */
export function literalsIn(dir: string, pinned: Literals): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(pinned).flatMap(([list, keys]) => {
      const codes = placesOf(list).map(({folders, keys: selected = /^/}) => ({selected, code: codeIn(dir, folders)}));
      if (codes.some(({code}) => code === null)) return [];
      const isNamed = ([key, words]: readonly [string, readonly string[]]): boolean =>
        codes.some(({selected, code}) => selected.test(key) && words.every((word) => occurs(code ?? '', word)));
      return [
        [
          list,
          Object.entries(keys)
            .filter(isNamed)
            .map(([key]) => key),
        ],
      ];
    }),
  );
}

function placesOf(list: string): readonly Place[] {
  return PLACES[list] ?? [];
}

/** Code in these folders, `null` if one of their packages wasn't published. That of the admin panel only if it's the folder. */
function codeIn(dir: string, folders: readonly string[]): string | null {
  const isThere = (folder: string): boolean => existsSync(path.join(dir, 'node_modules', folder));
  if (!folders.every(isThere)) return null;
  const read = (folder: string): string[] =>
    codeBelow(dir, folder, (file) => folder.endsWith('/admin') || !file.startsWith('admin/'));
  return withDestructured(folders.flatMap(read).join('\n'));
}

/** Adds the path of each key in `const {options, secret} = config.get('admin.auth')`. */
export function withDestructured(code: string): string {
  const reads = code.matchAll(/\{([^{}]*)\} = \S*config\.get\(\s*['"]([\w.]+)['"]/g);
  const paths = [...reads].flatMap(([, names = '', group = '']) =>
    [...names.matchAll(/(\w+)(?:\s*[:=][^,]*)?/g)].map(([, name = '']) => `${group}.${name}`),
  );
  return [code, ...paths].join('\n');
}

/**
 * What the code of the pinned version names of a key: its words, such as `['export', '--only']` for `strapi export --only`, and the
 * longest part of its path, such as `admin.preview` for `preview.enabled`. A release has the key if it has all of them, so
 * `sessions.cookie.name` isn't older than `sessions`. Words that only a library names, such as `delayAfter` of `ratelimit`, are left out.
 */
export function wordsOf(key: string, code: string, prefix?: string): string[] {
  const words = key.split(/[ .]|::/);
  const paths = prefix === undefined ? [] : words.map((_, index) => [prefix, ...words.slice(0, index + 1)].join('.'));
  const longest = paths.filter((each) => occurs(code, each)).at(-1);
  return [...words.filter((word) => occurs(code, word)), ...(longest === undefined ? [] : [longest])];
}

/** A command such as `admin:list` isn't a part of `admin:list-users`, but `cache` is named in `cache:false`. */
export function occurs(code: string, word: string): boolean {
  const [before, after] = word.includes(':') ? ['(?<![\\w:-])', '(?![\\w:-])'] : ['(?<![\\w-])(?<!\\w:)', '(?![\\w-])'];
  return new RegExp(`${before}${word.replaceAll(/[^\w-]/g, '\\$&')}${after}`).test(code);
}
