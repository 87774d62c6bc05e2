import {chunksOf, trimChunk, type WordPlaces} from '../../src/search/format';

/** Longer words are paths, hashes and encoded values, which no one types. */
const MAX_WORD_LENGTH = 40;
/** Identifiers, dates and long numbers of samples: rare, and no words. */
const NO_WORD = /^\d+(?:[-.:/]\d+)+|^\d{6,}$|^(?=.*\d)(?=.*\p{L})[\p{L}\p{N}]{16,}$|^[^\p{L}\p{N}]*$/u;
const CAPITALIZED = /^\p{Lu}\p{Ll}+$/u;

export interface CutText {
  /** What is shown and searched. */
  head: string;
  /** What was cut off behind it. */
  tail: string;
}

/**
 * The words of what was cut off, the rarest first until there is no more room: an error text or the name of an option
 * is in few sections and distinguishes them, and a word of many sections doesn't.
 *
 * @param maxLength characters of JSON
 */
export function toRestWords(sections: readonly CutText[], maxLength: number): WordPlaces {
  const places = new Map<string, number[]>();
  sections.forEach(({head, tail}, number) => {
    if (tail === '') return;
    const known = wordsIn(head);
    for (const word of wordsIn(tail)) {
      if (known.has(word)) continue;
      const list = places.get(word);
      if (list) list.push(number);
      else places.set(word, [number]);
    }
  });
  const rarest = [...places].sort(([, a], [, b]) => a.length - b.length);
  const chosen: [string, number[]][] = [];
  let length = 0;
  for (const [word, numbers] of rarest) {
    const gaps = toGaps(numbers);
    length += JSON.stringify(word).length + JSON.stringify(gaps).length + 2;
    if (length > maxLength) break;
    chosen.push([word, gaps]);
  }
  return inOrder(chosen);
}

/** Names with the sections that document them. */
export function toNamePlaces(namesOfSections: readonly (readonly string[])[]): WordPlaces {
  const places = new Map<string, number[]>();
  namesOfSections.forEach((names, number) => {
    for (const name of names) places.set(name, [...(places.get(name) ?? []), number]);
  });
  return inOrder([...places].map(([name, numbers]) => [name, toGaps(numbers)]));
}

/** In the order of the alphabet, words share their beginnings, which compresses well. */
function inOrder(words: readonly (readonly [string, number[]])[]): WordPlaces {
  const sorted = [...words].sort(([a], [b]) => (a < b ? -1 : 1));
  return {words: sorted.map(([word]) => word), sections: sorted.map(([, gaps]) => gaps)};
}

function wordsIn(text: string): Set<string> {
  const words = chunksOf(text).map((chunk) => {
    const word = trimChunk(chunk);
    return CAPITALIZED.test(word) ? word.toLowerCase() : word;
  });
  return new Set(words.filter((word) => word.length > 1 && word.length <= MAX_WORD_LENGTH && !NO_WORD.test(word)));
}

function toGaps(numbers: readonly number[]): number[] {
  return numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
}
