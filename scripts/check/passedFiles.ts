import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {importedPath, type FileLinks} from 'docs-corpus';
import {LISTS_FILE} from 'docs-corpus/records/lists';
import {CODE_FILE} from '../../proof/names/codeFile';
import {PANEL_FILE} from '../../proof/names/panelTexts';
import {WORDS_FILE} from '../../proof/names/words';
import {LOCKFILES} from '../../proof/rules/knownPackages';
import {SINCE_FILE} from 'docs-corpus/records/since';
import {digestOf} from 'docs-corpus/pageCache';
import {renderingFiles} from '../../plugins/corpus';
import {writeCache} from 'docs-corpus/writeWhole';

/** Data from a file's own text that the faults of other files depend on. */
export interface FileFacts {
  /** Path of the page, or `null` for a file that isn't a page. */
  route: string | null;
  unlisted: boolean;
  /** `null` for a file that isn't a page. */
  title: string | null;
  /** `null` if the text isn't valid MDX, so its anchors are unknown. */
  links: FileLinks | null;
}

/**
 * Files that had no faults in an earlier run and haven't changed since, so they don't have to be parsed again. Faults that
 * depend on other files, such as broken links, are checked in every run.
 */
export interface PassedFiles {
  recall: (docsPath: string) => FileFacts | undefined;
  /** Replaces the stored files for the next run. */
  keep: (passed: ReadonlyMap<string, FileFacts>) => void;
}

/** Without a cache: checks every file in every run. */
export function noMemory(): PassedFiles {
  return {recall: () => undefined, keep: () => undefined};
}

/** The digests include the code, so other code reads no facts from it. */
const memory = z.record(z.string(), z.object({digest: z.string(), facts: z.custom<FileFacts>()}));

/**
 * @param file path of the cache
 * @param rules everything that a file's own faults depend on, other than the texts
 * @param texts of all files, by path below the docs folder
 */
export function passedFiles(file: string, rules: string, texts: ReadonlyMap<string, string>): PassedFiles {
  const known = readMemory(file);
  const currentDigest = (docsPath: string): string =>
    digestOf([rules, ...[docsPath, ...importsOf(docsPath, texts)].flatMap((name) => [name, texts.get(name) ?? ''])]);
  return {
    recall(docsPath) {
      const remembered = known[docsPath];
      return remembered?.digest === currentDigest(docsPath) ? remembered.facts : undefined;
    },
    keep(passed) {
      const entries = [...passed].map(([docsPath, kept]) => [docsPath, {digest: currentDigest(docsPath), facts: kept}] as const);
      const isSame = entries.every(([docsPath, {digest: kept}]) => known[docsPath]?.digest === kept);
      if (isSame && entries.length === Object.keys(known).length) return;
      writeCache(file, JSON.stringify(Object.fromEntries(entries)));
    },
  };
}

const IMPORT = /^import .* from ['"](.+\.mdx?)['"]/gm;

/** The snippets that a file imports, directly or through other snippets. The file's faults depend on their texts. */
function importsOf(docsPath: string, texts: ReadonlyMap<string, string>): Set<string> {
  const imports = new Set([docsPath]);
  for (const name of imports) {
    for (const [, specifier = ''] of (texts.get(name) ?? '').matchAll(IMPORT)) imports.add(importedPath(specifier, name));
  }
  imports.delete(docsPath);
  return imports;
}

/** Changes with the code of the checks and with everything that the rendering of pages depends on. */
export function codeDigest(siteDir: string): string {
  const folders = [
    'scripts/check',
    'scripts/new-page',
    'packages/docs-proof/src',
    'packages/docs-proof/src/claims',
    'packages/docs-proof/src/runners/data',
    'packages/docs-proof/src/samples',
    'proof/names',
    'proof/rules',
  ].map((name) => path.join(siteDir, name));
  const sources = folders.flatMap((folder) =>
    readdirSync(folder)
      .sort()
      .map((name) => path.join(folder, name)),
  );
  const files = [
    ...sources.filter((name) => name.endsWith('.ts')),
    ...renderingFiles(),
    ...[
      'cspell.json',
      'docs/.mdxlintrc.mjs',
      'proof/conventions.ts',
      'proof/strapiEvidence.ts',
      'proof/fenceWords.ts',
      'proof/runners/names.ts',
      'proof/statements.ts',
      CODE_FILE,
      PANEL_FILE,
      WORDS_FILE,
      LISTS_FILE,
      SINCE_FILE,
      ...LOCKFILES,
    ].map((name) => path.join(siteDir, name)),
  ];
  return digestOf(files.map((name) => readFileSync(name, 'utf8')));
}

/** A missing or damaged cache is created again. */
function readMemory(file: string): z.infer<typeof memory> {
  try {
    return memory.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
