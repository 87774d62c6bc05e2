import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {RUNNER_FOLDERS} from './runnerFolders';

/** Code that every verdict depends on: the reader of samples, the bookshop, and the compiler, which also checks other runners' samples. */
const SHARED = ['proof/proveSamples.ts', 'proof/samples', 'proof/bookshop', 'proof/cms/harness', 'proof/runners/types'];

/**
 * The corpus, whose imports by name aren't followed, plugins, and the components whose Markdown forms and prop rules the corpus uses. Their effect is visible in the samples' text, which is
 * hashed separately, so they are left out with everything that only they import.
 */
const PAGE_PARSER = /^(?:plugins|src\/components|src\/markdown-form)\//;

/**
 * Hashes the code of each runner: its files and everything that they import, except for the page parser.
 *
 * @param siteDir absolute path of the site
 * @throws {Error} for a runner whose folder isn't listed here
 */
export function runnerCode(siteDir: string, runners: readonly {name: string}[]): Record<string, string> {
  const hashes = new Map<string, string>();
  const codes = new Map<string, Code>();
  return Object.fromEntries(
    runners.map(({name}) => {
      const folder = RUNNER_FOLDERS[name];
      if (folder === undefined)
        throw new Error(`The folder of the runner "${name}" isn't known. Add it to proof/runnerFolders.ts.`);
      const hash = hashes.get(folder) ?? hashOf(siteDir, [...SHARED, `proof/runners/${folder}`], codes);
      hashes.set(folder, hash);
      return [name, hash];
    }),
  );
}

interface Code {
  text: Buffer;
  /** Absolute paths of the site's files that it imports. */
  imports: readonly string[];
}

/** @param codes code that was already read, by absolute path, because runners share most of it */
function hashOf(siteDir: string, places: readonly string[], codes: Map<string, Code>): string {
  const files = new Set<string>();
  const nameOf = (file: string): string => path.relative(siteDir, file).split(path.sep).join('/');
  function follow(file: string): void {
    if (files.has(file) || PAGE_PARSER.test(nameOf(file))) return;
    files.add(file);
    const code = codes.get(file) ?? readCode(file);
    codes.set(file, code);
    code.imports.forEach(follow);
  }
  for (const place of places) codeBelow(path.join(siteDir, place)).forEach(follow);
  const hash = createHash('sha256');
  for (const file of [...files].sort())
    hash
      .update(`${nameOf(file)}\0`)
      .update(codes.get(file)?.text ?? '')
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

function codeBelow(place: string): string[] {
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(?:ts|mjs)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => path.join(place, name));
}

function readCode(file: string): Code {
  const text = readFileSync(file);
  const {importedFiles} = ts.preProcessFile(text.toString(), true, true);
  const imports = importedFiles.flatMap(({fileName}) =>
    fileName.startsWith('.') ? (resolve(path.resolve(path.dirname(file), fileName)) ?? []) : [],
  );
  return {text, imports};
}

function resolve(place: string): string | undefined {
  return ['', '.ts', '.tsx', '/index.ts']
    .map((ending) => place + ending)
    .find((name) => existsSync(name) && statSync(name).isFile());
}
