import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type {Fence} from './codeBlocks';
import type {CorpusPage} from './types';
import type {Site} from './site';
import {writeCache} from './writeWhole';

/** A rendered page and its inputs. */
export interface CachedPage {
  /** Hash of the content of its files. */
  digest: string;
  /** Paths of the page's file and of its snippets, relative to the docs folder. */
  files: string[];
  /** Targets of its links to other files: the route by path relative to the docs folder, `null` for files that aren't pages. */
  routes: Record<string, string | null>;
  page: CorpusPage;
  fences: Fence[];
}

export interface PageCache {
  read: () => Map<string, CachedPage>;
  write: (pages: ReadonlyMap<string, CachedPage>) => void;
}

/** Not validated, because the same code wrote it: the file name contains the hash of the code. */
const cachedPages = z.record(z.string(), z.custom<CachedPage>());

/** Keeps rendered pages between builds, because parsing takes most of the time. */
export function filePageCache(folder: string, {files}: Pick<Site, 'files'>): PageCache {
  const file = path.join(folder, `pages-${codeDigest([...corpusFiles(), ...files()])}.json`);
  return {
    read() {
      const cached = cachedPages.safeParse(readJson(file));
      return new Map(cached.success ? Object.entries(cached.data) : []);
    },
    write(pages) {
      writeCache(file, JSON.stringify(Object.fromEntries(pages)));
    },
  };
}

/** A missing or damaged entry is created again. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Files with the code that renders pages. */
export function corpusFiles(): string[] {
  return codeBelow(__dirname);
}

/** Absolute paths of the code in a folder, without its tests. */
export function codeBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => path.join(folder, name));
}

/** Different code or a different version of the parser can render the same text differently. */
function codeDigest(files: readonly string[]): string {
  return digestOf(files.map((file) => readFileSync(file, 'utf8'))).slice(0, 16);
}

export function digestOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}\n`).update(text);
  return hash.digest('hex');
}
