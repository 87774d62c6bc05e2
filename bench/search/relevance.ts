import {SearchEngine} from '../../src/search/embedded';
import {toCompact} from '../../plugins/search/compact';
import type {SearchRecord} from '../../src/search/format';
import {readGoldenQueries, type GoldenQuery} from './queries';

export interface Relevance {
  /** Queries whose pages exist. */
  queries: number;
  hitAt1: number;
  hitAt5: number;
  /** Mean of 1 divided by the place of the first right page. */
  mrr: number;
  /** Queries that do not find their page first, with what comes first instead. */
  misses: string[];
}

export async function measureRelevance(records: readonly SearchRecord[]): Promise<Relevance> {
  const {headings, texts} = toCompact(records);
  const engine = new SearchEngine(headings);
  await engine.addTexts(texts);
  return rate(readGoldenQueries(), new Set(headings.pages.map(([path]) => path)), (query) => {
    const answer = engine.search({query, page: 0, hitsPerPage: 100, snippetWords: 10, facetFilters: [], acceptsPartial: false});
    return [...new Set(answer?.hits.map(({url}) => url.replace(/#.*/, '')))];
  });
}

/** @param search gives the paths of pages, best first, each once */
export function rate(
  golden: readonly GoldenQuery[],
  existing: ReadonlySet<string>,
  search: (query: string) => string[],
): Relevance {
  const misses: string[] = [];
  const places = golden.flatMap(({query, pages}) => {
    const wanted = pages.filter((page) => existing.has(page));
    if (wanted.length === 0) return [];
    const found = search(query);
    const place = found.findIndex((page) => wanted.includes(page)) + 1;
    if (place !== 1) misses.push(`${query}: ${place === 0 ? 'not found' : `place ${place}`}, first is ${found[0] ?? 'nothing'}`);
    return [place];
  });
  const share = (test: (place: number) => boolean): number => places.filter(test).length / places.length;
  return {
    queries: places.length,
    hitAt1: share((place) => place === 1),
    hitAt5: share((place) => place > 0 && place <= 5),
    mrr: places.reduce((sum, place) => sum + (place > 0 ? 1 / place : 0), 0) / places.length,
    misses,
  };
}
