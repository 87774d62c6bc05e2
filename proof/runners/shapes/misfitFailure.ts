import type {Failure} from 'docs-proof/types';
import {findKey} from './findKey';
import type {Misfit} from './shapeChecker';

/** The code of a value that was compared with a type. */
export interface WrittenValue {
  /** TypeScript code. */
  text: string;
  /** 1-based page line of the line above the first one. */
  line: number;
  /** The reader's word for its keys: `option`. */
  noun: string;
}

/** @param source where the packages declare the known keys */
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
    fix: known.length === 0 ? `It has no ${written.noun}s (${source}).` : `Use one of ${known.join(', ')} (${source}).`,
  };
}

export function lineOf(path: readonly string[], {text, line}: WrittenValue): {line?: number} {
  const found = findKey(text, path);
  return found === null ? {} : {line: line + 1 + found};
}
