import ts from 'typescript';
import type {Sample} from 'docs-proof/types';
import {isTypeScript} from './compilerOptions';

/** A snippet is run as the body of an async function, so top-level `await` and `return` are allowed. */
const TOP_LEVEL: ReadonlySet<number> = new Set([1108, 1309, 1375, 1378, 1432]);

/**
 * Errors that also apply to JavaScript: names, modules, exports, members, and options that don't exist, and a wrong number of
 * arguments. The others require type annotations, which JavaScript doesn't have.
 */
const JAVASCRIPT: ReadonlySet<number> = new Set([2304, 2305, 2307, 2339, 2353, 2551, 2552, 2554, 2555, 2561, 2614, 2724]);

export function isRelevant({code, messageText}: Pick<ts.Diagnostic, 'code' | 'messageText'>, sample: Sample): boolean {
  if (TOP_LEVEL.has(code)) return !isSnippet(sample);
  if (isTypeScript(sample.lang) || code < 2000) return true;
  return JAVASCRIPT.has(code) && !isOfNothing(ts.flattenDiagnosticMessageText(messageText, ' '));
}

/** Without an annotation, items of an empty array, such as the initial state of a component, have the type `never`. */
function isOfNothing(message: string): boolean {
  return message.includes("on type 'never'");
}

function isSnippet(sample: Sample): boolean {
  return sample.calls !== null || (sample.hints.after === true && sample.title === null);
}
