import MiniSearch from 'minisearch';
import type {SearchRecord} from '../../src/search/format';

/** What the engine must beat: the library with its defaults, over sections and over whole pages. */
const STOP_WORDS = new Set(
  `a an and are as at be by can do does for from get has have how i if in is it its my no not of on or so strapi that the
  their then there this to use using was what when where which who why will with you your`.split(/\s+/),
);
const MIN_PREFIX = 4;
const FUZZY = 0.15;

function terms(text: string): string[] {
  const words =
    text
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !STOP_WORDS.has(word)).map((word) => word.replace(/(?<=.{3})(?:ing|ed|es|s)$/, ''));
}

interface Entry {
  id: string;
  title: string;
  heading: string;
  text: string;
}

function createIndex(): MiniSearch<Entry> {
  return new MiniSearch({
    fields: ['title', 'heading', 'text'],
    tokenize: terms,
    processTerm: (term) => term,
    searchOptions: {prefix: (term) => term.length >= MIN_PREFIX, fuzzy: FUZZY},
  });
}

/** @returns paths of pages, best first */
export function createBaseline(records: readonly SearchRecord[]): (query: string) => string[] {
  const sections = createIndex();
  const pages = createIndex();
  const entries = new Map<string, Entry>();
  records.forEach(({url_without_anchor: url, hierarchy, content}, number) => {
    const {lvl1: title, lvl2, lvl3, lvl4} = hierarchy;
    const heading = lvl4 ?? lvl3 ?? lvl2 ?? '';
    const id = new URL(url).pathname;
    sections.add({id: `${number} ${id}`, title, heading, text: content ?? ''});
    const page = entries.get(id);
    entries.set(id, {id, title, heading: [page?.heading, heading].join(' '), text: [page?.text, content].join(' ')});
  });
  pages.addAll([...entries.values()]);
  return (query) => {
    const wanted = new Set(terms(query)).size;
    const scores = new Map<string, number>();
    for (const index of [sections, pages]) {
      const results = index.search(query);
      const best = results[0]?.score ?? 1;
      const seen = new Set<string>();
      for (const {id, score, queryTerms} of results) {
        const path = String(id).replace(/^\d+ /, '');
        if (seen.has(path)) continue;
        seen.add(path);
        scores.set(path, (scores.get(path) ?? 0) + (score / best) * (queryTerms.length / wanted));
      }
    }
    return [...scores].sort(([, a], [, b]) => b - a).map(([path]) => path);
  };
}
