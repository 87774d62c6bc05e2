import {existsSync} from 'node:fs';
import path from 'node:path';
import {codeBelow} from '../coverage/list';
import {LISTS} from '../coverage/lists';
import {PLACES, type Place} from './places';

/** What shows that a release has an entry: all patterns match the code of the place. */
export interface Sign {
  list: string;
  key: string;
  place: Place;
  patterns: readonly RegExp[];
}

/** What the code of the pinned version shows. @param cmsDir absolute path of `proof/cms`, installed */
export async function pinnedSigns(cmsDir: string): Promise<Sign[]> {
  const lists = LISTS.filter(({name}) => name in PLACES);
  const signs = await Promise.all(
    lists.map(async ({name, read}) => {
      const keys = (await read(cmsDir)).map(({key}) => key);
      return signsOf(cmsDir, name, keys);
    }),
  );
  return signs.flat();
}

/** @param dir folder with the packages of the pinned version in `node_modules` */
export function signsOf(dir: string, list: string, keys: readonly string[]): Sign[] {
  return (PLACES[list] ?? []).flatMap((place) => {
    const code = codeOf(dir, place) ?? '';
    return keys
      .filter((key) => place.keys?.test(key) ?? true)
      .flatMap((key) => {
        const patterns = patternsOf(key, code, place);
        return patterns.length === 0 ? [] : [{list, key, place, patterns}];
      });
  });
}

function patternsOf(key: string, code: string, {shows, prefix}: Place): RegExp[] {
  if (shows === undefined) return wordsOf(key, code, prefix).map(asWord);
  const pattern = shows(key);
  return pattern.test(code) ? [pattern] : [];
}

/** Keys by list. */
export interface Shown {
  lists: Record<string, string[]>;
  /** Keys of packages that weren't published with the release, and that no other place shows. */
  unknown: Record<string, string[]>;
}

/** The keys that the code of a release shows. @param dir folder with its packages in `node_modules` */
export function shownIn(dir: string, signs: readonly Sign[]): Shown {
  const codes = new Map([...new Set(signs.map(({place}) => place))].map((place) => [place, codeOf(dir, place)]));
  const isShown = ({place, patterns}: Sign): boolean | null => {
    const code = codes.get(place) ?? null;
    return code === null ? null : patterns.every((pattern) => pattern.test(code));
  };
  const shown: Shown = {lists: {}, unknown: {}};
  for (const list of new Set(signs.map((sign) => sign.list))) {
    const verdicts = signs.filter((sign) => sign.list === list).map((sign) => ({key: sign.key, verdict: isShown(sign)}));
    const keysWith = (wanted: boolean | null): Set<string> =>
      new Set(verdicts.filter(({verdict}) => verdict === wanted).map(({key}) => key));
    const present = keysWith(true);
    shown.lists[list] = [...present];
    shown.unknown[list] = [...keysWith(null)].filter((key) => !present.has(key));
  }
  return shown;
}

const ADMIN_FOLDER = /^admin\//;
/** Lines that only contain a comment. A line such as `*\/ const a = 1;` is code. */
const COMMENTS = /^[ \t]*(?:\/\/|\*(?!\/)|\/\*(?!.*\*\/)).*$/gm;

/** Code of a place without comments, `null` if one of its packages wasn't published. That of the admin panel only if it's the folder. */
function codeOf(dir: string, {folders, libraries = []}: Place): string | null {
  const isThere = (folder: string): boolean => existsSync(path.join(dir, 'node_modules', folder));
  if (!folders.every(isThere)) return null;
  const read = (folder: string): string[] =>
    codeBelow(dir, folder, (file) => folder.endsWith('/admin') || !ADMIN_FOLDER.test(file));
  const code = [...folders, ...libraries.filter(isThere)].flatMap(read).join('\n');
  return withDestructured(code.replaceAll(COMMENTS, ''));
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

export function occurs(code: string, word: string): boolean {
  return asWord(word).test(code);
}

/** A command such as `admin:list` isn't a part of `admin:list-users`, but `cache` is named in `cache:false`. */
function asWord(word: string): RegExp {
  const [before, after] = word.includes(':') ? ['(?<![\\w:-])', '(?![\\w:-])'] : ['(?<![\\w-])(?<!\\w:)', '(?![\\w-])'];
  return new RegExp(`${before}${word.replaceAll(/[^\w-]/g, '\\$&')}${after}`);
}
