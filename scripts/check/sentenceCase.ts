import {linePattern} from './dictionary';
import type {Fault} from './finding';
import {lineAt, mask, QUOTATION, textWithoutNames, type Prose} from './prose';
import type {Speller} from './speller';
import {wordsOf} from './spelling';

/** As in responses: `404 Not Found`. */
const STATUS = /\b[1-5]\d\d(?: \p{Lu}\p{Ll}+)+/gu;
/** Precedes the start of a sentence or of a list item. */
const SENTENCE_START = /(?:^|[:.?!(|])\s*$|^\s*\d+[.)]\s*$/;

/**
 * Finds ordinary words that are capitalized within a title or heading. Names are ignored: those in the dictionary, those in
 * bold, and words that aren't ordinary.
 */
export function checkSentenceCase(headings: readonly Prose[], names: readonly string[], speller: Speller): Fault[] {
  const known = linePattern(names);
  return headings.flatMap((heading) => {
    const text = [QUOTATION, STATUS, known].reduce(mask, textWithoutNames(heading));
    return wordsOf(text)
      .filter(({word, index}) => /^\p{Lu}[\p{Ll}']+$/u.test(word) && !SENTENCE_START.test(text.slice(0, index)))
      .filter(({word}) => speller.isOrdinary(word))
      .map(({word, index}) => ({
        line: lineAt(heading, index),
        reason: `"${word}" has a capital within a heading or title`,
        fix: `Write "${word.toLowerCase()}"; or, if it is a name, add the whole name as a line of docs/dictionary.txt`,
      }));
  });
}
