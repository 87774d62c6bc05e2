import {toCompact} from '../../plugins/search/compact';
import {SearchEngine, selectEntries, type Rule} from '../../src/search/embedded';
import type {SearchRecord} from '../../src/search/format';
import {rate, type Relevance} from '../relevance';
import type {QuestionSet} from './sets';

/** Finds sections, or only pages, best first. */
export type Finder = (query: string) => readonly string[] | Promise<readonly string[]>;

const MAX_HITS = 100;

/** The site's search, as the modal and the search page have it. */
export async function createFinder(records: readonly SearchRecord[]): Promise<Finder> {
  const {headings, texts} = toCompact(records);
  const engine = new SearchEngine(headings);
  await engine.addTexts(texts);
  return (query) => {
    const results = engine.search({
      query,
      page: 0,
      hitsPerPage: MAX_HITS,
      snippetWords: 10,
      facetFilters: [],
      acceptsPartial: false,
    });
    return results?.hits.map(({url}) => url) ?? [];
  };
}

/** The same without excerpts and unlisted pages, which take most of the time. */
export function foundBy(engine: SearchEngine, without?: Rule): Finder {
  return (query) =>
    selectEntries(engine.find({query, facetFilters: []}, without)).map(({page, anchor}) =>
      anchor === null ? page.path : `${page.path}#${anchor}`,
    );
}

export async function measureSet({questions, bySection = false}: QuestionSet, find: Finder): Promise<Relevance> {
  const rated = [];
  for (const {query, wanted} of questions) {
    const found = await find(query);
    rated.push({query, wanted, found: bySection ? found : [...new Set(found.map((url) => url.replace(/#.*/, '')))]});
  }
  return rate(rated);
}

/** `0.52 / 0.82 / 0.65`: first, in the first five, mean reciprocal rank. */
export function figures({within, mrr}: Relevance): string {
  return [within(1), within(5), mrr].map((value) => value.toFixed(3)).join(' / ');
}
