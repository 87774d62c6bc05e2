import {exactTerm, STOP_WORDS, stem, wordsOf, type Word} from './tokenize';
import {SYNONYMS} from './synonyms';

/** A term to look up, and the words of the query that it stands for. */
export interface QueryTerm {
  /** Bits of the words. */
  mask: number;
  weight: number;
  /** Also matches terms that start with it, for the word that is being typed. */
  prefix: boolean;
  /** Maximum number of typos. */
  fuzzy: number;
}

export interface ParsedQuery {
  /** All words as they were typed, in order. */
  typed: string[];
  terms: Map<string, QueryTerm>;
  /** Stems of the relevant words, one for each bit. */
  words: string[];
  /** Number of words that consist of parts, such as names in code. */
  names: number;
  /** The same words as typed. */
  forms: string[];
  /** The last word while it is being typed, otherwise `null`. */
  open: string | null;
  /** One or two letters: searches only titles and headings, for one letter only titles. */
  isShort: boolean;
  isLetter: boolean;
}

const MAX_WORDS = 12;
const WEIGHTS = {word: 1, whole: 3, pair: 1.3, synonym: 0.3, typo: 0.5};
const MIN_PREFIX_LENGTH = 4;
/** Words use the low bits of a mask, names the high ones. Any further ones share the last bit. */
const MAX_WORD_BITS = 20;
const HIGHEST_BIT = 29;
/** The bit of the whole query, which the sections have that document a name of this form. */
export const EXACT_BIT = 1 << 30;

export function parseQuery(query: string): ParsedQuery {
  const typed = wordsOf(query);
  const telling = typed.filter((word) => !STOP_WORDS.has(word.raw) && !STOP_WORDS.has(word.whole));
  const counted = (telling.length > 0 ? telling : typed).slice(0, MAX_WORDS);
  const last = /\s$/.test(query) ? undefined : typed.at(-1);
  // A single letter after other words matches too many words to be useful.
  const isTelling = last !== undefined && (last.raw.length > 1 || counted.length === 1);
  const open = isTelling && counted.includes(last) ? last : undefined;
  const parsed: ParsedQuery = {
    typed: typed.map(({raw}) => raw),
    terms: new Map(),
    words: [],
    names: 0,
    forms: [],
    open: open === undefined ? null : open.raw,
    isShort: counted.length === 1 && (counted[0]?.raw.length ?? 0) <= 2,
    isLetter: counted.length === 1 && counted[0]?.raw.length === 1,
  };
  const masks = counted.map((word) => addWord(parsed, word, word === open));
  counted.forEach((word, index) => {
    const next = counted[index + 1];
    if (next) addPair(parsed, word, next, (masks[index] ?? 0) | (masks[index + 1] ?? 0), next === open);
  });
  const whole = masks.reduce((all, mask) => all | mask, EXACT_BIT);
  addTerm(parsed, exactTerm(query), {mask: whole, weight: WEIGHTS.whole, prefix: false, fuzzy: 0});
  return parsed;
}

/** Adds a word, its parts, and its synonyms. Returns its bits. */
function addWord(parsed: ParsedQuery, word: Word, isOpen: boolean): number {
  const parts = word.parts.length > 0 ? word.parts : [word.whole];
  const mask = parts.reduce(
    (bits, part, index) =>
      bits |
      addPart(
        parsed,
        part,
        word.parts.length > 0 ? part : word.raw,
        isOpen && index === parts.length - 1 && (index === 0 || part.length > 1),
      ),
    0,
  );
  if (word.parts.length > 0) {
    // A separate bit, because a section with the name itself is a better result than one with its parts.
    const whole = nameBit(parsed.names++);
    addTerm(parsed, word.whole, {mask: mask | whole, weight: WEIGHTS.whole, prefix: isOpen, fuzzy: 0});
    addTerm(parsed, word.parts.join(''), {mask: mask | whole, weight: WEIGHTS.word, prefix: isOpen, fuzzy: 0});
  } else if (isOpen && word.raw !== word.whole) {
    addTerm(parsed, word.raw, {mask, weight: WEIGHTS.word, prefix: true, fuzzy: 0});
  }
  addSynonyms(parsed, [word.raw, word.whole], mask);
  return mask;
}

/** The bit of a complete name, by its index among the query's names. */
function nameBit(index: number): number {
  return 1 << Math.max(HIGHEST_BIT - index, MAX_WORD_BITS);
}

function addPart(parsed: ParsedQuery, part: string, form: string, isOpen: boolean): number {
  const {words, forms} = parsed;
  if (!words.includes(part) && words.length < MAX_WORD_BITS) {
    words.push(part);
    forms.push(form);
  }
  const known = words.indexOf(part);
  const bit = known >= 0 ? known : MAX_WORD_BITS - 1;
  const mask = 1 << bit;
  addTerm(parsed, part, {mask, weight: WEIGHTS.word, prefix: isOpen, fuzzy: 0});
  return mask;
}

function addPair(parsed: ParsedQuery, first: Word, second: Word, mask: number, isOpen: boolean): void {
  if (first.parts.length === 0 && second.parts.length === 0) {
    addTerm(parsed, first.whole + second.whole, {mask, weight: WEIGHTS.pair, prefix: isOpen, fuzzy: 0});
  }
  addSynonyms(parsed, [`${first.raw} ${second.raw}`, `${first.whole} ${second.whole}`], mask);
}

function addSynonyms(parsed: ParsedQuery, keys: string[], mask: number): void {
  const meanings = keys.flatMap((key) => (Object.hasOwn(SYNONYMS, key) ? [SYNONYMS[key] ?? ''] : []))[0];
  if (meanings === undefined) return;
  for (const term of wordsOf(meanings).flatMap(({terms}) => terms)) {
    addTerm(parsed, term, {mask, weight: WEIGHTS.synonym, prefix: false, fuzzy: 0});
  }
}

/** Synonyms find sections, but aren't what the reader typed. */
export function isSynonym(term: string, {terms}: ParsedQuery): boolean {
  return terms.get(term)?.weight === WEIGHTS.synonym;
}

function addTerm({terms}: ParsedQuery, term: string, added: QueryTerm): void {
  if (term === '') return;
  const known = terms.get(term);
  terms.set(
    term,
    known
      ? {
          mask: known.mask | added.mask,
          weight: Math.max(known.weight, added.weight),
          prefix: known.prefix || added.prefix,
          fuzzy: 0,
        }
      : added,
  );
}

/** Typo-tolerant terms for words without matches. */
export function typoTerms(parsed: ParsedQuery, missing: number): Map<string, QueryTerm> {
  const terms = new Map<string, QueryTerm>();
  parsed.words.forEach((word, index) => {
    const mask = 1 << index;
    if ((missing & mask) === 0 || word.length < 3) return;
    for (const swapped of transpositions(word)) terms.set(stem(swapped), {mask, weight: WEIGHTS.word, prefix: true, fuzzy: 0});
    // As typed and as a stem. Added last, because swapping two equal letters results in the word itself.
    for (const form of [word, parsed.forms[index] ?? word]) {
      terms.set(form, {mask, weight: WEIGHTS.typo, prefix: form.length >= MIN_PREFIX_LENGTH, fuzzy: allowedErrors(form)});
    }
  });
  return terms;
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
