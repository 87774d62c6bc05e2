import {exactTerm, stem, STOP_WORDS, wordsOf, type Word} from './tokenize';
import {SYNONYMS} from './synonyms';

/** A term of the index that stands for a word of the query. */
export interface Variant {
  term: string;
  weight: number;
  /** Also matches longer terms, for the word that is being typed. */
  isPrefix: boolean;
  isSynonym: boolean;
}

export interface QueryWord {
  stem: string;
  /** As typed. */
  form: string;
  /** The word itself is first. */
  variants: Variant[];
  /** A name in code, whose parts are words of their own. */
  isName: boolean;
  isPart: boolean;
}

export interface ParsedQuery {
  /** All words as typed, in order. */
  typed: string[];
  /** The words that are searched for. None if only the product was named: all pages are found, most popular first. */
  words: QueryWord[];
  /** Stems of the words that aren't names, for titles. */
  stems: string[];
  /** The same without spaces, because "quickstart" is "Quick start". */
  joined: string;
  /** The last word while it is being typed, otherwise `null`. */
  open: string | null;
  /** The term of a name that the whole query is. */
  exact: string;
  /** One or two letters, or only the product: the texts aren't searched. */
  isShort: boolean;
}

/** Words of a long question; further ones don't change the results, but take time. */
const MAX_WORDS = 24;
/** On every page, so that it says nothing, not even alone. */
const PRODUCT = 'strapi';
const SYNONYM_WEIGHT = 0.4;
const TYPO_WEIGHT = 0.6;
const MIN_PREFIX_LENGTH = 4;

export function parseQuery(query: string, synonyms: Readonly<Record<string, string>> = SYNONYMS): ParsedQuery {
  const typed = wordsOf(query);
  const telling = typed.filter((word) => !STOP_WORDS.has(word.raw) && !STOP_WORDS.has(word.whole));
  const alone = typed.some(({raw}) => raw === PRODUCT) ? [] : typed;
  const counted = (telling.length > 0 ? telling : alone).slice(0, MAX_WORDS);
  const last = /\s$/.test(query) ? undefined : typed.at(-1);
  // A single letter after other words matches too many words to be useful.
  const isTelling = last !== undefined && (last.raw.length > 1 || counted.length === 1);
  const open = isTelling && counted.includes(last) ? last : undefined;
  const words = new Map<string, QueryWord>();
  const add = (own: string, form: string, variants: Variant[], kind: 'word' | 'name' | 'part'): void => {
    const known = words.get(own);
    if (known) {
      known.variants.push(...variants);
      known.isPart &&= kind === 'part';
    } else words.set(own, {stem: own, form, variants, isName: kind === 'name', isPart: kind === 'part'});
  };
  counted.forEach((word, index) => {
    const isOpen = word === open;
    const [previous, next] = [counted[index - 1], counted[index + 1]];
    const meanings = meaningsOf(previous, word, next, synonyms);
    if (word.parts.length === 0) {
      const pairs = [
        ...(next?.parts.length === 0 ? [variantOf(word.whole + next.whole, 1, next === open)] : []),
        ...(previous?.parts.length === 0 ? [variantOf(previous.whole + word.whole, 1, isOpen)] : []),
      ];
      add(word.whole, word.raw, [variantOf(word.whole, 1, isOpen), ...pairs, ...meanings], 'word');
      return;
    }
    word.parts.forEach((part, place) => {
      const isOpenPart = isOpen && place === word.parts.length - 1 && (place === 0 || part.length > 1);
      add(part, part, [variantOf(part, 1, isOpenPart), ...(place === 0 ? meanings : [])], 'part');
    });
    // A section with the name itself is a better result than one with its parts.
    add(word.whole, word.raw, [variantOf(word.whole, 1, isOpen), variantOf(word.parts.join(''), 1, isOpen)], 'name');
  });
  const [first] = counted;
  const stems = [...words.values()].flatMap(({isName, stem: own}) => (isName ? [] : [own]));
  return {
    typed: typed.map(({raw}) => raw),
    words: [...words.values()],
    stems,
    joined: stems.join(''),
    open: open?.raw ?? null,
    exact: exactTerm(query),
    isShort: counted.length <= 1 && (first?.raw.length ?? 0) <= 2,
  };
}

function variantOf(term: string, weight: number, isPrefix: boolean, isSynonym = false): Variant {
  return {term, weight, isPrefix, isSynonym};
}

/** What else readers mean by a word, alone or with the one next to it. */
function meaningsOf(
  previous: Word | undefined,
  word: Word,
  next: Word | undefined,
  synonyms: Readonly<Record<string, string>>,
): Variant[] {
  const pairOf = (first: Word, second: Word): string[] => [`${first.raw} ${second.raw}`, `${first.whole} ${second.whole}`];
  const keys = [word.raw, word.whole, ...(previous ? pairOf(previous, word) : []), ...(next ? pairOf(word, next) : [])];
  return [...new Set(keys)]
    .flatMap((key) => (Object.hasOwn(synonyms, key) ? wordsOf(synonyms[key] ?? '') : []))
    .flatMap(({terms}) => terms.map((term) => variantOf(term, SYNONYM_WEIGHT, false, true)));
}

/**
 * Terms that are spelled like a word that the docs don't have.
 *
 * @param nearTerms terms of the index with at most so many typos, each with their number
 */
export function similarTerms(
  {stem: word, form}: QueryWord,
  nearTerms: (term: string, errors: number) => [string, number][],
): Variant[] {
  if (word.length < 3) return [];
  return [
    ...transpositions(word).map((swapped) => variantOf(stem(swapped), 1, true)),
    ...[...new Set([word, form])].flatMap((term) => [
      ...nearTerms(term, allowedErrors(term)).map(([near, errors]) => variantOf(near, TYPO_WEIGHT / Math.max(1, errors), false)),
      ...(term.length >= MIN_PREFIX_LENGTH ? [variantOf(term, TYPO_WEIGHT, true)] : []),
    ]),
  ];
}

function allowedErrors(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Two swapped letters are the most common typo, and would count as two errors otherwise. */
function transpositions(word: string): string[] {
  return Array.from({length: word.length - 1}, (_, index) => {
    const [first = '', second = ''] = [word[index], word[index + 1]];
    return word.slice(0, index) + second + first + word.slice(index + 2);
  });
}
