import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type {CoverageItem} from './compare';
import type {CoverageList} from './list';

/** Relative to the site. Written by the proof, so that defaults on pages are compared without an install of the CMS. */
export const DEFAULTS_FILE = 'proof/coverage/defaults.json';

const schema = z.object({
  /** Of Strapi. */
  version: z.string(),
  /** Defaults that the packages tell, by list and key. A list without any is left out. */
  lists: z.record(z.string(), z.object({column: z.string(), defaults: z.record(z.string(), z.string())})),
});
export type DefaultsFile = z.infer<typeof schema>;

/** @returns `null` before the first record */
export function readDefaultsFile(siteDir: string): DefaultsFile | null {
  const file = path.join(siteDir, DEFAULTS_FILE);
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

export function writeDefaultsFile(siteDir: string, file: DefaultsFile): void {
  writeFileSync(path.join(siteDir, DEFAULTS_FILE), `${JSON.stringify(file, null, 2)}\n`);
}

/** What is kept of lists that were read. Keys below headings have no table of their own to be found by. */
export function defaultsOf(read: readonly {list: CoverageList; items: readonly CoverageItem[]}[]): DefaultsFile['lists'] {
  const lists = read.flatMap(({list, items}): [string, DefaultsFile['lists'][string]][] => {
    const told = items.flatMap(({key, default: value}): [string, string][] => (value === undefined ? [] : [[key, value]]));
    if (told.length === 0 || list.isBelowHeadings) return [];
    return [[list.name, {column: list.column, defaults: Object.fromEntries(told)}]];
  });
  return Object.fromEntries(lists);
}
