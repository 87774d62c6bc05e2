import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {RecordedList} from 'docs-corpus/records/lists';

/** A name, with its default if that's known. */
export type Item = string | readonly [name: string, value: string];

/** A list of things that exist in the installed packages. The docs must describe all of them. */
export interface CoverageList extends Omit<RecordedList, 'items'> {
  /** Names can occur more than once. */
  read: (cmsDir: string, source: string) => Iterable<Item> | Promise<Iterable<Item>>;
}

/** By name, as in the front matter of a page: `covers: [config.server]`. */
export type CoverageLists = Readonly<Record<string, CoverageList>>;

const WHOLE = /([\s\S]*)/;

/**
 * Names in a file of the installed packages.
 *
 * @param file path in `node_modules`
 * @param name matches each name in its first group
 * @param within matches the part of the file to search in its first group
 * @throws if there are no matches, because then the package has changed
 */
export function namesIn(cmsDir: string, file: string, name: RegExp, within = WHOLE): string[] {
  const names = [...textIn(cmsDir, file, within).matchAll(name)].map(([, key = '']) => key);
  if (names.length === 0)
    throw new Error(`${file} no longer contains ${String(name)}. Fix the code that reads it in proof/coverage.`);
  return names;
}

/** A file of the installed packages, or the first group of a pattern's match in it. */
export function textIn(cmsDir: string, file: string, pattern = WHOLE): string {
  const [, text] = pattern.exec(readFileSync(path.join(cmsDir, 'node_modules', file), 'utf8')) ?? [];
  if (text === undefined)
    throw new Error(`${file} no longer contains ${String(pattern)}. Fix the code that reads it in proof/coverage.`);
  return text;
}

/** Reads a list from its source, as `namesIn` does. */
export function names(name: RegExp, within?: RegExp): CoverageList['read'] {
  return (cmsDir, source) => namesIn(cmsDir, source, name, within);
}

/** Paths in `node_modules` of one folder of each package of Strapi, if it has that. */
export function strapiFolders(cmsDir: string, folder: string): string[] {
  const modules = path.join(cmsDir, 'node_modules');
  const folders = readdirSync(path.join(modules, '@strapi')).map((name) => path.posix.join('@strapi', name, folder));
  return folders.filter((name) => existsSync(path.join(modules, name)));
}

/**
 * Contents of all code files in a folder of the installed packages, except declarations.
 *
 * @param folder path in `node_modules`
 * @param isWanted selects files by their path relative to the folder
 */
export function codeBelow(cmsDir: string, folder: string, isWanted: (file: string) => boolean = () => true): string[] {
  const place = path.join(cmsDir, 'node_modules', folder);
  return readdirSync(place, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.[jt]s$/.test(file) && !file.endsWith('.d.ts') && isWanted(file))
    .map((file) => readFileSync(path.join(place, file), 'utf8'));
}

/** Adds the known defaults. */
export function withDefaults(names: readonly string[], defaults: ReadonlyMap<string, string | undefined>): Item[] {
  return names.map((name) => {
    const value = defaults.get(name);
    return value === undefined ? name : [name, value];
  });
}

/** `5 * 1000` in code is 5000. */
export function product(factors: string): number {
  return factors.split('*').reduce((result, factor) => result * Number(factor), 1);
}
