import {existsSync, readFileSync} from 'node:fs';
import {toCompact} from '../../plugins/search/compact';
import {SearchEngine, toQuery} from '../../src/search/embedded';
import type {SearchRecord} from '../../src/search/format';

/** Error texts that the docs had at some time, and the pages that show them. `freezeErrors.ts` adds to it. */
export const FROZEN_ERRORS_FILE = 'bench/frozen-errors.tsv';

export interface FrozenError {
  text: string;
  /** Paths, without anchors. */
  pages: string[];
}

export function readFrozenErrors(): FrozenError[] {
  if (!existsSync(FROZEN_ERRORS_FILE)) return [];
  const [, ...lines] = readFileSync(FROZEN_ERRORS_FILE, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [text = '', pages = ''] = line.split('\t');
    return {text, pages: pages.split(' ')};
  });
}

export function formatFrozenErrors(errors: readonly FrozenError[]): string {
  const lines = errors.map(({text, pages}) => `${text}\t${pages.join(' ')}`).sort();
  return ['message\tpages', ...lines, ''].join('\n');
}

/** In which place the first page that shows a text is found: how many are first, in the first five, and not among these. */
export async function measureFrozenErrors(
  records: readonly SearchRecord[],
): Promise<{first: number; firstFive: number; misses: string[]}> {
  const {headings, texts} = toCompact(records);
  const engine = new SearchEngine(headings);
  await engine.addTexts(texts);
  const ranked = readFrozenErrors().map(({text, pages}) => {
    const query = toQuery(text);
    const answer = engine.search({query, page: 0, hitsPerPage: 20, snippetWords: 10, facetFilters: [], acceptsPartial: false});
    const found = [...new Set(answer?.hits.map(({url}) => url.replace(/#.*/, '')))];
    return {text, rank: found.findIndex((page) => pages.includes(page))};
  });
  const misses = ranked.filter(({rank}) => rank < 0 || rank >= 5).map(({text}) => `${FROZEN_ERRORS_FILE}: "${text}"`);
  const share = (count: number): number => count / ranked.length;
  return {first: share(ranked.filter(({rank}) => rank === 0).length), firstFive: 1 - share(misses.length), misses};
}
