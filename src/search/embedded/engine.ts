import MiniSearch, {type SearchResult} from 'minisearch';
import {anchorOf} from '../../lib/anchorOf';
import type {CompactHeadings, CompactTexts, RecordHierarchy, RecordType, WordPlaces} from '../format';
import type {FacetFilters, SearchAnswer, SearchHit, SearchQuery} from '../SearchClient';
import {ErrorMessages} from './errorMessages';
import {closeness, toWordLine} from './phrase';
import {markExcerpt, markText} from './highlight';
import type {Entry, Match, Page} from './match';
import {EXACT_BIT, isSynonym, parseQuery, typoTerms, type ParsedQuery, type QueryTerm} from './query';
import {rankSections} from './rankSections';
import {isNavigation} from './sectionKinds';
import {indexTerms, nameTerms, stemsOf, STOP_WORDS, titleTerms} from './tokenize';
import {unlistedAreas} from './unlistedAreas';

interface RatedMatch {
  match: Match;
  similarity: number;
  worth: number;
}

interface PageMatch {
  page: Page;
  score: number;
  /** Share of the query's matched words that this page has, 0 to 1. */
  coverage: number;
  /** Its title and one section together have every word. */
  isComplete: boolean;
  ranked: RatedMatch[];
  hits: Match[];
}

/** Pages that are only found if the query names their area. */
interface UnlistedArea {
  /** Stems of the name. */
  words: string[];
  engine: SearchEngine;
}

/** Maximum number of hits per page, because more would displace other pages. */
const MAX_HITS_PER_PAGE = 3;
/** Pages must cover most of what the best one covers of the query, or half of it if there are few pages. */
const ENOUGH_PAGES = 5;
const MOST = 0.66;
const HALF = 0.5;
/** Weight of a word that is neither in the title nor in the best section, but elsewhere in the page. */
const ELSEWHERE = 0.5;
/** Penalty for a missing word: a page that lacks one must be much better, not only slightly. */
const COVERAGE_POWER = 6;
/** A page's score is multiplied by this and a hundredth of its rank. */
const RANK_BASE = 0.4;
/** Boost for the area that a query names, such as `graphql` or `document service`. */
const AREA_BOOST = 2;
/** An area with a larger share of the pages, such as `cms`, doesn't distinguish them. */
const MAX_AREA_SHARE = 0.34;
/** Minimum score of further sections of a page, as a share of the best section's score. */
const SECTION_THRESHOLD = 0.5;
/** Minimum length for prefix search in texts, because shorter prefixes match too many words. */
const MIN_TEXT_PREFIX = 4;
/** Maximum share of unlisted pages on a page of hits. */
const UNLISTED_SHARE = 0.25;
/** Maximum number of pages, and of sections per page, that are searched for the query's words next to each other. */
const PHRASE_PAGES = 30;
const PHRASE_SECTIONS = 4;
const PHRASE_BONUS = 2;
const FIELD_BOOSTS = {title: 5, heading: 3.5, path: 1, keywords: 1.2, names: 5};
const TYPES: readonly RecordType[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** Searches titles and headings immediately, and texts as soon as they are added. Runs without a browser, in a worker and in tests. */
export class SearchEngine {
  readonly #entries: Entry[] = [];
  readonly #facets: readonly (readonly string[])[];
  readonly #headings = createIndex(['title', 'heading', 'path', 'keywords', 'names'], titleTerms);
  readonly #texts = createIndex(['text'], textTerms);
  readonly #messages = new ErrorMessages();
  readonly #textOf = new Map<number, string>();
  readonly #lines = new Map<number, string>();
  /** Words of each section that its text in the records leaves out. */
  #restOf = new Map<number, string[]>();
  readonly #unlisted: readonly UnlistedArea[];
  #isComplete = false;

  constructor({groups, facets, pages, unlisted, names}: CompactHeadings) {
    this.#facets = facets;
    this.#unlisted = unlistedAreas(pages, unlisted).map(({name, pages: own}) => {
      const engine = new SearchEngine({groups, facets, pages: own, unlisted: [], names: {words: [], sections: []}});
      // The records of these pages contain only titles and headings.
      engine.#isComplete = true;
      return {words: stemsOf(name), engine};
    });
    const areas = areasOf(pages.map(([path]) => path));
    pages.forEach(([path, title, group, facet, rank, keywords, sections], number) => {
      const page: Page = {
        number,
        path,
        title,
        group: groups[group] ?? '',
        facets: facet,
        rank,
        keywords,
        words: stemsOf(title),
        areas: segmentsOf(path).flatMap((segment) => areas.get(segment) ?? []),
      };
      this.#addEntry({page, section: 0, depth: 1, anchor: null, headings: [], words: page.words});
      const trail: string[] = [];
      sections.forEach(([depth, heading, anchor], index) => {
        trail.length = Math.min(trail.length, depth - 2);
        trail.push(heading);
        const headings = [...trail];
        this.#addEntry({page, section: index + 1, depth, anchor: anchor ?? anchorOf(heading), headings, words: stemsOf(heading)});
      });
    });
    const namesOf = wordsBySection(names);
    this.#headings.addAll(
      this.#entries.map((entry) => ({...toHeadingDocument(entry), names: namesOf.get(entry.id)?.join('\n')})),
    );
  }

  /** Whether the texts are added, so that search results are complete. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  /** Adds the texts in small steps, so that searches can run in between. */
  async addTexts({texts, rest, messages}: CompactTexts): Promise<void> {
    this.#restOf = wordsBySection(rest);
    const documents = this.#entries.flatMap(({id, page, section}) => {
      const text = texts[page.number]?.[section] ?? '';
      if (text === '') return [];
      this.#textOf.set(id, text);
      return [{id, text: [text, ...(this.#restOf.get(id) ?? [])].join(' ')}];
    });
    this.#messages.add(messages);
    await this.#texts.addAllAsync(documents, {chunkSize: 100});
    this.#isComplete = true;
  }

  /**
   * @returns `null` if the result depends on the texts, which aren't loaded yet
   */
  search(question: SearchQuery): SearchAnswer | null {
    const {query, page, hitsPerPage, snippetWords, facetFilters, acceptsPartial, sections} = question;
    const parsed = parseQuery(query);
    if (parsed.words.length === 0) return {hits: [], nbHits: 0, nbPages: 0, isPartial: false};
    const isPartial = !this.#isComplete && !parsed.isShort;
    if (isPartial && !acceptsPartial) return null;
    const allowed = this.#allowedFacets(facetFilters);
    const matches = this.#findMatches(parsed, allowed);
    const found = maskOf(matches.values());
    const pages = this.#preferPhrases(rankPages([...matches.values()], parsed, found), parsed, found);
    if (isPartial && pages[0]?.isComplete !== true) return null;
    const toHit = (match: Match) => () => this.#toHit(match, parsed, snippetWords);
    const hits =
      sections === undefined
        ? this.#withUnlisted(exactFirst(this.#withNamed(selectPages(pages), matches, parsed)).map(toHit), question, parsed)
        : rankSections([...matches.values()], parsed, {
            ...sections,
            lineOf: (entry) => this.#lineOf(entry),
          }).map(toHit);
    return {
      hits: hits.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((hit) => hit()),
      nbHits: hits.length,
      nbPages: Math.ceil(hits.length / hitsPerPage),
      isPartial,
    };
  }

  /** Puts the sections first whose tables have the error message that the query is, unless the best section has all of it. */
  #withNamed(pages: readonly PageMatch[], matches: ReadonlyMap<number, Match>, {typed}: ParsedQuery): Match[] {
    const hits = pages.flatMap((page) => page.hits);
    if (hits[0] && closeness(this.#lineOf(hits[0].entry), typed) === 1) return hits;
    const scores = this.#messages.find(typed);
    const place = new Map(pages.map(({page}, index) => [page, index]));
    const placeOf = ({entry}: Match): number => place.get(entry.page) ?? pages.length;
    const scoreOf = ({entry}: Match): number => scores.get(entry.id) ?? 0;
    const named = [...scores.keys()]
      .flatMap((id) => matches.get(id) ?? [])
      .sort((a, b) => scoreOf(b) - scoreOf(a) || placeOf(a) - placeOf(b))
      .slice(0, MAX_HITS_PER_PAGE);
    return [...named, ...hits.filter(({entry}) => !named.some((match) => match.entry === entry))];
  }

  /** Puts unlisted hits at the end of the first page of hits, so that they are visible but current pages come first. */
  #withUnlisted(listed: (() => SearchHit)[], question: SearchQuery, parsed: ParsedQuery): (() => SearchHit)[] {
    const unlisted = this.#searchUnlisted(question, parsed).map((hit) => () => hit);
    const place = Math.max(0, question.hitsPerPage - unlisted.length);
    return [...listed.slice(0, place), ...unlisted, ...listed.slice(place)];
  }

  #searchUnlisted(question: SearchQuery, parsed: ParsedQuery): SearchHit[] {
    const limit = Math.ceil(question.hitsPerPage * UNLISTED_SHARE);
    return this.#unlisted
      .filter(({words}) => isNamed([words], parsed))
      .flatMap(({engine}) => engine.search({...question, page: 0, hitsPerPage: limit})?.hits ?? [])
      .slice(0, limit);
  }

  #addEntry(entry: Omit<Entry, 'id'>): void {
    this.#entries.push({id: this.#entries.length, ...entry});
  }

  /** Indexes of the matching sets of filters; `null` if all match. */
  #allowedFacets(filters: FacetFilters): Set<number> | null {
    const holds = (facets: readonly string[]): boolean =>
      filters.every((filter) =>
        typeof filter === 'string' ? facets.includes(filter) : filter.some((value) => facets.includes(value)),
      );
    const allowed = this.#facets.flatMap((facets, number) => (holds(facets) ? [number] : []));
    return allowed.length === this.#facets.length ? null : new Set(allowed);
  }

  #findMatches(parsed: ParsedQuery, allowed: ReadonlySet<number> | null): Map<number, Match> {
    const matches = new Map<number, Match>();
    this.#lookUp(parsed.terms, parsed, allowed, matches);
    const missing = ((1 << parsed.words.length) - 1) & ~maskOf(matches.values());
    if (missing !== 0) this.#lookUp(typoTerms(parsed, missing), parsed, allowed, matches);
    return matches;
  }

  #lookUp(
    terms: Map<string, QueryTerm>,
    {isShort, isLetter}: ParsedQuery,
    allowed: ReadonlySet<number> | null,
    matches: Map<number, Match>,
  ): void {
    if (terms.size === 0) return;
    const list = [...terms.keys()];
    const options = {
      tokenize: () => list,
      processTerm: (term: string) => term,
      prefix: (term: string) => terms.get(term)?.prefix ?? false,
      boostTerm: (term: string) => terms.get(term)?.weight ?? 1,
      fuzzy: (term: string) => terms.get(term)?.fuzzy ?? 0,
      ...(allowed && {filter: ({id}: SearchResult) => allowed.has(this.#entries[Number(id)]?.page.facets ?? -1)}),
    };
    const results = this.#headings.search('', {
      ...options,
      boost: FIELD_BOOSTS,
      ...(isLetter && {fields: ['title', 'names']}),
    });
    const textOptions = {...options, prefix: (term: string) => term.length >= MIN_TEXT_PREFIX && options.prefix(term)};
    const textResults = isShort ? [] : this.#texts.search('', textOptions);
    this.#collect(results, true, terms, matches);
    this.#collect(textResults, false, terms, matches);
  }

  #collect(
    results: readonly SearchResult[],
    inHeading: boolean,
    terms: ReadonlyMap<string, QueryTerm>,
    matches: Map<number, Match>,
  ): void {
    for (const result of results) {
      const entry = this.#entries[Number(result.id)];
      if (!entry) continue;
      let match = matches.get(entry.id);
      if (!match) matches.set(entry.id, (match = {entry, mask: 0, score: 0, inHeading: false, terms: []}));
      match.score += result.score;
      match.inHeading ||= inHeading;
      for (const term of result.queryTerms) match.mask |= terms.get(term)?.mask ?? 0;
      for (const term of result.terms) match.terms.push(term);
    }
  }

  /** Among the best pages, ranks those first that have the query's words next to each other. */
  #preferPhrases(pages: readonly PageMatch[], parsed: ParsedQuery, found: number): PageMatch[] {
    if (parsed.typed.length < 2) return [...pages];
    const best = pages.slice(0, PHRASE_PAGES).map(({page, ranked}) => {
      const matches = ranked.map(({match}, place) =>
        place < PHRASE_SECTIONS
          ? {...match, score: match.score * (1 + PHRASE_BONUS * closeness(this.#lineOf(match.entry), parsed.typed))}
          : match,
      );
      return rankPage(page, matches, parsed, found);
    });
    return [...best.sort(byRank), ...pages.slice(PHRASE_PAGES)];
  }

  #lineOf({id, page, headings}: Entry): string {
    const known = this.#lines.get(id);
    if (known !== undefined) return known;
    const line = toWordLine(`${headings.at(-1) ?? page.title} . ${this.#textOf.get(id) ?? ''}`);
    if (this.#isComplete) this.#lines.set(id, line);
    return line;
  }

  #toHit({entry, terms}: Match, parsed: ParsedQuery, snippetWords: number): SearchHit {
    const {page, anchor, headings} = entry;
    const matched = new Set(terms.filter((term) => !isSynonym(term, parsed)));
    const text = this.#textOf.get(entry.id) ?? '';
    const rest = (this.#restOf.get(entry.id) ?? []).filter((word) => indexTerms(word).some((term) => matched.has(term)));
    const url = anchor === null ? page.path : `${page.path}#${anchor}`;
    return {
      objectID: url,
      url,
      type: TYPES[headings.length] ?? 'lvl6',
      hierarchy: toHierarchy(page, headings),
      marked: {
        title: markText(headings.at(-1) ?? page.title, matched),
        page: markText(page.title, matched),
        excerpt:
          markExcerpt(text, matched, snippetWords) ??
          markExcerpt(rest.join('\n'), matched, snippetWords) ??
          markExcerpt(text, new Set(terms), snippetWords)?.replace(/<\/?mark>/g, '') ??
          null,
      },
    };
  }
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** Folders of the docs with few enough pages to be distinctive. Their stems are in a separate list. */
function areasOf(paths: readonly string[]): Map<string, [string[]]> {
  const sizes = new Map<string, number>();
  for (const folder of paths.flatMap((path) => segmentsOf(path).slice(0, -1))) sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  const telling = [...sizes].filter(([, size]) => size <= MAX_AREA_SHARE * paths.length);
  return new Map(telling.map(([folder]) => [folder, [stemsOf(folder)]]));
}

/** Sections have the same numbers as entries. */
function wordsBySection({words, sections}: WordPlaces): Map<number, string[]> {
  const wordsOf = new Map<number, string[]>();
  words.forEach((word, index) => {
    let section = 0;
    for (const gap of sections[index] ?? []) {
      section += gap;
      const list = wordsOf.get(section);
      if (list) list.push(word);
      else wordsOf.set(section, [word]);
    }
  });
  return wordsOf;
}

function createIndex(fields: string[], terms: (text: string) => string[]): MiniSearch {
  const tokenize = (text: string, field?: string): string[] => (field === 'names' ? nameTerms(text.split('\n')) : terms(text));
  return new MiniSearch({fields, tokenize, processTerm: (term) => term});
}

function textTerms(text: string): string[] {
  return indexTerms(text).filter((term) => !STOP_WORDS.has(term));
}

function toHeadingDocument({id, page, section, headings}: Entry): object {
  return section === 0
    ? {id, title: page.title, path: page.path.replaceAll('/', ' '), keywords: page.keywords}
    : {id, heading: headings.at(-1), path: headings.slice(0, -1).join(' ')};
}

function toHierarchy({group, title}: Page, headings: readonly string[]): RecordHierarchy {
  const [lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = headings;
  return {lvl0: group, lvl1: title, lvl2, lvl3, lvl4, lvl5, lvl6};
}

/** Sorts pages by score. Pages with equal scores stay in reading order. */
function rankPages(matches: readonly Match[], parsed: ParsedQuery, found: number): PageMatch[] {
  const byPage = new Map<Page, Match[]>();
  for (const match of matches) {
    const list = byPage.get(match.entry.page);
    if (list) list.push(match);
    else byPage.set(match.entry.page, [match]);
  }
  return [...byPage].map(([page, list]) => rankPage(page, withoutNavigation(list), parsed, found)).sort(byRank);
}

/** Lists of links repeat the titles of other pages. They count only on a page that has no other match. */
function withoutNavigation(matches: readonly Match[]): readonly Match[] {
  const others = matches.filter(({entry}) => !isNavigation(entry));
  return others.length > 0 ? others : matches;
}

function byRank(a: PageMatch, b: PageMatch): number {
  return b.score - a.score || a.page.number - b.page.number;
}

/**
 * Scores a page by how many of the query's words its title and its best section have together.
 *
 * @param found bits of all words that any page has; other words don't count as missing
 */
function rankPage(page: Page, matches: readonly Match[], parsed: ParsedQuery, found: number): PageMatch {
  const own = matches.find(({entry}) => entry.section === 0);
  const ownMask = own?.mask ?? 0;
  const ranked = matches.map((match) => rate(match, ownMask, parsed)).sort(byWorth);
  const [best, second] = ranked.filter(({match}) => match !== own);
  const title = own ? own.score * (1 + 2 * likeness(page.words, parsed)) : 0;
  const section = best ? best.match.score * (1 + best.similarity) : 0;
  const further = second ? 0.1 * second.match.score : 0;
  const floor = best ? best.worth * SECTION_THRESHOLD : 0;
  const together = ownMask | (best?.match.mask ?? 0);
  const elsewhere = maskOf(matches) & ~together;
  const coverage = (countBits(together) + ELSEWHERE * countBits(elsewhere)) / countBits(found);
  return {
    page,
    coverage,
    isComplete: countBits(together) >= parsed.words.length,
    score:
      (title + 0.7 * section + further) *
      (RANK_BASE + page.rank / 100) *
      (isNamed(page.areas, parsed) ? AREA_BOOST : 1) *
      coverage ** COVERAGE_POWER,
    ranked,
    hits: ranked
      .filter(({match, worth}) => match === own || isExact(match) || worth >= floor)
      .slice(0, MAX_HITS_PER_PAGE)
      .map(({match}) => match),
  };
}

function isNamed(areas: readonly (readonly string[])[], {terms}: ParsedQuery): boolean {
  return areas.some((stems) => stems.every((stem) => terms.has(stem)));
}

function rate(match: Match, ownMask: number, parsed: ParsedQuery): RatedMatch {
  const similarity = match.inHeading ? likeness(match.entry.words, parsed) : 0;
  return {match, similarity, worth: match.score * (1 + similarity) * countBits(match.mask | ownMask) ** 2};
}

function byWorth(a: RatedMatch, b: RatedMatch): number {
  return (
    Number(isExact(b.match)) - Number(isExact(a.match)) ||
    Number(isNamesake(b)) - Number(isNamesake(a)) ||
    b.worth - a.worth ||
    a.match.entry.section - b.match.entry.section
  );
}

/** 1 if a title has exactly the query's words, 0 if they have no words in common. */
function likeness(words: readonly string[], {words: asked, open}: ParsedQuery): number {
  const shared = words.filter(
    (word) => asked.includes(word) || (open !== null && open.length > 1 && word.startsWith(open)),
  ).length;
  const union = words.length + asked.length - shared;
  return union > 0 ? shared / union : 0;
}

/** Sections that document what the query names are first, whatever page they are in. */
function exactFirst(matches: readonly Match[]): Match[] {
  return [...matches.filter(isExact), ...matches.filter((match) => !isExact(match))];
}

/** A page whose title is the query is above its sections. */
function isNamesake({match, similarity}: RatedMatch): boolean {
  return similarity === 1 && match.entry.section === 0;
}

function isExact({mask}: Match): boolean {
  return (mask & EXACT_BIT) !== 0;
}

function selectPages(pages: readonly PageMatch[]): PageMatch[] {
  const most = Math.max(0, ...pages.map(({coverage}) => coverage));
  const atLeast = (share: number): PageMatch[] => pages.filter(({coverage}) => coverage >= share * most);
  const good = atLeast(MOST);
  return good.length >= ENOUGH_PAGES ? good : atLeast(HALF);
}

function maskOf(matches: Iterable<Match>): number {
  let mask = 0;
  for (const match of matches) mask |= match.mask;
  return mask;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
