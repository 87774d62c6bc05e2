import {existsSync} from 'node:fs';
import path from 'node:path';
import {codeBelow} from '../coverage/list';

/** Packages that read a project's settings. */
const READERS = ['@strapi/core', '@strapi/database', '@strapi/strapi', '@strapi/utils'];

/**
 * The types of settings were written long after the settings, so a key is new in a release only if one of its words is new in the code.
 *
 * @param keys keys with the first release that declares them
 * @param codeOf returns the code that reads settings, of a release and of the previous minor release
 */
export function confirmed(
  keys: Readonly<Record<string, string>>,
  codeOf: (release: string) => {before: string; now: string},
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(keys).filter(([key, release]) => {
      const {before, now} = codeOf(release);
      return key.split('.').some((word) => !hasWord(before, word) && hasWord(now, word));
    }),
  );
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`\\b${word.replaceAll(/[^\w]/g, '\\$&')}\\b`).test(text);
}

/** The code of the packages that read settings. @param dir folder with their `node_modules` */
export function codeIn(dir: string): string {
  return READERS.map((name) => `${name}/dist`)
    .filter((folder) => existsSync(path.join(dir, 'node_modules', folder)))
    .flatMap((folder) => codeBelow(dir, folder))
    .join('\n');
}
