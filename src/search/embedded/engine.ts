import {RECORD_TYPES, type CompactHeadings, type CompactTexts, type RecordHierarchy, type WordPlaces} from '../format';
import type {FacetFilters, SearchResults, SearchHit, SearchQuery} from '../SearchClient';
import {headingOf, readPages, type Entry, type Page} from './entries';
import {ErrorMessages} from './errorMessages';
import {markExcerpt, markText} from './highlight';
import {closeness, toWordLine} from './phrase';
import {parseQuery, type ParsedQuery} from './query';
import {byScore, rankPage, sectionScore, type FoundWord, type RankedPage, type Ranking} from './ranking';
import {TermIndex, type Counts} from './termIndex';
import {indexTerms, nameTerms, stemsOf, STOP_WORDS, titleTerms} from './tokenize';
import {unlistedAreas} from './unlistedAreas';
import weights from './weights.json';

/** Parts of the engine that the bench can switch off to show what they gain. */
export type Rule = 'synonyms' | 'typos' | 'names' | 'error messages';

/** Pages that are only found if the query names their area. */
interface UnlistedArea {
  /** Stems of the name. */
  words: string[];
  engine: SearchEngine;
}

/** What a query finds, before hits are made of it. */
export interface Found {
  query: ParsedQuery;
  /** Best first. */
  pages: RankedPage[];
  /** Sections that document the name, or have the error message, that the query is, best first. */
  named: Entry[];
  /** Share of the query's words that any page has, by rarity. */
  known: number;
  /** Terms of the index that were typed, and those that only mean the same. */
  typed: Set<string>;
  synonyms: Set<string>;
}

/** Maximum number of hits per page, because more would displace other pages. */
const MAX_HITS_PER_PAGE = 3;
/** The best pages are shown however little of the query they have. */
const SURE_PAGES = 10;
/** Further pages need this share of the best coverage of the query. */
const COVERAGE_SHARE = 0.6;
/** Further sections of a page must not be much worse than its best one. */
const SECTION_SHARE = 0.5;
/** Pages whose texts are added before a search can run in between. */
const PAGES_AT_ONCE = 10;
/** Pages whose sections can answer a question. */
const ASKED_PAGES = 20;
/** Pages whose best sections are the first ones. */
const FIRST_PAGES = 3;
/** Maximum share of unlisted pages on a page of hits. */
const UNLISTED_SHARE = 0.25;
/** A part of a name, such as `skip` of `--skip-cloud`, counts less than a word that was typed. */
const PART_SHARE = 0.5;
/** A shorter word can be the beginning of too many others to be taken for a whole one while it is typed. */
const MIN_FINISHED = 4;
/** Lists of links, which repeat the titles of other pages. */
const NAVIGATION = /^(?:where to go next|next(?: steps)?|see also)$/i;

/** Searches titles and headings immediately, and texts as soon as they are added. Runs without a browser, in a worker and in tests. */
export class SearchEngine {
  readonly #pages: readonly Page[];
  readonly #entries: readonly Entry[];
  readonly #facets: readonly (readonly string[])[];
  readonly #index = new TermIndex();
  readonly #names = new Map<string, Set<number>>();
  readonly #messages = new ErrorMessages();
  readonly #textOf = new Map<number, string>();
  readonly #lines = new Map<number, string>();
  readonly #unlisted: readonly UnlistedArea[];
  /** Sections that show proven samples. */
  readonly #proven = new Set<number>();
  #averages = {page: 1, section: 1};
  #isComplete = false;

  constructor({groups, facets, pages, unlisted, names, proven = []}: CompactHeadings) {
    this.#facets = facets;
    this.#unlisted = unlistedAreas(pages, unlisted).map(({name, pages: own}) => {
      const engine = new SearchEngine({groups, facets, pages: own, unlisted: [], names: {words: [], sections: []}});
      // The records of these pages contain only titles and headings.
      engine.#isComplete = true;
      return {words: stemsOf(name), engine};
    });
    this.#pages = readPages({pages, groups});
    this.#entries = this.#pages.flatMap((page) => page.entries);
    for (const entry of this.#entries) {
      const {page, section} = entry;
      this.#index.add(entry.id, 'heading', titleTerms(headingOf(entry)));
      if (section === 0) this.#index.add(entry.id, 'about', titleTerms(`${page.path.replaceAll('/', ' ')} ${page.keywords}`));
    }
    let section = 0;
    for (const distance of proven) this.#proven.add((section += distance));
    for (const [section, own] of wordsBySection(names)) {
      for (const name of nameTerms(own)) this.#names.set(name, (this.#names.get(name) ?? new Set()).add(section));
    }
  }

  /** Whether the texts are added, so that search results are complete. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  /** Adds the texts in small steps, so that searches can run in between. */
  async addTexts({texts, rest, messages}: CompactTexts): Promise<void> {
    const restOf = wordsBySection(rest);
    this.#messages.add(messages);
    for (const page of this.#pages) {
      for (const entry of page.entries) {
        const text = texts[page.number]?.[entry.section] ?? '';
        this.#textOf.set(entry.id, text);
        if (NAVIGATION.test(headingOf(entry))) continue;
        const terms = textTerms([headingOf(entry), text, ...(restOf.get(entry.id) ?? [])].join(' '));
        this.#index.add(entry.id, 'text', terms);
        entry.length = terms.length;
        page.length += terms.length;
      }
      if (page.number % PAGES_AT_ONCE === 0) await nextTask();
    }
    this.#averages = {
      page: average(this.#pages.map(({length}) => length)),
      section: average(this.#entries.map(({length}) => length)),
    };
    this.#isComplete = true;
  }

  /**
   * @returns `null` if the result depends on the texts, which aren't loaded yet
   */
  search(question: SearchQuery): SearchResults | null {
    const {page, hitsPerPage, snippetWords, acceptsPartial, sections} = question;
    const found = this.find(question);
    if (found.query.typed.length === 0) return {hits: [], nbHits: 0, nbPages: 0, isPartial: false};
    const isPartial = !this.#isComplete && !found.query.isShort;
    // Titles alone are enough for a query that one of them and its headings have all words of.
    const isInTitles = found.known === 1 && (found.pages[0]?.signals.together ?? 0) > 0.99;
    if (isPartial && !(acceptsPartial && isInTitles)) return null;
    const toHit = (entry: Entry) => () => this.#toHit(entry, found, snippetWords);
    const hits = sections
      ? selectAnswers(found.pages).map(toHit)
      : this.#withUnlisted(selectEntries(found).map(toHit), question, found.query);
    return {
      hits: hits.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((hit) => hit()),
      nbHits: hits.length,
      nbPages: Math.ceil(hits.length / hitsPerPage),
      isPartial,
      isWeak: this.#isFinished(found.query) && isWeak(found),
    };
  }

  /** Ranks the pages that have a word of the query. @param without a rule that is switched off */
  find({query: text, facetFilters}: Pick<SearchQuery, 'query' | 'facetFilters'>, without?: Rule): Found {
    const query = parseQuery(text, without === 'synonyms' ? {} : undefined);
    const found: Found = {query, pages: [], named: [], known: 1, typed: new Set(), synonyms: new Set()};
    const options = {
      ...found,
      size: this.#entries.length,
      isShort: query.isShort,
      acceptsTypos: without !== 'typos',
    };
    let total = 0;
    let unknown = 0;
    const words = query.words.flatMap((word): FoundWord[] => {
      const counts = this.#index.find(word, options);
      if (!counts) {
        unknown += this.#rarityOf(null);
        return [];
      }
      const rarity = this.#rarityOf(counts) * (word.isPart ? PART_SHARE : 1);
      total += rarity;
      return [{word, counts, rarity}];
    });
    const isAllowed = this.#facetFilter(facetFilters);
    const ranking: Ranking = {
      words,
      total,
      query,
      averages: this.#averages,
      lineOf: (entry) => this.#lineOf(entry),
      namesArea: ({areas}) => areas.some((stems) => isNamed(stems, query)),
    };
    found.pages = this.#pages
      .filter(isAllowed)
      .flatMap((page) => rankPage(page, ranking) ?? [])
      .sort(byScore);
    found.known = unknown === 0 ? 1 : total / (total + unknown);
    found.named = this.#findNamed(found, words, isAllowed, without);
    return found;
  }

  /** The margin is fitted to whole questions, and the word that is being typed is often the beginning of one. */
  #isFinished({open, words}: ParsedQuery): boolean {
    if (open === null) return true;
    return open.length >= MIN_FINISHED && words.some(({form, stem}) => form === open && this.#index.isWhole(stem));
  }

  /** A page that only has a similar word counts as a part of one. */
  #rarityOf(counts: Counts | null): number {
    let size = 0;
    for (const {entries} of counts ? this.#pages : []) {
      let most = 0;
      for (const {id} of entries) most = Math.max(most, counts?.heading[id] ?? 0, counts?.text[id] ?? 0, counts?.about[id] ?? 0);
      size += Math.min(1, most);
    }
    return Math.log(1 + (this.#pages.length - size + 0.5) / (size + 0.5));
  }

  /** Of sections with the same score, those of better pages are first. */
  #findNamed(
    {query, pages}: Found,
    words: readonly FoundWord[],
    isAllowed: (page: Page) => boolean,
    without: Rule | undefined,
  ): Entry[] {
    const [first] = pages;
    const best = first?.sections[0]?.entry;
    const isSubject = first?.signals.titleLikeness === 1;
    // `typescript` is a page, and the name of a key.
    if (isSubject && query.typed.length === 1 && !query.words.some(({isName}) => isName)) return [];
    const hasAll = isSubject || (best !== undefined && closeness(this.#lineOf(best), query.typed) === 1);
    const scores = new Map<number, number>();
    if (without !== 'error messages' && !hasAll) {
      const rarities = new Map(words.flatMap(({word, rarity}) => (word.isPart ? [] : [[word.form, rarity]])));
      for (const [id, score] of this.#messages.find(query.typed, rarities)) scores.set(id, score);
    }
    if (without !== 'names') for (const id of this.#names.get(query.exact) ?? []) scores.set(id, Number.MAX_VALUE);
    const places = new Map(pages.map(({page}, place) => [page, place]));
    const placeOf = ({page}: Entry): number => places.get(page) ?? pages.length;
    const scoreOf = ({id}: Entry): number => scores.get(id) ?? 0;
    return [...scores.keys()]
      .flatMap((id) => this.#entries[id] ?? [])
      .filter(({page}) => isAllowed(page))
      .sort((a, b) => scoreOf(b) - scoreOf(a) || placeOf(a) - placeOf(b));
  }

  /** Puts unlisted hits at the end of the first page of hits, so that they are visible but current pages come first. */
  #withUnlisted(listed: (() => SearchHit)[], question: SearchQuery, query: ParsedQuery): (() => SearchHit)[] {
    const unlisted = this.#searchUnlisted(question, query).map((hit) => () => hit);
    const place = Math.max(0, question.hitsPerPage - unlisted.length);
    return [...listed.slice(0, place), ...unlisted, ...listed.slice(place)];
  }

  #searchUnlisted(question: SearchQuery, query: ParsedQuery): SearchHit[] {
    const limit = Math.ceil(question.hitsPerPage * UNLISTED_SHARE);
    return this.#unlisted
      .filter(({words}) => isNamed(words, query))
      .flatMap(({engine}) => engine.search({...question, page: 0, hitsPerPage: limit})?.hits ?? [])
      .slice(0, limit);
  }

  #facetFilter(filters: FacetFilters): (page: Page) => boolean {
    const allowed = this.#facets.map((facets) =>
      filters.every((filter) =>
        typeof filter === 'string' ? facets.includes(filter) : filter.some((value) => facets.includes(value)),
      ),
    );
    return ({facets}) => allowed[facets] === true;
  }

  #lineOf(entry: Entry): string {
    const known = this.#lines.get(entry.id);
    if (known !== undefined) return known;
    const line = toWordLine(`${headingOf(entry)} . ${this.#textOf.get(entry.id) ?? ''}`);
    if (this.#isComplete) this.#lines.set(entry.id, line);
    return line;
  }

  #toHit(entry: Entry, {typed, synonyms}: Found, snippetWords: number): SearchHit {
    const {page, anchor, headings} = entry;
    const url = anchor === null ? page.path : `${page.path}#${anchor}`;
    return {
      objectID: url,
      url,
      type: RECORD_TYPES[headings.length] ?? 'lvl6',
      hierarchy: toHierarchy(page, headings),
      isProven: this.#proven.has(entry.id),
      marked: {
        title: markText(headingOf(entry), typed),
        page: markText(page.title, typed),
        excerpt: markExcerpt(this.#textOf.get(entry.id) ?? '', typed, synonyms, snippetWords),
      },
    };
  }
}

/** What is named is first, then the sections of the best pages. */
export function selectEntries({pages, named}: Found): Entry[] {
  const most = Math.max(0, ...pages.map(({coverage}) => coverage));
  const good = pages.filter(({coverage}, place) => place < SURE_PAGES || coverage >= COVERAGE_SHARE * most);
  return [...new Set([...named, ...good.flatMap(selectSections)])];
}

/** The best ones, after the page itself if the query is its title. */
function selectSections({page, signals, sections}: RankedPage): Entry[] {
  const floor = SECTION_SHARE * (sections[0]?.score ?? 0);
  const first = signals.titleLikeness === 1 ? sections.filter(({entry}) => entry.id === page.first) : [];
  return [...new Set([...first, ...sections.filter(({score}) => score >= floor)])]
    .slice(0, MAX_HITS_PER_PAGE)
    .map(({entry}) => entry);
}

/**
 * Sections for a question: the best one of each of the best pages, then the best others. The title, which is the heading of a page's
 * beginning, already counts for the page.
 */
function selectAnswers(pages: readonly RankedPage[]): Entry[] {
  const byPage = pages.slice(0, ASKED_PAGES).map(({page, sections, score}) =>
    sections
      .map(({entry, signals}) => {
        const own = entry.id === page.first ? {...signals, likeness: 0} : signals;
        return {entry, score: score + sectionScore(own)};
      })
      .sort(byScore),
  );
  const best = byPage.slice(0, FIRST_PAGES).flatMap((sections) => sections.slice(0, 1));
  return [...new Set([...best, ...byPage.flat().sort(byScore)].map(({entry}) => entry))];
}

/** Whether the docs don't seem to have what the query is about. */
function isWeak({query, pages, named, known}: Found): boolean {
  return query.words.length > 0 && named.length === 0 && (pages[0]?.score ?? 0) * known < weights.weak;
}

function isNamed(stems: readonly string[], {words}: ParsedQuery): boolean {
  return stems.every((stem) => words.some(({variants}) => variants.some(({term}) => term === stem)));
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

function textTerms(text: string): string[] {
  return indexTerms(text).filter((term) => !STOP_WORDS.has(term));
}

function toHierarchy({group, title}: Page, headings: readonly string[]): RecordHierarchy {
  const [lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = headings;
  return {lvl0: group, lvl1: title, lvl2, lvl3, lvl4, lvl5, lvl6};
}

function average(values: readonly number[]): number {
  return Math.max(1, values.reduce((sum, value) => sum + value, 0) / values.length);
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
