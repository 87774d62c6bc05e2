import type {Entry, Page} from './entries';
import {closeness} from './phrase';
import type {ParsedQuery, QueryWord} from './query';
import type {Counts} from './termIndex';
import weights from './weights.json';

/** A word of the query that the docs have. */
export interface FoundWord {
  word: QueryWord;
  counts: Counts;
  /** How telling the word is: the logarithm of the share of pages that don't have it. */
  rarity: number;
}

/**
 * What the score of a page is made of. Each is between 0 and about 2: what depends on words is a share of their rarity, so that
 * the scores of different queries can be compared. `bench/search/fitWeights.ts` fits a weight for each.
 */
export interface PageSignals {
  /** Words in its URL and tags. */
  about: number;
  /** Words in all of its text, as BM25 counts them. */
  text: number;
  /** Words that its title and one section together have. */
  together: number;
  /** How much its title is the query, and nothing else. */
  titleLikeness: number;
  /** The same of its most similar heading. */
  headingLikeness: number;
  /** Words that are next to each other in the query and in a section. */
  phrase: number;
  /** The query names the folder of the page, such as `graphql` or `document service`. */
  area: number;
  /** How likely readers look for the page, whatever they type. */
  popularity: number;
}

/** What the score of a section within its page is made of. */
export interface SectionSignals {
  /** Words in its heading and text, as BM25 counts them. */
  text: number;
  /** Words that it and the title of its page together have. */
  together: number;
  /** How much its heading is the query, and nothing else. */
  likeness: number;
  /** Words that are next to each other in the query and in the section. */
  phrase: number;
}

export interface RankedSection {
  entry: Entry;
  signals: SectionSignals;
  score: number;
}

export interface RankedPage {
  page: Page;
  signals: PageSignals;
  score: number;
  /** Share of the query's words that the page has, by rarity. */
  coverage: number;
  /** Those with a word of the query, best first. */
  sections: RankedSection[];
}

export interface Ranking {
  words: readonly FoundWord[];
  /** Rarity of all words of the query, also of those that no page has. */
  total: number;
  query: ParsedQuery;
  /** Words of a section in order, for phrases. */
  lineOf: (entry: Entry) => string;
  /** Average number of words of the texts of pages, and of sections. */
  averages: {page: number; section: number};
  namesArea: (page: Page) => boolean;
}

/** BM25: what a repeated word adds, and how much a long text needs more repetitions. */
const SATURATION = 1.2;
const LENGTH_POWER = 0.5;

export function pageScore(signals: PageSignals): number {
  return weighed(signals, weights.page);
}

export function sectionScore(signals: SectionSignals): number {
  return weighed(signals, weights.section);
}

function weighed<Name extends string>(signals: Readonly<Record<Name, number>>, by: Readonly<Record<Name, number>>): number {
  let sum = 0;
  for (const name in by) sum += by[name] * signals[name];
  return sum;
}

/** @returns `null` if the page has no word of a query that has any */
export function rankPage(page: Page, ranking: Ranking): RankedPage | null {
  const {words, total, query, averages} = ranking;
  const {first, entries} = page;
  const signals: PageSignals = {
    about: 0,
    text: 0,
    together: 0,
    titleLikeness: Math.max(likeness(page.words, query), likeness(page.slug, query)),
    headingLikeness: 0,
    phrase: 0,
    area: 0,
    popularity: page.rank / 100,
  };
  let coverage = 0;
  for (const {counts, rarity} of words) {
    let inText = 0;
    let inHeadings = 0;
    for (const {id} of entries) {
      inText += counts.text[id] ?? 0;
      if (id !== first) inHeadings += counts.heading[id] ?? 0;
    }
    const inTitle = counts.heading[first] ?? 0;
    const about = counts.about[first] ?? 0;
    signals.about += (rarity * about) / total;
    signals.text += (rarity * saturate(inText, page.length / averages.page)) / total;
    coverage += (rarity * Math.min(1, Math.max(inText, inTitle, inHeadings, about))) / total;
  }
  if (coverage === 0 && query.words.length > 0) return null;
  const sections = entries.flatMap((entry) => rankSection(entry, page, ranking) ?? []).sort(byScore);
  for (const {entry, signals: own} of sections) {
    signals.together = Math.max(signals.together, own.together);
    signals.phrase = Math.max(signals.phrase, own.phrase);
    if (entry.id !== first) signals.headingLikeness = Math.max(signals.headingLikeness, own.likeness);
  }
  signals.area = ranking.namesArea(page) ? 1 : 0;
  return {page, signals, score: pageScore(signals), coverage, sections};
}

function rankSection(entry: Entry, page: Page, ranking: Ranking): RankedSection | null {
  const {words, total, query, averages, lineOf} = ranking;
  const {id} = entry;
  const signals: SectionSignals = {text: 0, together: 0, likeness: 0, phrase: 0};
  let found = 0;
  for (const {counts, rarity} of words) {
    const heading = counts.heading[id] ?? 0;
    const text = counts.text[id] ?? 0;
    const above = Math.max(counts.heading[page.first] ?? 0, counts.about[page.first] ?? 0);
    if (heading > 0 || text > 0 || (id === page.first && above > 0)) found += 1;
    signals.text += (rarity * saturate(text, entry.length / averages.section)) / total;
    signals.together += (rarity * Math.min(1, Math.max(heading, text, above))) / total;
  }
  if (found === 0 && (query.words.length > 0 || id !== page.first)) return null;
  signals.likeness = Math.max(likeness(entry.words, query), likeness(entry.slug, query));
  if (found > 1) signals.phrase = closeness(lineOf(entry), query.typed);
  return {entry, signals, score: sectionScore(signals)};
}

/** BM25's count of a word. @param length of the text, as a multiple of the average */
function saturate(count: number, length: number): number {
  return (count * (SATURATION + 1)) / (count + SATURATION * (1 - LENGTH_POWER + LENGTH_POWER * length));
}

/** 1 if a title has exactly the query's words, 0 if they have no words in common. A word that is being typed counts as a part of a longer one. */
function likeness(title: readonly string[], {stems, joined, open}: ParsedQuery): number {
  if (joined !== '' && joined === title.join('')) return 1;
  const shared = title.reduce((sum, word) => sum + (stems.includes(word) ? 1 : typedShare(word, open)), 0);
  const union = title.length + stems.length - shared;
  return union > 0 ? shared / union : 0;
}

function typedShare(word: string, open: string | null): number {
  return open !== null && open.length > 1 && word.startsWith(open) ? open.length / word.length : 0;
}

export function byScore(a: {score: number}, b: {score: number}): number {
  return b.score - a.score;
}
