import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createCorpusReader} from '../corpus';
import {LEGACY_TABLE} from '../../redirects';
import {DEFAULT_SITE_URL} from '../../src/site/constants';

/** All URLs that pages have had, one per line. `npm run record:pages` adds new ones. */
export const PUBLISHED_FILE = path.join(__dirname, 'published-pages.txt');

export function readPublishedPages(): string[] {
  return readFileSync(PUBLISHED_FILE, 'utf8').split(/\r?\n/).filter(Boolean);
}

/** All sections that pages have had, `/cms/faq#app-keys`, one per line. `npm run record:pages` adds new ones. */
export const PUBLISHED_SECTIONS_FILE = path.join(__dirname, 'published-sections.txt');

export function readPublishedSections(): string[] {
  return readFileSync(PUBLISHED_SECTIONS_FILE, 'utf8').split(/\r?\n/).filter(Boolean);
}

export function presentSections(siteDir: string): string[] {
  const reader = createCorpusReader({docsDir: path.join(siteDir, 'docs'), siteDir, siteUrl: DEFAULT_SITE_URL});
  return reader
    .pages()
    .flatMap((page) => page.sections.flatMap(({anchor}) => (anchor === null ? [] : [`${page.path}#${anchor}`])))
    .sort();
}

export function presentPages(siteDir: string): string[] {
  const reader = createCorpusReader({docsDir: path.join(siteDir, 'docs'), siteDir, siteUrl: ''});
  return reader
    .metas()
    .map((page) => page.path)
    .sort();
}

/** Published URLs that are neither a page nor a redirect to one. */
export function lostPages(published: readonly string[], present: readonly string[]): string[] {
  const known = new Set<string>([...present, ...Object.keys(LEGACY_TABLE.pages)]);
  const folders = Object.keys(LEGACY_TABLE.folders);
  return published.filter((page) => !known.has(page) && !folders.some((folder) => page.startsWith(folder)));
}
