import parse from 'json5/lib/parse';
import {isObject, type Json, type JsonObject} from '../../request-code/json';
import {hintAt} from './hint';
import {positionOf, type Position} from './position';
import {unclosedBracket} from './tokens';

/** Why a query can't be read. Code in messages is between backticks. */
export interface Fault extends Position {
  message: string;
  hint: string | null;
  /** Length of the faulty text, in UTF-16 units. */
  length: number;
}

export type ParsedQuery = {query: JsonObject; fault?: undefined} | {query?: undefined; fault: Fault};

/** Parses JSON5, which includes JavaScript objects without code. Nothing is executed. */
export function parseQuery(text: string): ParsedQuery {
  if (text.trim() === '') return {query: {}};
  try {
    const query = parse<Json>(text);
    if (isObject(query)) return {query};
    const hint = 'Start with `{` and end with `}`: `{filters: {title: "Emma"}}`.';
    return {fault: {message: 'The query must be an object.', hint, length: 1, ...positionOf(text, text.search(/\S/))}};
  } catch (error) {
    return {fault: faultOf(error, text)};
  }
}

function faultOf(error: unknown, text: string): Fault {
  const place = placeOf(error);
  if (place === null) throw error;
  const lines = text.split('\n');
  const offset = lines.slice(0, place.line - 1).join('\n').length + (place.line > 1 ? 1 : 0) + place.column - 1;
  if (offset >= text.trimEnd().length) return endFault(text);
  if (place.column === 0) {
    const hint = 'Close it with the same quote, or write `\\n` for a line break.';
    return {message: 'A string doesn’t end on its line.', hint, length: 1, ...positionOf(text, offset)};
  }
  const stop = /[\uDC00-\uDFFF]/.test(text.charAt(offset)) ? offset - 1 : offset;
  // The parser stops inside a word if the word begins like a keyword.
  const wordStart = stop - (/[\p{L}_$]*$/u.exec(text.slice(0, stop))?.[0].length ?? 0);
  const isInKnownWord = /^(?:null|true|false|NaN|Infinity)/.test(text.slice(wordStart)) || wordStart === stop;
  const start = isInKnownWord || /(?:^|[:[,])\s*$/.exec(text.slice(0, wordStart)) === null ? stop : wordStart;
  const [found = ''] = /^(?:[\p{L}_$][\p{L}\p{N}_$]*|.)/su.exec(text.slice(start)) ?? [];
  return {
    message: `\`${found}\` isn’t valid here.`,
    hint: hintAt(text, start),
    length: found.length,
    ...positionOf(text, start),
  };
}

function endFault(text: string): Fault {
  const position = positionOf(text, text.trimEnd().length);
  const bracket = unclosedBracket(text);
  if (bracket === undefined) return {message: 'The query ends too early.', hint: null, length: 1, ...position};
  const {line} = positionOf(text, bracket.start);
  const hint = `The \`${bracket.source}\` of line ${line} isn’t closed, or a string has no closing quote.`;
  return {message: 'The query ends too early.', hint, length: 1, ...position};
}

/** The position where the parser stopped, from 1. Column 0 is the end of the previous line. */
function placeOf(error: unknown): {line: number; column: number} | null {
  if (!(error instanceof SyntaxError) || !('lineNumber' in error) || !('columnNumber' in error)) return null;
  const {lineNumber: line, columnNumber: column} = error;
  return typeof line === 'number' && typeof column === 'number' ? {line, column} : null;
}
