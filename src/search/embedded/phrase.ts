import {wordsOf} from './tokenize';

/** A text as its words with a space before and behind each, for `closeness`. */
export function toWordLine(text: string): string {
  return ` ${wordsOf(text)
    .map(({raw}) => raw)
    .join(' ')} `;
}

/**
 * How much of a query stands in a text as it was typed: an error message that was pasted does, a coincidence does not.
 *
 * @param words of the query, the last of them perhaps not yet complete
 * @returns share of neighboring words that are neighbors in the text too, 0 to 1
 */
export function closeness(line: string, words: readonly string[]): number {
  if (words.length < 2) return 0;
  const last = words.length - 1;
  const pairs = words
    .slice(1)
    .filter((word, index) => line.includes(` ${words[index] ?? ''} ${word}${index + 1 === last ? '' : ' '}`));
  return pairs.length / last;
}
