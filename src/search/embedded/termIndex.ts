import SearchableMap from 'minisearch/SearchableMap';
import {similarTerms, type QueryWord, type Variant} from './query';

/** What is indexed separately of a page or section. `about` are the URL and the tags of a page. */
export type Field = 'heading' | 'text' | 'about';

/** For each field, numbers of entries, each followed by how often the entry has the term. */
type Places = Partial<Record<Field, number[]>>;

/** How often each entry has a word of the query. A word that is only similar counts as a part of it. */
export type Counts = Record<Field, Float32Array>;

export interface LookupOptions {
  /** Number of entries. */
  size: number;
  /** Skips texts for a query of one or two letters. */
  isShort: boolean;
  acceptsTypos: boolean;
  /** Collects the terms that were found: those that were typed are highlighted, synonyms aren't. */
  typed: Set<string>;
  synonyms: Set<string>;
}

/** A word that is being typed matches longer words of a text only from this length, because many words begin with fewer letters. */
const MIN_TEXT_PREFIX = 4;

/** Terms with the entries that have them. The library's map also finds terms by their beginning and with typos. */
export class TermIndex {
  readonly #terms = new SearchableMap<Places>();

  add(entry: number, field: Field, terms: readonly string[]): void {
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    for (const [term, count] of counts) {
      let places = this.#terms.get(term);
      if (!places) this.#terms.set(term, (places = {}));
      (places[field] ??= []).push(entry, count);
    }
  }

  /** Whether a word isn't only the beginning of others. */
  isWhole(word: string): boolean {
    return this.#terms.has(word) || this.#terms.atPrefix(word).size === 0;
  }

  /** @returns `null` if no entry has the word, not even with a typo */
  find(word: QueryWord, options: LookupOptions): Counts | null {
    const found = this.#collect(word.variants, options);
    if (found || !options.acceptsTypos) return found;
    const similar = similarTerms(word, (term, errors) =>
      [...this.#terms.fuzzyGet(term, errors)].map(([known, [, distance]]) => [known, distance]),
    );
    return this.#collect(similar, options);
  }

  #collect(variants: readonly Variant[], {size, isShort, typed, synonyms}: LookupOptions): Counts | null {
    const counts: Counts = {heading: new Float32Array(size), text: new Float32Array(size), about: new Float32Array(size)};
    const used = new Set<string>();
    for (const {term, weight, isPrefix, isSynonym} of variants) {
      const matches: Iterable<[string, Places | undefined]> = isPrefix
        ? this.#terms.atPrefix(term)
        : [[term, this.#terms.get(term)]];
      for (const [match, places] of matches) {
        if (!places || used.has(match)) continue;
        used.add(match);
        (isSynonym ? synonyms : typed).add(match);
        const share = (weight * term.length) / match.length;
        // A title names a thing once. A text is about what it repeats.
        for (const field of ['heading', 'about'] as const) {
          eachPlace(places[field], (entry) => (counts[field][entry] = Math.max(counts[field][entry] ?? 0, share)));
        }
        const hasText = !isShort && (match === term || term.length >= MIN_TEXT_PREFIX);
        if (hasText) eachPlace(places.text, (entry, count) => (counts.text[entry] = (counts.text[entry] ?? 0) + share * count));
      }
    }
    return used.size > 0 ? counts : null;
  }
}

function eachPlace(places: readonly number[] | undefined, visit: (entry: number, count: number) => void): void {
  if (!places) return;
  for (let index = 0; index < places.length; index += 2) visit(places[index] ?? 0, places[index + 1] ?? 0);
}
