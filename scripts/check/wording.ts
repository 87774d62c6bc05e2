import type {Fault} from './finding';
import {lineAt, mask, QUOTATION, textWithoutNames, type Prose} from './prose';
import {WORDS_TO_AVOID} from './wordsToAvoid';

/** Words that the docs do not use. Code, bold names and quotations are left alone. */
export function checkWording(prose: readonly Prose[]): Fault[] {
  return prose.flatMap((text) => {
    // Words on both sides of a line break belong together.
    const spoken = mask(textWithoutNames(text), QUOTATION).replaceAll('\n', ' ');
    return WORDS_TO_AVOID.flatMap(({words, why, cure}) =>
      [...spoken.matchAll(words)].map(({0: found, index}) => ({
        line: lineAt(text, index),
        reason: `"${found}" ${why}`,
        cure,
      })),
    );
  });
}
