import {linePattern} from './dictionary';
import type {Fault} from './finding';
import {GAP} from 'docs-corpus/marks';
import {lineAt, mask, plainText, QUOTATION, textWithoutNames, type Prose} from './prose';
import type {Speller} from './speller';

/** URLs, file names, and packages in the text without backticks: `strapi.io/blog`, `Node.js`, `.env`, `src/api`. */
const NO_LANGUAGE =
  /https?:\/\/\S+|\S+@\S+|@[\w/-]+|(?<![\p{L}\p{N}])[.$]\p{L}[\w.-]*|[\p{L}\p{N}_.-]+(?:\/[\p{L}\p{N}_.-]+)+|[\p{L}\p{N}_-]+(?:\.[\p{Ll}\p{N}_][\p{L}\p{N}_-]*)+(?:\/\S*)?/gu;

/** Letters and apostrophes. Strings with digits or underscores aren't words. */
const WORD = /[\p{L}\p{M}\p{N}_]+(?:['’]\p{L}+)*/gu;

/** Finds words that are neither in the American English dictionary nor in the project's. Each is reported once per line. */
export function checkSpelling(prose: readonly Prose[], phrases: readonly string[], speller: Speller): Fault[] {
  const known = linePattern(phrases);
  const found = new Map<string, Fault>();
  for (const text of prose) {
    const masked = text.isRaw ? [QUOTATION, known] : [known];
    const written = masked.reduce(mask, plainText(text));
    const spoken = textWithoutNames(text);
    for (const {word, index} of wordsOf(written)) {
      // Code in a label, **findOne**, or where backticks aren't available.
      const isCode = (text.isRaw || spoken[index] === GAP) && /\p{Ll}\p{Lu}/u.test(word);
      if (isCode || speller.isCorrect(word)) continue;
      const line = lineAt(text, index);
      found.set(`${line} ${word}`, {line, reason: `"${word}" isn't in the dictionary`, fix: fixOf(word, text, speller)});
    }
  }
  return [...found.values()];
}

export function wordsOf(text: string): {word: string; index: number}[] {
  return [...mask(text, NO_LANGUAGE).matchAll(WORD)]
    .map(({0: word, index}) => ({word: word.replaceAll('’', "'"), index}))
    .filter(({word}) => word.length > 1 && !/[\p{N}_]/u.test(word));
}

function fixOf(word: string, {isRaw}: Prose, speller: Speller): string {
  const suggestions = speller.suggest(word).map((suggestion) => `"${suggestion}"`);
  const write = suggestions.length === 0 ? 'Correct it' : `Write ${suggestions.join(' or ')}`;
  const code = isRaw ? 'put code in "quotation marks"' : 'put code in backticks';
  return `${write}; ${code}; or add the word as a line of docs/dictionary.txt`;
}
