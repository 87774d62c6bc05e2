import {wordsOf} from './tokenize';

/** The words of a text with a space before and after each, for `closeness`. */
export function toWordLine(text: string): string {
  return ` ${wordsOf(text)
    .map(({raw}) => raw)
    .join(' ')} `;
}

/**
 * How much of a query is in a text as typed, which distinguishes a pasted error message from a coincidental match.
 *
 * @param words of the query; the last one can be incomplete
 * @returns share of adjacent words that are also adjacent in the text, 0 to 1
 */
export function closeness(line: string, words: readonly string[]): number {
  if (words.length < 2) return 0;
  const last = words.length - 1;
  const pairs = words
    .slice(1)
    .filter((word, index) => line.includes(` ${words[index] ?? ''} ${word}${index + 1 === last ? '' : ' '}`));
  return pairs.length / last;
}
