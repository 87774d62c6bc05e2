import type {Failure} from '../../types';
import {findKey} from './findKey';
import type {Misfit} from './shapeChecker';

/** Where a value is written that was compared with a type. */
export interface WrittenValue {
  /** TypeScript. */
  text: string;
  /** 1-based line of the page above its first. */
  line: number;
  /** What its keys are to a reader: `option`. */
  noun: string;
}

/** @param source where the packages declare what there is */
export function misfitFailure({path, kind, known}: Misfit, written: WrittenValue, source: string): Failure {
  const place = path.filter((key) => !/^\d+$/.test(key));
  const line = lineOf(path, written);
  if (kind === 'value')
    return {
      ...line,
      fault: `"${place.join('.')}" has a value of the wrong type.`,
      fix: `Use ${known.join(' or ')} (${source}).`,
    };
  const parent = place.slice(0, -1).join('.');
  return {
    ...line,
    fault: `There is no ${written.noun} "${place.at(-1) ?? ''}"${parent === '' ? '' : ` in "${parent}"`}.`,
    fix: known.length === 0 ? `It has no ${written.noun}s (${source}).` : `There are ${known.join(', ')} (${source}).`,
  };
}

export function lineOf(path: readonly string[], {text, line}: WrittenValue): {line?: number} {
  const found = findKey(text, path);
  return found === null ? {} : {line: line + 1 + found};
}
