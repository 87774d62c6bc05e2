import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import ts from 'typescript';

/**
 * The package that parses pages. A change of it only matters if it changes the text of samples, which is hashed separately. Its parser of HTTP
 * messages is hashed as code, because runners use it.
 */
const PAGE_PARSER = /^docs-corpus(?:\/(?!httpMessage$)|$)/;

/** Code that every verdict depends on: two places in the sources, the whole folder in the compiled package. */
const OWN = import.meta.filename.endsWith('.ts')
  ? ['../proveSamples.ts', '../samples'].map((place) => path.resolve(import.meta.dirname, place))
  : [import.meta.dirname];

export interface CodeOptions {
  /** Absolute path that file names are relative to. */
  root: string;
  runners: readonly {name: string; folder: string}[];
  /** Absolute paths of files and folders that every verdict depends on. */
  shared: readonly string[];
  /** Reads a file, for tests. */
  read?: (file: string) => string;
}

/**
 * Hashes the code of each runner: its folder, the shared code, and everything that these import by a relative path or by the name of a
 * workspace, except for the parser of pages.
 */
export function runnerCode({root, runners, shared, read = readText}: CodeOptions): Record<string, string> {
  const hashes = new Map<string, string>();
  const codes = new Map<string, Code>();
  return Object.fromEntries(
    runners.map(({name, folder}) => {
      const hash = hashes.get(folder) ?? hashOf(root, [...OWN, ...shared, folder], codes, read);
      hashes.set(folder, hash);
      return [name, hash];
    }),
  );
}

/** Types have no effect on what a runner does. */
const TYPES = /^(?:import|export) type [^;]*;/gm;

interface Code {
  text: string;
  /** Absolute paths of the files that it imports, except for those of packages. */
  imports: readonly string[];
}

/** @param codes code that was already read, by absolute path, because runners share most of it */
function hashOf(root: string, places: readonly string[], codes: Map<string, Code>, read: (file: string) => string): string {
  const files = new Set<string>();
  function follow(file: string): void {
    if (files.has(file)) return;
    files.add(file);
    const code = codes.get(file) ?? readCode(file, read(file));
    codes.set(file, code);
    code.imports.forEach(follow);
  }
  for (const place of places) codeBelow(place).forEach(follow);
  const hash = createHash('sha256');
  const named = [...files].map((file) => ({file, name: path.relative(root, file).split(path.sep).join('/')}));
  for (const {file, name} of named.sort((a, b) => (a.name < b.name ? -1 : 1)))
    hash
      .update(`${name}\0`)
      .update(codes.get(file)?.text ?? '')
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

function readText(file: string): string {
  return readFileSync(file, 'utf8');
}

function codeBelow(place: string): string[] {
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(?:m?ts|m?js)$/.test(name) && !/\.test\.ts$|(?:^|\/)node_modules\//.test(name))
    .map((name) => path.join(place, name));
}

function readCode(file: string, text: string): Code {
  const {importedFiles} = ts.preProcessFile(text.replace(TYPES, ''), true, true);
  const require = createRequire(file);
  const imports = importedFiles.flatMap(({fileName}) => {
    if (fileName.startsWith('.')) return resolve(path.resolve(path.dirname(file), fileName)) ?? [];
    return PAGE_PARSER.test(fileName) ? [] : (workspaceFile(fileName, require) ?? []);
  });
  return {text, imports};
}

function resolve(place: string): string | undefined {
  return ['', '.ts', '.tsx', '/index.ts']
    .map((ending) => place + ending)
    .find((name) => existsSync(name) && statSync(name).isFile());
}

/** npm links workspaces, so their real path is outside of `node_modules`. Installed packages can't change without the product's version. */
function workspaceFile(specifier: string, require: NodeJS.Require): string | null {
  try {
    const file = require.resolve(specifier);
    return path.isAbsolute(file) && !file.split(path.sep).includes('node_modules') ? file : null;
  } catch {
    // Packages for ESM only can't be resolved in this way. Workspaces can.
    return null;
  }
}
