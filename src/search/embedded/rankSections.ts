import {kindFit, isNavigation} from './sectionKinds';
import type {Entry, Match} from './match';
import {closeness} from './phrase';
import {toQuestion, rootsOf, rootOf, type QuestionWord} from './question';
import type {ParsedQuery} from './query';

export interface RankingContext {
  asksForCause: boolean;
  /** The words of a section, for `closeness`. */
  lineOf: (entry: Entry) => string;
}

interface RankedSection {
  match: Match;
  score: number;
}

/** Weight of a word by its position: in the section's own heading, in the headings above it, or in its text. */
const CREDIT = {heading: 1, contextAndText: 0.7, context: 0.6, text: 0.5};
/** Penalty for a missing word. */
const COVERAGE_POWER = 0.5;
const HEADING_BONUS = 0.6;
/** A page about the question's subject is a better place than a section of another page that mentions it. */
const TITLE_BONUS = 0.3;
const PHRASE_BONUS = 0.5;
/** Number of sections that are searched for the question's words next to each other. */
const PHRASE_SECTIONS = 60;
/** Minimum score of a section as a share of the best one's, unless it is one of the first few. */
const MIN_SHARE = 0.5;
const FIRST_FEW = 3;

/**
 * Ranks sections for a question, best first. Unlike in the search, which ranks pages first, each section is ranked
 * individually, and its heading has the most weight.
 *
 * @param matches all sections that have any word of the question
 */
export function rankSections(matches: readonly Match[], parsed: ParsedQuery, context: RankingContext): Match[] {
  const question = toQuestion(matches, parsed);
  const candidates = matches
    .filter((match) => !isNavigation(match.entry) && !isIncidental(match, question))
    .map((match) => ({match, score: scoreWords(match, question) * fitOf(match.entry, context.asksForCause)}))
    .sort(byScore);
  const ranked = candidates
    .slice(0, PHRASE_SECTIONS)
    .map(({match, score}) => ({
      match,
      score: score * (1 + PHRASE_BONUS * closeness(context.lineOf(match.entry), parsed.typed)),
    }))
    .sort(byScore);
  const floor = MIN_SHARE * (ranked[0]?.score ?? 0);
  return ranked.filter(({score}, place) => place < FIRST_FEW || score >= floor).map(({match}) => match);
}

function byScore(a: RankedSection, b: RankedSection): number {
  return b.score - a.score || a.match.entry.id - b.match.entry.id;
}

interface Signposts {
  /** Title of the page. */
  title: string[];
  heading: string[];
  /** The anchor stays when a heading is reworded, and often names the subject in plain words. */
  anchor: string[];
  /** Title and URL of the page, and the headings above the section. */
  above: string[];
}

const known = new WeakMap<Entry, Signposts>();

function signpostsOf(entry: Entry): Signposts {
  const found = known.get(entry);
  if (found) return found;
  const {page, headings, words} = entry;
  const signposts = {
    title: page.words.map(rootOf),
    heading: words.map(rootOf),
    anchor: rootsOf((entry.anchor ?? '').replaceAll('-', ' ')),
    above: rootsOf([page.title, page.path.replace(/[/-]/g, ' '), ...headings.slice(0, -1)].join(' ')),
  };
  known.set(entry, signposts);
  return signposts;
}

/** Whether a section has only one of several words, and only in its text. */
function isIncidental({entry, mask}: Match, question: readonly QuestionWord[]): boolean {
  const {heading, anchor, above} = signpostsOf(entry);
  const isNamed = ({root}: QuestionWord): boolean => [heading, anchor, above].some((words) => words.includes(root));
  return question.length > 1 && !question.some(isNamed) && question.filter(({bit}) => (mask & bit) !== 0).length < 2;
}

function scoreWords({entry, mask}: Match, question: readonly QuestionWord[]): number {
  const {title, heading, anchor, above} = signpostsOf(entry);
  const creditOf = ({root, bit}: QuestionWord): number => {
    const inText = (mask & bit) !== 0;
    if (heading.includes(root) || anchor.includes(root)) return CREDIT.heading;
    if (above.includes(root)) return inText ? CREDIT.contextAndText : CREDIT.context;
    return inText ? CREDIT.text : 0;
  };
  let found = 0;
  let coverage = 0;
  for (const word of question) {
    const credit = creditOf(word);
    found += word.weight * credit;
    if (credit > 0) coverage += word.weight;
  }
  const headingBonus = 1 + HEADING_BONUS * Math.max(likeness(heading, question), likeness(anchor, question));
  const titleBonus = 1 + TITLE_BONUS * likeness(title, question);
  return found * coverage ** COVERAGE_POWER * headingBonus * titleBonus;
}

/** 1 if a heading or title has exactly the question's words, 0 if it has none of them. */
function likeness(heading: readonly string[], question: readonly QuestionWord[]): number {
  if (heading.length === 0) return 0;
  const shared = question.filter(({root}) => heading.includes(root));
  const recall = shared.reduce((sum, {weight}) => sum + weight, 0);
  return Math.sqrt((recall * new Set(shared.map(({root}) => root)).size) / heading.length);
}

/** Popular pages come first. */
function fitOf(entry: Entry, asksForCause: boolean): number {
  return kindFit(entry, asksForCause) * (0.5 + (0.5 * entry.page.rank) / 100);
}
