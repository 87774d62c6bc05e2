import ts from 'typescript';
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

export function isRelevant({code, messageText}: Pick<ts.Diagnostic, 'code' | 'messageText'>, sample: Sample): boolean {
  if (TOP_LEVEL.has(code)) return !isSnippet(sample);
  if (isTypeScript(sample.lang) || code < 2000) return true;
  return JAVASCRIPT.has(code) && !isOfNothing(ts.flattenDiagnosticMessageText(messageText, ' '));
}

/** What is in an empty array, such as the state that a component begins with, is nothing without an annotation. */
function isOfNothing(message: string): boolean {
  return message.includes("on type 'never'");
}

function isSnippet(sample: Sample): boolean {
  return callKind(sample) !== null || (sample.hints.after === true && sample.title === null);
}
