import type {SourceFile} from 'docs-corpus';
import type {EnglishRule} from 'docs-proof/claims/english';
import type {Evidence} from 'docs-proof/claims/evidence';
import {evidenceOf, rowEvidence} from '../strapiEvidence';
import {unitsOf, type Unit} from 'docs-proof/claims/units';
import type {NameFault} from '../names/checkNames';

/** How pages say that something is on or off. */
export const ON_BY_DEFAULT = {
  on: {
    pattern: /\b(?:on|enabled|active) by default\b/i,
    finds: ['It is on by default.', 'Enabled by default'],
    misses: ['It is off by default.', 'Turn it on.'],
  },
  off: {
    pattern: /\b(?:off|disabled|inactive) by default\b/i,
    finds: ['It is off by default.', 'Disabled by default'],
    misses: ['It is on by default.', 'Turn it off.'],
  },
} satisfies Record<string, EnglishRule>;

/** Finds statements that something is on or off by default, and that contradict the default, note, or source next to them. */
export function checkOnByDefault(source: SourceFile): NameFault[] {
  return unitsOf(source).flatMap((unit) => {
    const stated = statedDefault(unit);
    const actual = stated === null ? null : evidentDefault(unit);
    if (stated === null || actual === null || stated === actual) return [];
    const [says, is] = stated ? ['on', false] : ['off', true];
    return [
      {
        line: unit.line,
        fault: `It says "${says} by default" next to \`${is}\`.`,
        fix: 'Correct the text, or the default next to it.',
      },
    ];
  });
}

function statedDefault({kind, spans}: Unit): boolean | null {
  const text = spans.map((span, index) => (span.column === spans[index - 1]?.column ? '' : ' ') + span.text).join('');
  if (kind === 'fact' && spans[0]?.column === 'On by default') {
    const [, answer] = /^\s*(Yes|No)\b/.exec(text) ?? [];
    return answer === undefined ? null : answer === 'Yes';
  }
  const [isOn, isOff] = [ON_BY_DEFAULT.on.pattern.test(text), ON_BY_DEFAULT.off.pattern.test(text)];
  return isOn === isOff ? null : isOn;
}

/** The only boolean of the row's default, or of the evidence for this statement alone. */
function evidentDefault(unit: Unit): boolean | null {
  const cell = unit.spans.filter(({column, kind}) => kind === 'code' && /^default\b/i.test(column ?? '')).map(({text}) => text);
  if (cell.length > 0) return onlyBoolean(cell);
  const comments = unit.row === null ? unit.alone : unit.row.inner;
  const evidence = [...rowEvidence(unit), ...comments.flatMap((comment): Evidence[] | Evidence => evidenceOf(comment) ?? [])];
  return onlyBoolean(evidence.flatMap((one) => ('stated' in one ? one.stated.texts : [])));
}

function onlyBoolean(texts: readonly string[]): boolean | null {
  const found = new Set(texts.flatMap((text) => text.match(/\b(?:true|false)\b/g) ?? []));
  return found.size === 1 ? found.has('true') : null;
}
