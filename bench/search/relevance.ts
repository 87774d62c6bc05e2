import {SearchEngine} from '../../src/search/embedded';
import {toCompact} from '../../plugins/search/compact';
import type {SearchRecord} from '../../src/search/format';
import {rate, type Relevance} from '../relevance';
import {readGoldenQueries} from './queries';

/** Of the queries whose pages exist. */
export async function measureRelevance(records: readonly SearchRecord[]): Promise<Relevance> {
  const {headings, texts} = toCompact(records);
  const engine = new SearchEngine(headings);
  await engine.addTexts(texts);
  const existing = new Set(headings.pages.map(([path]) => path));
  const golden = readGoldenQueries()
    .map(({query, pages}) => ({query, wanted: pages.filter((page) => existing.has(page))}))
    .filter(({wanted}) => wanted.length > 0);
  return rate(
    golden.map(({query, wanted}) => {
      const answer = engine.search({query, page: 0, hitsPerPage: 100, snippetWords: 10, facetFilters: [], acceptsPartial: false});
      return {query, wanted, found: [...new Set(answer?.hits.map(({url}) => url.replace(/#.*/, '')))]};
    }),
  );
}
