import type {Sample} from '../../types';
import {callKind} from '../../samples/kinds';
import {isTypeScript} from './settings';

/** A snippet is run as the body of an async function, which is no file: `await` and `return` stand at its top. */
const TOP_LEVEL: ReadonlySet<number> = new Set([1108, 1309, 1375, 1378, 1432]);

/**
 * What is wrong in JavaScript, too: names, modules, exports, members and options that do not exist, and wrong numbers of
 * arguments. The rest asks for annotations that JavaScript has no room for.
 */
const JAVASCRIPT: ReadonlySet<number> = new Set([2304, 2305, 2307, 2339, 2353, 2551, 2552, 2554, 2555, 2561, 2614, 2724]);

/** @param code of a diagnostic, as in `TS2339` */
export function isRelevant(code: number, sample: Sample): boolean {
  if (TOP_LEVEL.has(code)) return !isSnippet(sample);
  return isTypeScript(sample.lang) || code < 2000 || JAVASCRIPT.has(code);
}

function isSnippet(sample: Sample): boolean {
  return callKind(sample) !== null || (sample.hints.after === true && sample.title === null);
}
