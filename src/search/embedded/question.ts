import type {Match} from './match';
import type {ParsedQuery} from './query';
import {stemsOf} from './tokenize';

export interface QuestionWord {
  /** Equal for words with the same meaning. */
  root: string;
  /** Its bit in the mask of a match. */
  bit: number;
  /** Share of the question, 0 to 1. */
  weight: number;
}

/** A rare word has more weight than a frequent one, up to a limit. */
const RARITY_POWER = 0.7;
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

/** Weights the words of a question by how telling they are. */
export function toQuestion(matches: readonly Match[], {words, forms}: ParsedQuery): QuestionWord[] {
  const weighed = words.map((stem, index): QuestionWord => {
    const bit = 1 << index;
    const exact = matches.filter((match) => match.terms.includes(stem)).length;
    const found = exact > 0 ? exact : matches.filter(({mask}) => (mask & bit) !== 0).length;
    const rarity = Math.log(1 + matches.length / (1 + found)) ** RARITY_POWER;
    return {root: rootOf(stem), bit, weight: rarity * (VAGUE.test(forms[index] ?? '') ? VAGUE_WEIGHT : 1)};
  });
  const total = weighed.reduce((sum, {weight}) => sum + weight, 0);
  return weighed.map((word) => ({...word, weight: word.weight / total}));
}

export function rootsOf(text: string): string[] {
  return [...new Set(stemsOf(text).map(rootOf))];
}

/** Treats `relation` and `related` as the same word. */
export function rootOf(stem: string): string {
  const root = stem.length > 6 ? stem.replace(/ion$/, '') : stem;
  return SYNONYM_STEMS.get(root) ?? root;
}
