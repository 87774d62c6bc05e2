import type {Fault} from './finding';
import {CODE, lineAt, mask, QUOTATION, textWithoutNames, type Prose} from './prose';
import type {WordsToAvoid} from './wordsToAvoid';

/** Words that the docs do not use. Code, bold names and quotations are left alone. */
export function checkWording(prose: readonly Prose[], table: readonly WordsToAvoid[]): Fault[] {
  return prose.flatMap((text) => {
    // Words on both sides of a line break belong together.
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

/** As a writer reads it in the line: code as dots. */
function quotable(found: string): string {
  return found.trim().replace(new RegExp(`${CODE}+`, 'g'), '…');
}
