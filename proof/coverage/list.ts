import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {CoverageItem} from './compare';

/** Something that exists in the installed packages, all of which the docs tell. */
export interface CoverageList {
  /** As in the front matter of its page: `covers: [config.server]`. */
  name: string;
  /** Id of the page that must carry it. */
  page: string;
  /** Name of the first column of its tables. */
  column: string;
  /** Keys begin with what this matches in the heading above their table: `strapi export --file` is `--file` below "strapi export". */
  inHeading?: RegExp;
  /** Keys begin with the code in this column: `major --dry` is `--dry` in a row that has `major` below "Commands". */
  prefixColumn?: string;
  source: string;
  read: (cmsDir: string) => CoverageItem[] | Promise<CoverageItem[]>;
}

const WHOLE = /([\s\S]*)/;

/**
 * Names in a file of the installed packages.
 *
 * @param file from `node_modules`
 * @param name matches each, with it as its first group
 * @param within matches the part of the file that they are in, with it as its first group
 * @throws if there are none, since the package has changed then
 */
export function namesIn(cmsDir: string, file: string, name: RegExp, within = WHOLE): CoverageItem[] {
  const names = [...textIn(cmsDir, file, within).matchAll(name)].map(([, key = '']) => key);
  if (names.length === 0) throw new Error(`${file} has no ${String(name)} any more. Fix what reads it in proof/coverage.`);
  return itemsOf(names);
}

/** A file of the installed packages, or what the first group of a pattern matches in it. */
export function textIn(cmsDir: string, file: string, pattern = WHOLE): string {
  const [, text] = pattern.exec(readFileSync(path.join(cmsDir, 'node_modules', file), 'utf8')) ?? [];
  if (text === undefined) throw new Error(`${file} has no ${String(pattern)} any more. Fix what reads it in proof/coverage.`);
  return text;
}

export function itemsOf(names: Iterable<string>): CoverageItem[] {
  return [...new Set(names)].map((key) => ({key}));
}

/**
 * The texts of all code below a folder of the installed packages, declarations left out.
 *
 * @param folder from `node_modules`
 * @param isWanted chooses files by their path below the folder
 */
export function codeBelow(cmsDir: string, folder: string, isWanted: (file: string) => boolean = () => true): string[] {
  const place = path.join(cmsDir, 'node_modules', folder);
  return readdirSync(place, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.[jt]s$/.test(file) && !file.endsWith('.d.ts') && isWanted(file))
    .map((file) => readFileSync(path.join(place, file), 'utf8'));
}

/** Adds the defaults that are known, by key. */
export function withDefaults(items: readonly CoverageItem[], defaults: ReadonlyMap<string, string>): CoverageItem[] {
  return items.map(({key}) => {
    const value = defaults.get(key);
    return value === undefined ? {key} : {key, default: value};
  });
}
