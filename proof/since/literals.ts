import {existsSync} from 'node:fs';
import path from 'node:path';
import {codeBelow} from '../coverage/list';
import {LISTS} from '../coverage/lists';

/**
 * Lists that need a running program, so they can't be read from a partially installed release. Their names are written in the code of
 * one folder, so a release has the names that occur there.
 */
const FOLDERS: Readonly<Record<string, string>> = {
  'cli.strapi': '@strapi/strapi/dist',
  'cli.strapi.flags': '@strapi/strapi/dist',
};

/** Keys by list, for the pinned version. @param cmsDir absolute path of `proof/cms`, installed */
export async function pinnedLiterals(cmsDir: string): Promise<Record<string, string[]>> {
  const lists = LISTS.filter(({name}) => name in FOLDERS);
  return Object.fromEntries(
    await Promise.all(lists.map(async ({name, read}) => [name, (await read(cmsDir)).map(({key}) => key)] as const)),
  );
}

/** The pinned names that occur in a release. @param dir folder with its packages in `node_modules` */
export function literalsIn(dir: string, pinned: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(pinned).flatMap(([list, keys]) => {
      const folder = FOLDERS[list];
      if (folder === undefined || !existsSync(path.join(dir, 'node_modules', folder))) return [];
      const code = codeBelow(dir, folder).join('\n');
      return [[list, keys.filter((key) => occurs(code, key))]];
    }),
  );
}

/** `strapi export --only` occurs if its flag does, `strapi admin:list-users` if its command does. */
export function occurs(code: string, key: string): boolean {
  const word = key.split(' ').at(-1) ?? key;
  return new RegExp(`(?<![\\w:-])${word.replaceAll(/[^\w-]/g, '\\$&')}(?![\\w:-])`).test(code);
}
