import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {PANEL_FILE} from '../../proof/names/panelFile';
import {MANIFEST, takenScenes} from '../../proof/shots/manifest';

/** Which files had no fault in an earlier run and say the same now: parsing them again would find none. */
export interface PassedFiles {
  has: (docsPath: string, text: string) => boolean;
  /** Keeps these, and nothing else, for the next run. */
  keep: (passed: readonly (readonly [docsPath: string, text: string])[]) => void;
}

/** Every file is checked in every run. */
export function noMemory(): PassedFiles {
  return {has: () => false, keep: () => undefined};
}

/** What a page imports may change while the page does not. */
const IMPORTS_MARKDOWN = /^import .*\.mdx?['"]/m;

/**
 * @param file where the memory is kept
 * @param rules all but a file's own text that its faults depend on
 */
export function passedFiles(file: string, rules: string): PassedFiles {
  const known = new Set(readDigests(file));
  const digestOf = (docsPath: string, text: string): string => digest([rules, docsPath, text]);
  return {
    has: (docsPath, text) => known.has(digestOf(docsPath, text)) && !IMPORTS_MARKDOWN.test(text),
    keep(passed) {
      const digests = passed.map(([docsPath, text]) => digestOf(docsPath, text));
      if (digests.length === known.size && digests.every((kept) => known.has(kept))) return;
      mkdirSync(path.dirname(file), {recursive: true});
      // A run that is stopped while it writes leaves no half file.
      const unfinished = `${file}.${process.pid}`;
      writeFileSync(unfinished, JSON.stringify(digests));
      renameSync(unfinished, file);
    },
  };
}

/** Changes with the code that finds the faults, with the versions of what it uses, and with the pictures that pages show. */
export function codeDigest(siteDir: string): string {
  const folders = [
    'scripts/check',
    'scripts/new-page',
    'plugins/corpus',
    'src/site',
    'proof/claims',
    'proof/names',
    'proof/samples',
  ].map((name) => path.join(siteDir, name));
  const sources = folders.flatMap((folder) =>
    readdirSync(folder)
      .sort()
      .map((name) => path.join(folder, name)),
  );
  const shots = takenScenes().map((name) => path.join(siteDir, MANIFEST, `${name}.json`));
  const files = [
    ...sources.filter((name) => name.endsWith('.ts')),
    path.join(siteDir, 'package-lock.json'),
    path.join(siteDir, PANEL_FILE),
    ...shots,
  ];
  return digest(files.map((name) => readFileSync(name, 'utf8')));
}

/** What is missing or damaged is made anew. */
function readDigests(file: string): string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}

function digest(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}\n`).update(text);
  return hash.digest('hex');
}
