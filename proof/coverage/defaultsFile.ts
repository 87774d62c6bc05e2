import * as z from 'zod';
import {recordedFile} from '../recordedFile';
import type {CoverageItem} from './compare';
import type {CoverageList} from './list';

/** Path relative to the site. The proof writes this file, so that defaults on pages can be compared without installing the CMS. */
export const DEFAULTS_FILE = 'proof/coverage/defaults.json';

const schema = z.object({
  /** The Strapi version. */
  version: z.string(),
  /** Defaults that were read from the packages, by list and key. Lists without defaults are omitted. */
  lists: z.record(z.string(), z.object({column: z.string(), defaults: z.record(z.string(), z.string())})),
});
export type DefaultsFile = z.infer<typeof schema>;

export const {read: readDefaultsFile, write: writeDefaultsFile} = recordedFile(DEFAULTS_FILE, schema);

/** Selects the defaults to record. Keys that begin with a heading or another cell can't be found by their column. */
export function defaultsOf(read: readonly {list: CoverageList; items: readonly CoverageItem[]}[]): DefaultsFile['lists'] {
  const lists = read.flatMap(({list, items}): [string, DefaultsFile['lists'][string]][] => {
    const told = items.flatMap(({key, default: value}): [string, string][] => (value === undefined ? [] : [[key, value]]));
    if (told.length === 0 || list.inHeading || list.prefixColumn !== undefined) return [];
    return [[list.name, {column: list.column, defaults: Object.fromEntries(told)}]];
  });
  return Object.fromEntries(lists);
}
