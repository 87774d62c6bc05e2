/**
 * Notes: comments next to a claim, run like samples.
 *
 *     proof: GET /api/books?pagination[limit]=-1 -> 200, data.length = 1
 *     proof as="full-access": POST /api/books {"data": {}} -> 400, error.message = "title is required"
 *     proof: await strapi.documents('api::book.book').count() -> 8
 *     proof: graphql { books { title } } -> data.books.length = 8
 *     proof: boots
 *     proof file="src/index.ts": …
 *     proof codemod="5.0.0-use-uid-for-config-namespace-code": strapi.config.get('plugin.upload') -> strapi.config.get("plugin::upload")
 *     proof codemod="…": strapi.entityService.findPage('api::book.book') -> unchanged
 */

/** The action of a note, and the results that it expects. */
export interface Note {
  call: NoteCall;
  expectations: readonly Expectation[];
}

export type NoteCall =
  | {kind: 'http' | 'graphql' | 'snippet'; text: string}
  /** The app starts with the preceding files. */
  | {kind: 'boots'}
  /** The text is a file of the app. */
  | {kind: 'file'}
  /** Nothing is called. The note only has hints, such as `delete`. */
  | {kind: 'none'};

export type Expectation =
  | {kind: 'status'; status: number}
  | {kind: 'throws'; text: string}
  | {kind: 'value'; path: string; operator: Operator; value: unknown};

export const OPERATORS = ['=', '!=', '<', '<=', '>', '>=', 'contains', 'exists', 'is absent'] as const;
export type Operator = (typeof OPERATORS)[number];

/** Thrown for text that isn't a valid note. The message is for its author. */
export class NoteError extends Error {
  override name = 'NoteError';
}

/** The words before the first colon outside of quotes, and what follows it. */
export const NOTE = /^proof\b((?:"[^"\n]*"|'[^'\n]*'|[^:\n"'])*):(?:\s|$)([\s\S]*)$/;

/** Whether a comment is meant to be a note. */
export function isNote(comment: string): boolean {
  return /^proof\b/.test(comment);
}

/**
 * Splits the comment of a note into its parts.
 *
 * @throws {NoteError}
 */
export function splitNote(comment: string): {meta: string; text: string} {
  const match = NOTE.exec(comment);
  if (!match) throw new NoteError('The note has no colon after "proof". Write {/* proof: GET /api/books -> 200 */}.');
  // In a table, a pipe must be escaped with a backslash.
  return {meta: (match[1] ?? '').trim(), text: dedent(match[2] ?? '').replaceAll('\\|', '|')};
}

/**
 * @param text text after the colon
 * @param isFile whether the text is the content of a file
 * @throws {NoteError}
 */
export function parseNote(text: string, isFile: boolean): Note {
  if (isFile) return {call: {kind: 'file'}, expectations: []};
  const [called = '', expected = ''] = cutAtArrow(text);
  const call = parseCall(called.trim());
  const expectations = splitExpectations(expected).map((part) => parseExpectation(part, call.kind));
  if (expected.trim() === '' && /(?:^|\s)->/.test(text)) throw new NoteError('The note expects nothing after "->".');
  return {call, expectations};
}

/** The code to run a codemod on, and its result; `null` if the codemod doesn't change it. */
export interface CodemodNote {
  before: string;
  after: string | null;
}

/**
 * @param text text after the colon
 * @throws {NoteError}
 */
export function parseCodemodNote(text: string): CodemodNote {
  const [before = '', after = ''] = cutAtArrow(text).map((part) => part.trim());
  if (before === '' || after === '')
    throw new NoteError('A note about a codemod needs code, "->", and what comes of it: code, or the word unchanged.');
  return {before, after: after === 'unchanged' ? null : after};
}

function parseCall(text: string): NoteCall {
  if (text === '') return {kind: 'none'};
  if (text === 'boots') return {kind: 'boots'};
  if (/^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\s/.test(text)) return {kind: 'http', text: withBodyBelow(text)};
  const query = /^graphql\s+([\s\S]+)$/.exec(text)?.[1];
  return query === undefined ? {kind: 'snippet', text} : {kind: 'graphql', text: query};
}

/** In a note of one line, the body follows the path. */
function withBodyBelow(text: string): string {
  return text.includes('\n') ? text : text.replace(/\s+(?=\{)/, '\n\n');
}

function cutAtArrow(text: string): string[] {
  const match = /\s->(?=\s|$)/.exec(` ${text}`);
  return match ? [text.slice(0, Math.max(match.index - 1, 0)), text.slice(match.index + 2)] : [text];
}

/** Splits at commas and line ends that aren't inside quotes, brackets, or braces. */
function splitExpectations(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  let isQuoted = false;
  for (const [index, character] of text.split('').entries()) {
    if (character === '"' && text[index - 1] !== '\\') isQuoted = !isQuoted;
    if (!isQuoted && '[{('.includes(character)) depth += 1;
    if (!isQuoted && ']})'.includes(character)) depth -= 1;
    if (!isQuoted && depth === 0 && (character === ',' || character === '\n')) {
      parts.push(part);
      part = '';
    } else part += character;
  }
  return [...parts, part].map((piece) => piece.trim()).filter((piece) => piece !== '');
}

const VALUE = /^(\S*?)\s*(!=|<=|>=|=|<|>|\bcontains\b)\s*([\s\S]+)$/;

function parseExpectation(part: string, kind: NoteCall['kind']): Expectation {
  if (/^[1-5]\d\d$/.test(part) && (kind === 'http' || kind === 'graphql')) return {kind: 'status', status: Number(part)};
  const thrown = /^throws\s+(".*")$/s.exec(part)?.[1];
  if (thrown !== undefined) return {kind: 'throws', text: String(json(thrown, part))};
  const presence = /^(\S+)\s+(exists|is absent)$/.exec(part);
  if (presence?.[1] !== undefined)
    return {kind: 'value', path: presence[1], operator: presence[2] === 'exists' ? 'exists' : 'is absent', value: undefined};
  const [, path = '', sign, value] = VALUE.exec(part) ?? [];
  const operator = OPERATORS.find((known) => known === sign);
  if (operator !== undefined && value !== undefined) return {kind: 'value', path, operator, value: json(value, part)};
  if (kind === 'snippet') return {kind: 'value', path: '', operator: '=', value: json(part, part)};
  throw new NoteError(
    `"${part}" isn't an expectation. Write a status, or a path with one of ${OPERATORS.join(' ')} and a JSON value.`,
  );
}

function json(text: string, part: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NoteError(`"${part}" compares with something that isn't JSON. Put strings in double quotes.`);
  }
}

function dedent(text: string): string {
  const lines = text
    .replace(/^[ \t]*\n/, '')
    .trimEnd()
    .split('\n');
  const [first = '', ...others] = lines;
  const indents = others.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const firstIndent = /^[ \t]*/.exec(first)?.[0].length ?? 0;
  const indent = text.startsWith('\n') ? Math.min(firstIndent, ...indents) : Math.min(...indents, Number.MAX_SAFE_INTEGER);
  return [first.slice(text.startsWith('\n') ? indent : 0), ...others.map((line) => line.slice(indent))].join('\n').trim();
}
