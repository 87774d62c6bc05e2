/**
 * The pages that sweeping tests open: a few that together contain all components and languages, and those that differ from the main
 * branch. With `TEST_SCOPE=full`, as in `npm run test:full`, these are all pages.
 */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createCorpusReader} from '../../../plugins/corpus';
import {DEFAULT_SITE_URL, REFERENCE} from '../../../src/site/constants';
import {testRun} from '../../testRun';
import {sitemapPaths, tagPaths} from './build';

/** Paths of the pages in the sitemap that a sweep opens. */
export function sweptPages(): string[] {
  const {isFull, isWeekly, docsDir} = testRun();
  if (isWeekly) return sitemapPaths();
  // The pages of the index of names differ only in their rows, so one stands for all.
  const paths = sitemapPaths().filter((route) => !route.startsWith(`${REFERENCE}/`) || route === `${REFERENCE}/settings`);
  if (isFull) return paths;
  const files = pageFiles(docsDir);
  const written = paths.filter((route) => files.has(route));
  const featuresOf = new Map(written.map((route) => [route, features(route, files.get(route) ?? '')]));
  const changed = changedFiles(docsDir);
  const sample = [...cover(featuresOf), ...written.filter((route) => changed.has(files.get(route) ?? ''))];
  return paths.filter((route) => !files.has(route) || sample.includes(route));
}

/** Paths of the pages of tags that a sweep opens. */
export function sweptTags(): string[] {
  return testRun().isFull ? tagPaths() : tagPaths().slice(0, 1);
}

/** The file of each page, relative to the site, by its path. */
function pageFiles(docsDir: string): Map<string, string> {
  const siteDir = process.cwd();
  const reader = createCorpusReader({docsDir: path.join(siteDir, docsDir), siteDir, siteUrl: DEFAULT_SITE_URL});
  return new Map(reader.metas().map((meta) => [meta.path, meta.file]));
}

/** The features of a page: its area, components, admonitions, code languages, tables, and images. */
function features(route: string, file: string): string[] {
  // Elements in a sample aren't the page's own.
  const text = readFileSync(file, 'utf8').replaceAll(/^( *```\w*)[^]*?^ *```/gm, '$1');
  const found = text.matchAll(/<([A-Z]\w*)|^\s*:::(\w+)|^\s*```(\w+)|^\s*\|\s*(-)|(!)\[/gm);
  return [route.split('/')[1] ?? '', ...[...found].map(([whole]) => whole.trim())];
}

/** A small set of pages that together have every feature. The same pages give the same set. */
function cover(featuresOf: ReadonlyMap<string, readonly string[]>): string[] {
  const missing = new Set([...featuresOf.values()].flat());
  const chosen: string[] = [];
  while (missing.size > 0) {
    const gains = [...featuresOf].map(([route, list]) => ({route, gain: new Set(list.filter((name) => missing.has(name))).size}));
    const best = gains.reduce((first, second) => (second.gain > first.gain ? second : first));
    chosen.push(best.route);
    for (const name of featuresOf.get(best.route) ?? []) missing.delete(name);
  }
  return chosen;
}

/** Files of the docs that differ from the main branch. Empty without a git history. */
function changedFiles(docsDir: string): Set<string> {
  const base = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main') ?? 'HEAD';
  const lists = [git('diff', '--name-only', base, '--', docsDir), git('ls-files', '--others', '--exclude-standard', docsDir)];
  return new Set(lists.flatMap((list) => list?.split('\n') ?? []));
}

function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim();
  } catch {
    // Git, the history, or the branch is missing.
    return null;
  }
}
