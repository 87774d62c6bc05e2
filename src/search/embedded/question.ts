import type {Match} from './match';
import {nameBit, type ParsedQuery} from './query';
import {stemsOf} from './tokenize';

export interface QuestionWord {
  stem: string;
  /** Equal for words with the same meaning. */
  root: string;
  /** Its bit in the mask of a match. */
  bit: number;
  /** Share of the question, 0 to 1. */
  weight: number;
  /** Whether the docs contain it as typed. */
  isKnown: boolean;
}

export interface Question {
  words: QuestionWord[];
  /** Areas of the docs that the question names, such as `graphql` and `documentservic`. */
  scope: ReadonlySet<string>;
}

/** A rare word has more weight than a frequent one, up to a limit. */
const RARITY_POWER = 0.7;
/** Words that name an area, not a subject. The area is evaluated separately. */
const SCOPE_WEIGHT = 0.3;
/** The words after one of these are less relevant: `publish a document from a custom controller`. */
const ASIDE = /^(?:from|when|after|before|while|without|instead|using|behind)$/;
const ASIDE_WEIGHT = 0.3;
/** Words that fit any subject. */
const VAGUE = /^(?:get|fetch|use|using|show|set|make|want|give|call|send|returns?|change|run|results?|new)$/;
const VAGUE_WEIGHT = 0.5;
/** Stems of words that readers and writers use for the same thing. The first one represents all. */
const SYNONYM_STEMS: ReadonlyMap<string, string> = new Map(
  [
    ['read', 'list', 'find', 'get', 'fetch'],
    ['entry', 'document'],
    ['nest', 'deep', 'deeper', 'level'],
    ['delet', 'remov'],
    ['updat', 'chang', 'edit'],
    ['file', 'imag', 'pictur', 'media'],
    ['off', 'disabl'],
    ['local', 'languag', 'translat'],
    ['field', 'attribut'],
    ['url', 'address'],
    ['permiss', 'right'],
  ].flatMap(([first = '', ...others]) => others.map((other): [string, string] => [other, first])),
);

/** Weights the words of a question by how specific they are. */
export function toQuestion(matches: readonly Match[], parsed: ParsedQuery): Question {
  const {terms, typed} = parsed;
  const scope = scopeOf(matches, parsed);
  const aside = typed.findIndex((word) => ASIDE.test(word));
  const weigh = (stem: string, form: string, bit: number): QuestionWord => {
    const exact = matches.filter((match) => match.terms.includes(stem)).length;
    const found = exact > 0 ? exact : matches.filter(({mask}) => (mask & bit) !== 0).length;
    const rarity = Math.log(1 + matches.length / (1 + found)) ** RARITY_POWER;
    const isScope = stem === 'api' || [...scope].some((area) => area.includes(stem));
    const isAside = aside > 0 && typed.indexOf(form) > aside;
    const importance = (isScope ? SCOPE_WEIGHT : 1) * (isAside ? ASIDE_WEIGHT : 1) * (VAGUE.test(form) ? VAGUE_WEIGHT : 1);
    return {stem, root: rootOf(stem), bit, weight: rarity * importance, isKnown: exact > 0};
  };
  const plain = parsed.words.map((stem, index) => weigh(stem, parsed.forms[index] ?? '', 1 << index));
  const names = Array.from({length: parsed.names}, (_, index) => {
    const bit = nameBit(index);
    const [name = ''] = [...terms].find(([, {mask}]) => (mask & bit) !== 0) ?? [];
    return weigh(name, name, bit);
  });
  const words = [...plain, ...names];
  const total = words.reduce((sum, {weight}) => sum + weight, 0);
  return {words: words.map((word) => ({...word, weight: word.weight / total})), scope};
}

function scopeOf(matches: readonly Match[], {terms}: ParsedQuery): Set<string> {
  // Synonyms have less weight, because the reader didn't type them.
  const isTyped = (stem: string): boolean => (terms.get(stem)?.weight ?? 0) >= 1;
  const areas = new Set(matches.flatMap(({entry}) => entry.page.areas));
  return new Set([...areas].filter((stems) => stems.every(isTyped)).map((stems) => stems.join('')));
}

export function rootsOf(text: string): string[] {
  return [...new Set(stemsOf(text).map(rootOf))];
}

/** Treats `relation` and `related` as the same word. */
export function rootOf(stem: string): string {
  const root = stem.length > 6 ? stem.replace(/ion$/, '') : stem;
  return SYNONYM_STEMS.get(root) ?? root;
}
