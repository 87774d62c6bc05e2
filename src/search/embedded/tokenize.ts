/**
 * Converts text to comparable terms. Texts and queries go through the same steps, so that a query matches other forms of a
 * word: plural or singular, `findOne` or `find one`, `content-type` or `contenttype`.
 */
import {chunksOf, trimChunk} from '../format';

const CODE = /[_$@./-]|\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}{2}|\p{L}\p{N}|\p{N}\p{L}/u;
const PARTS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}[\p{Ll}\p{M}]*|\p{N}+|[^\p{Lu}\p{Ll}\p{N}_$@./-]+/gu;
/** Abbreviations that are read as one word: `i18n`, `k8s`. */
const NUMERONYM = /^\p{L}\p{N}+\p{L}$/u;
/** Often written both with and without a separator: `content-type`. */
const COMPOUND = /^-*[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)+$/u;
const MAX_TERM_LENGTH = 48;

/** A word of a text with all its searchable forms. The first one is the complete word. */
export interface Word {
  /** As typed, in lowercase and without accents. */
  raw: string;
  whole: string;
  /** Stems of its parts, `['find', 'one']`; empty for a plain word. */
  parts: string[];
  /** All its terms in the index. */
  terms: string[];
}

export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about also am an and any are as at be best but by can cannot could couldnt do does doesnt dont else even ever for from get had has have he hello her
  here hi how however i if im in into is isnt it its ive just maybe me might much my no not now of on onto or our over per please quite really return
  returns she should shouldnt since so some still strapi such tell than thanks that the their them then there these they this though through to too
  tried trying us use using very via want wanted wants was wasnt way we were werent what whats when where which while who whose why will with wont would
  wouldnt yet you your`.split(/\s+/),
);

/** A cache, because most words occur many times in the docs. */
const known = new Map<string, Word | null>();
const MAX_KNOWN = 50_000;

/** @param text in any language; case and accents are ignored */
export function wordsOf(text: string): Word[] {
  return chunksOf(text).flatMap((chunk) => wordOf(chunk) ?? []);
}

function wordOf(chunk: string): Word | null {
  const found = known.get(chunk);
  if (found !== undefined) return found;
  if (known.size >= MAX_KNOWN) known.clear();
  const word = toWord(chunk);
  known.set(chunk, word);
  return word;
}

function toWord(chunk: string): Word | null {
  const trimmed = trimChunk(chunk);
  if (trimmed === '') return null;
  const folded = fold(trimmed);
  if (!CODE.test(trimmed) || NUMERONYM.test(trimmed)) {
    const whole = stem(folded);
    return {raw: folded, whole, parts: [], terms: [whole]};
  }
  const parts = (trimmed.match(PARTS) ?? []).map((part) => stem(fold(part)));
  const joined = COMPOUND.test(trimmed) ? [parts.join('')] : [];
  // `future.adminTokens` is also found as `adminTokens`.
  const names = folded.split(/[./]/).filter((name) => name !== '');
  // Readers omit the prefix of names such as `$startsWith` and `--skip-cloud`.
  const bare = folded.replace(/^[$@-]+/, '');
  return {
    raw: folded,
    whole: folded,
    parts,
    terms: [...new Set([folded, ...(bare === '' ? [] : [bare]), ...joined, ...(names.length > 1 ? names : []), ...parts])],
  };
}

export function indexTerms(text: string): string[] {
  return wordsOf(text).flatMap(({terms}) => terms);
}

/** Terms of a short text. Adjacent words also count as one word, so that `quickstart` finds `Quick start`. */
export function titleTerms(text: string): string[] {
  const words = wordsOf(text);
  const pairs = words.flatMap((word, index) => {
    const next = words[index + 1];
    return next && word.parts.length === 0 && next.parts.length === 0 ? [word.whole + next.whole] : [];
  });
  return [...words.flatMap(({terms}) => terms), ...pairs];
}

/** The one term of a name or of a query that could be one. No other term has this form. */
export function exactTerm(name: string): string {
  return `=${fold(name.trim().replace(/\(\)$/, ''))}`;
}

/** Terms of names. The last part is one too: `rest.maxLimit` is also found as `maxLimit`, but `auth.url` isn't found as `url`. */
export function nameTerms(names: readonly string[]): string[] {
  return names.flatMap((name) => [name, ...(/\.(\w*[a-z][A-Z]\w*)$/.exec(name)?.slice(1) ?? [])]).map(exactTerm);
}

/** Unique stems of a short text, without stop words. */
export function stemsOf(text: string): string[] {
  const words = wordsOf(text);
  const stems = words.flatMap(({whole, parts}) => (parts.length > 0 ? parts : [whole]));
  const telling = stems.filter((term) => !STOP_WORDS.has(term));
  return [...new Set(telling.length > 0 ? telling : stems)];
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().slice(0, MAX_TERM_LENGTH);
}

/** Nouns that look like verb forms. */
const KEPT = new Set([
  'setting',
  'string',
  'pricing',
  'during',
  'nothing',
  'something',
  'news',
  'whats',
  'alias',
  'kubernetes',
  'need',
  'seed',
  'feed',
  'embed',
  'thing',
]);

/** A light English stemmer for plurals and verb endings. It removes too little rather than too much, because prefix search covers the rest. */
export function stem(word: string): string {
  const singular = KEPT.has(word) ? word : withoutPlural(word);
  if (KEPT.has(singular)) return singular;
  const verb = singular.length > 5 ? withoutVerbEnding(singular) : singular;
  if (verb.length > 8) return verb.replace(/(?:ment|ion)$/, '').replace(/e$/, '');
  return verb.length > 4 && verb.endsWith('e') ? verb.slice(0, -1) : verb;
}

function withoutPlural(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|ws|[sdxh]is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function withoutVerbEnding(word: string): string {
  const bare = word.replace(/(?:ing|ed)$/, '');
  if (bare === word || bare.length < 3 || !/[aeiouy]/.test(bare)) return word;
  return /([bdgmnprt])\1$/.test(bare) ? bare.slice(0, -1) : bare;
}
