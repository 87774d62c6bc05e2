/** The rules of English that checks and the proof apply: each is a row of a table, with texts that it finds and texts that it doesn't. */
import {parseMdx} from 'docs-corpus';
import {ENGLISH, type EnglishRule} from 'docs-proof/claims/english';
import {describe, expect, it} from 'vitest';
import {SCREEN_NAMES} from '../proof/names/namesIn';
import {ON_BY_DEFAULT} from '../proof/rules/onByDefault';
import {pageProse} from '../scripts/check/prose';
import {checkWording} from '../scripts/check/wording';
import {WORDS_TO_AVOID, type WordsToAvoid} from '../scripts/check/wordsToAvoid';
import {WORDS_TO_REPLACE} from '../scripts/check/wordsToReplace';

const WORDS: [string, readonly WordsToAvoid[]][] = [
  ['words to avoid', WORDS_TO_AVOID],
  ['words to replace', WORDS_TO_REPLACE],
];

const MEANINGS: [string, Record<string, EnglishRule>][] = [
  ['what can be checked', ENGLISH],
  ['what is on the screen', SCREEN_NAMES],
  ['what is on by default', ON_BY_DEFAULT],
];

/** Faults of a page with this text: the quoted words and what to write instead. */
function faultsOf(text: string, table: readonly WordsToAvoid[]): {reason: string; fix: string}[] {
  return checkWording(pageProse(parseMdx(text)), table).map(({reason, fix}) => ({reason, fix}));
}

describe.each(WORDS)('%s', (_, table) => {
  it.each(table)('are found once, and not in similar text: $words', ({why, fix, finds, misses}) => {
    expect(finds.length * misses.length, 'examples').toBeGreaterThan(0);
    for (const text of finds) {
      const found = faultsOf(text, table);
      expect(
        found.map((fault) => [fault.reason.endsWith(why), fault.fix]),
        text,
      ).toEqual([[true, fix]]);
    }
    for (const text of misses) expect(faultsOf(text, table), text).toEqual([]);
  });
});

describe.each(MEANINGS)('%s', (_, rules) => {
  it.each(Object.entries(rules))('is found as %s, and not in similar text', (_name, {pattern, finds, misses}) => {
    expect(finds.length * misses.length, 'examples').toBeGreaterThan(0);
    for (const text of finds) expect(text.search(pattern), text).toBeGreaterThanOrEqual(0);
    for (const text of misses) expect(text.search(pattern), text).toBe(-1);
  });
});

it('leaves alone code, **bold** names, and quotations', () => {
  const texts = [
    'The message is "You are not allowed to read".',
    'Click **Tick somebody**.',
    'Type `mend --address`.',
    'It says “Nobody may read”.',
  ];
  expect(texts.flatMap((text) => faultsOf(text, WORDS_TO_REPLACE))).toEqual([]);
});

it('quotes code as an ellipsis', () => {
  expect(faultsOf('It answers `404 Not Found`.', WORDS_TO_REPLACE).map(({reason}) => reason)).toEqual([
    `"answers …" isn't the verb for a response`,
  ]);
});
