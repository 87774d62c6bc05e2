import type {Fault} from './finding';
import {CODE, lineAt, mask, QUOTATION, textWithoutNames, type Prose} from './prose';
import type {WordsToAvoid} from './wordsToAvoid';

/** Finds words that the docs don't use. Code, bold names, and quotations are ignored. */
export function checkWording(prose: readonly Prose[], table: readonly WordsToAvoid[]): Fault[] {
  return prose.flatMap((text) => {
    // A phrase can continue on the next line.
    const spoken = mask(textWithoutNames(text), QUOTATION).replaceAll('\n', ' ');
    const applying = table.filter(({unless}) => !unless?.test(spoken));
    return applying.flatMap(({words, why, fix}) =>
      [...spoken.matchAll(words)].map(({0: found, index}) => ({
        line: lineAt(text, index),
        reason: `"${quotable(found)}" ${why}`,
        fix,
      })),
    );
  });
}

/** The match as reported, with dots in place of code. */
function quotable(found: string): string {
  return found.trim().replace(new RegExp(`${CODE}+`, 'g'), '…');
}
