/**
 * Which pages the tests open that look at pages one by one: a few that together have all that pages are made of, and those
 * that have changed since the main branch. With `TEST_SCOPE=full`, as in `npm run test:full`, it is every page.
 */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createCorpusReader} from '../../../plugins/corpus';
import {DEFAULT_SITE_URL} from '../../../src/site/constants';
import {testRun} from '../../testRun';
import {sitemapPaths, tagPaths} from './build';

/** Paths of the pages in the sitemap that a sweep opens. */
export function sweptPages(): string[] {
  const paths = sitemapPaths();
  const {isFull, docsDir} = testRun();
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

/** What a page is made of: its area, components, notes, languages of code, tables and images. */
function features(route: string, file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/<([A-Z]\w*)|^\s*:::(\w+)|^\s*```(\w+)|^\s*\|\s*(-)|(!)\[/gm);
  return [route.split('/')[1] ?? '', ...[...found].map(([whole]) => whole.trim())];
}

/** Few pages that together have every feature, always the same ones. */
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

/** Files of the docs that differ from the main branch. Without a git history, none is known. */
function changedFiles(docsDir: string): Set<string> {
  const base = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main') ?? 'HEAD';
  const lists = [git('diff', '--name-only', base, '--', docsDir), git('ls-files', '--others', '--exclude-standard', docsDir)];
  return new Set(lists.flatMap((list) => list?.split('\n') ?? []));
}

function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim();
  } catch {
    // No git, no history, or no such branch.
    return null;
  }
}
