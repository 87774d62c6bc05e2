/**
 * Notes about the rows of the preceding table, with one line per row.
 *
 *     proof rows: Status = status, Message = error.message
 *       POST /api/books {"data": {}}
 *       as="read-only" DELETE /api/books/abc
 *       GET /api/books -H "Authorization: Bearer nope"
 *       cell
 *       source @strapi/core/dist/services/errors.js "Not Found"
 *       noProof third-party
 */
import JSON5 from 'json5';
import type {TableCell, TableRow, TableText} from 'docs-corpus';
import {NoteError, splitNote} from './note';

/** What proves a row, or the reason why it isn't proven. A row with several values in its cells has several of these. */
export interface RowProof {
  kind: 'note' | 'source' | 'excuse';
  /** Index of the row. */
  row: number;
  /** Words of a note, as between `proof` and the colon. */
  meta: string;
  /** The text of a note, with the cells' values after the arrow; the references of a source; or the reason. */
  text: string;
  /** Text that the source must contain. */
  values: readonly string[];
}

interface Column {
  index: number;
  name: string;
  isWithin: boolean;
  path: string;
}

interface Line {
  isAnother: boolean;
  meta: string;
  body: string;
}

const COLUMN = /^(.+?)\s*(=|\bwithin\b)\s*(\S+)$/;
const HINTS = /^(?:[a-zA-Z]+=(?:"[^"]*"|'[^']*'|\S+)\s+|(?:fresh|continue|empty|excerpt)\s+)*/;
const REQUEST = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\s+\/\S*/;
const NOTHING = /^(?:[-–—]|none|nothing|empty|no body|\(no body\)|)$/i;
const ELLIPSIS = /…|\.\.\./;

/** Whether a note is about rows. @param comment comment of a note */
export function isRowsNote(comment: string): boolean {
  return /^proof\b[^:\n]*\brows\b/.test(comment.replace(/"[^"\n]*"/g, ''));
}

/**
 * @param comment comment of a note about rows
 * @param table the table before it
 * @throws {NoteError}
 */
export function expandRows(comment: string, table: TableText | null): RowProof[] {
  if (!table) throw new NoteError('The note is about rows, but there is no table right before it.');
  const {meta, text} = splitNote(comment);
  const [head = '', ...rest] = text.split('\n');
  const columns = splitColumns(head).map((part) => parseColumn(part, table));
  const lines = joinLines(rest).map(parseLine);
  const common = meta.replace(/\brows\b/, '').trim();
  return linesOfRows(lines, table).flatMap((own, row) =>
    own.map((line, place) => rowProof(line, {row, place, count: own.length, columns, table, common})),
  );
}

function splitColumns(head: string): string[] {
  const parts = head.split(',').map((part) => part.trim());
  if (head.trim() === '') throw new NoteError("The note doesn't name a column. Write {/* proof rows: Status = status */}.");
  return parts;
}

function parseColumn(part: string, {headers}: TableText): Column {
  const [, name = '', sign, path = ''] = COLUMN.exec(part) ?? [];
  if (sign === undefined)
    throw new NoteError(`"${part}" doesn't compare a column. Write "Status = status" or "Message within error.message".`);
  const index = headers.findIndex((header) => header.toLowerCase() === name.replace(/`/g, '').trim().toLowerCase());
  if (index < 0)
    throw new NoteError(`The table has no column "${name}", but ${headers.map((header) => `"${header}"`).join(', ')}.`);
  return {index, name: headers[index] ?? name, isWithin: sign === 'within', path};
}

/** An indented line continues the previous one. */
export function joinLines(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    if (line.trim() === '') continue;
    if (/^\s/.test(line) && joined.length > 0) joined.push(`${joined.pop() ?? ''}\n${line}`);
    else joined.push(line.trimEnd());
  }
  return joined;
}

/** @param line of a note about rows */
export function parseLine(line: string): Line {
  const isAnother = line.startsWith('&');
  const text = line.replace(/^&\s*/, '');
  const [hints = ''] = HINTS.exec(text) ?? [];
  return {isAnother, meta: hints.trim(), body: text.slice(hints.length)};
}

function linesOfRows(lines: readonly Line[], {rows}: TableText): Line[][] {
  const [first, ...others] = lines;
  const cell: Line = {isAnother: false, meta: '', body: 'cell'};
  if (!first) return rows.map(() => [cell]);
  if (/^each\s/.test(first.body)) {
    if (others.length > 0) throw new NoteError('A line that starts with "each" applies to all rows. Remove the other lines.');
    const each = {...first, body: first.body.replace(/^each\s+/, '')};
    return rows.map(() => [each]);
  }
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (line.isAnother && last) last.push(line);
    else groups.push([line]);
  }
  if (groups.length !== rows.length)
    throw new NoteError(
      `The table has ${rows.length} rows, but the note has lines for ${groups.length}. Write one for each row.`,
    );
  return groups;
}

interface Place {
  row: number;
  /** Index among the lines of its row. */
  place: number;
  count: number;
  columns: readonly Column[];
  table: TableText;
  common: string;
}

function rowProof({meta, body}: Line, {row, place, count, columns, table, common}: Place): RowProof {
  const own = table.rows[row] ?? {line: 0, cells: []};
  const excuse = /^noProof\s+(\S+)/.exec(body)?.[1];
  if (excuse !== undefined) return {kind: 'excuse', row, meta: '', text: excuse, values: []};
  const values = columns.map((column) => valueOf(column, own, place, count));
  const source = /^source\s+(.+)$/s.exec(body)?.[1];
  if (source !== undefined) return {kind: 'source', row, meta: '', text: source, values: values.flatMap((value) => value ?? [])};
  const [call = '', more = ''] = cutExpectations(filled(body === 'cell' ? requestIn(own, row) : body, own, table));
  const expectations = columns.flatMap((column, index) => expectationsOf(column, values[index] ?? null));
  const text = `${withHeaders(call)}\n-> ${[...expectations, ...(more === '' ? [] : [more])].join('\n')}`;
  return {kind: 'note', row, meta: [common, meta].filter(Boolean).join(' '), text, values: []};
}

function cutExpectations(body: string): string[] {
  const at = /\s->\s/.exec(body);
  return at ? [body.slice(0, at.index), body.slice(at.index + at[0].length)] : [body];
}

/** Replaces `{Key}` with the row's value in that column. */
function filled(body: string, {cells}: TableRow, {headers}: TableText): string {
  return headers.reduce((text, header, index) => {
    const cell = cells[index];
    return cell ? text.replaceAll(`{${header}}`, cell.code[0] ?? cell.text) : text;
  }, body);
}

function requestIn({cells}: TableRow, row: number): string {
  const request = cells.flatMap(({code}) => code).find((code) => REQUEST.test(code));
  if (request === undefined) throw new NoteError(`Row ${row + 1} has no request in code. Write a line for it in the note.`);
  if (/\/:\w/.test(request))
    throw new NoteError(`The request of row ${row + 1} has a parameter. Write a line with a real value in the note.`);
  return request;
}

/** Headers of a one-line request are written as for curl: -H "Name: value". */
function withHeaders(call: string): string {
  const headers = [...call.matchAll(/\s-H\s+"([^"]*)"/g)].map(([, header = '']) => header);
  if (headers.length === 0) return call;
  const [request = '', body = ''] = splitBody(call.replace(/\s-H\s+"[^"]*"/g, ''));
  return [request, ...headers, ...(body === '' ? [] : ['', body])].join('\n');
}

function splitBody(call: string): string[] {
  const at = /\s+(?=\{)/.exec(call);
  return at ? [call.slice(0, at.index), call.slice(at.index).trim()] : [call];
}

/** The value of the cell, or `null` if the cell says that there is none. */
function valueOf({index, path, name}: Column, {cells}: TableRow, place: number, count: number): string | null {
  const cell: TableCell = cells[index] ?? {text: '', code: []};
  if (path === 'status') return statusOf(cell, name, place, count);
  if (cell.code.length === 0) return NOTHING.test(cell.text) ? null : cell.text;
  return (cell.code.length === count ? cell.code[place] : cell.code[0]) ?? null;
}

function statusOf({text}: TableCell, name: string, place: number, count: number): string | null {
  const statuses = [...new Set(text.match(/\b[1-5]\d\d\b/g) ?? [])];
  if (statuses.length === 0) {
    if (NOTHING.test(text)) return null;
    throw new NoteError(`"${text}" in the column "${name}" has no status.`);
  }
  if (statuses.length > 1 && statuses.length !== count)
    throw new NoteError(
      `"${text}" has ${statuses.length} statuses. Write a line for each; those after the first start with "&".`,
    );
  return statuses[count === 1 ? 0 : place] ?? statuses[0] ?? null;
}

function expectationsOf({path, isWithin}: Column, value: string | null): string[] {
  if (path === 'status') return value === null ? [] : [value];
  const place = path === 'value' ? '' : path;
  if (value === null) return place === '' ? [] : [`${place} is absent`];
  if (path === 'throws') return [`throws ${JSON.stringify(value)}`];
  const parts = value.split(ELLIPSIS).map((part) => part.trim());
  if (isWithin || (parts.length > 1 && !/^[[{]/.test(value)))
    return parts.filter((part) => part !== '').map((part) => `${place} contains ${JSON.stringify(part)}`);
  return [`${place} = ${JSON.stringify(literal(value, path))}`];
}

/** Messages are strings. Other values are read as JavaScript. */
function literal(value: string, path: string): unknown {
  if (/(?:^|\.)(?:message|name)$/.test(path)) return value;
  try {
    const parsed: unknown = JSON5.parse(value);
    return parsed;
  } catch {
    return value;
  }
}
