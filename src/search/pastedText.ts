import {MAX_QUERY_LENGTH} from './limits';

/** The message in the JSON of a response. */
const JSON_MESSAGE = /"message"\s*:\s*"((?:[^"\\]|\\.)*)"/;
/** The escape character begins each color of a terminal. */
const COLORS = /\u001B\[[\d;]*m/g;
const TIMESTAMP = /\[?\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:[.,]\d+)?Z?\]?/g;
const STACK = /^\s*at .+/;
/** Stricter, because a line of a question can begin with “at” too. */
const FRAME = /^\s*at\s.+(?:[:)]|\b\d+:\d+)\S*$/m;
/** `TypeError: `, `error: `, `Uncaught (in promise) Error: ` */
const PREFIX = /^(?:uncaught )?(?:\(in promise\) )?(?:\w*error(?: \[\w+\])?|warn|fatal(?: error)?): */i;
/** A database puts its message behind the query. */
const SQL = /^(?:select|insert|update|delete|create|alter) .* - (?=\S)/i;
/** URLs, files, and codes of the reader, which no page names. */
const VALUES = /\b(?=[A-F]*\d)[\dA-F]{8,}\b|["'`(]?(?:\w+:\/\/[^\s"'`)]+|(?:\b[A-Z]:)?(?:[\\/][\w.@~-]+){3,}(?::\d+)*)["'`)]?/g;
/** Most of what is kept of a long message comes from its beginning, and all of it if there is little more. */
const BEGINNING = 0.9;
const LONG = 1.5 * MAX_QUERY_LENGTH;

/**
 * The telling part of a pasted text that fits the search field: an error message without what terminals, logs, and stack
 * traces put around it, and of a long one its first and last words.
 */
export function toQuery(text: string): string {
  const message = JSON_MESSAGE.exec(text)?.[1]?.replace(/\\(.)/g, '$1') ?? text;
  const lines = message
    .replace(COLORS, '')
    .replace(TIMESTAMP, '')
    .split('\n')
    .filter((line) => !STACK.test(line))
    .map(oneLine);
  const line = lines.find((candidate) => PREFIX.test(candidate)) ?? lines.find(Boolean) ?? '';
  const bare = oneLine(line.replace(PREFIX, '').replace(PREFIX, '').replace(SQL, '').replace(VALUES, ''));
  return shorten(bare === '' ? oneLine(text) : bare);
}

/** What a pasted stack trace is about: its error. Any other question stays as it is. */
export function toQuestion(text: string): string {
  return FRAME.test(text) ? toQuery(text) : text;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function shorten(line: string): string {
  if (line.length <= MAX_QUERY_LENGTH) return line;
  const words = line.split(' ');
  const first = takeWords(words, MAX_QUERY_LENGTH * (line.length > LONG ? BEGINNING : 1));
  const last = takeWords(words.slice(first.length).reverse(), MAX_QUERY_LENGTH - first.join(' ').length - 1).reverse();
  return [...first, ...last].join(' ') || line.slice(0, MAX_QUERY_LENGTH);
}

/** As many words as fit. */
function takeWords(words: readonly string[], length: number): string[] {
  let room = length + 1;
  const end = words.findIndex((word) => (room -= word.length + 1) < 0);
  return words.slice(0, end === -1 ? words.length : end);
}

export const SHORTENED = 'The pasted text is too long for the field. Its most telling words are searched.';

/** The query for a text that is pasted into a field that can't hold all of it; otherwise `null`. */
export function shortenedPaste({value, selectionStart, selectionEnd}: HTMLInputElement, pasted: string): string | null {
  const whole = value.slice(0, selectionStart ?? value.length) + pasted + value.slice(selectionEnd ?? value.length);
  return whole.length > MAX_QUERY_LENGTH ? toQuery(whole) : null;
}
