/**
 * Evidence for the rows of the preceding table, one line per row, for notes that don't compare a column. Each line is a note, source, step, or
 * reason for its row:
 *
 *     proof rows:
 *       GET /api/books?sort=nope -> 400
 *       -
 *       source server/dist/limits.js "maxLimit: 100"
 *       & noProof third-party
 */
import type {TableText} from 'docs-corpus';
import {NOTE, NoteError, splitNote} from './note';
import {isRowsNote, joinLines, parseLine} from './rows';

/** A line of the note, as a comment of its own. */
export interface RowComment {
  /** Index of the row. */
  row: number;
  /** 0-based, in the note. */
  line: number;
  text: string;
}

const NO_EVIDENCE = '-';

/** Whether a note about rows names no column to compare. @param comment comment of a note */
export function isRowList(comment: string): boolean {
  return isRowsNote(comment) && /^[^\n]*:[ \t]*\n/.test(comment);
}

/**
 * @param comment comment of such a note
 * @param table the table before it
 * @throws {NoteError}
 */
export function rowComments(comment: string, table: TableText | null): RowComment[] {
  if (!table) throw new NoteError('The note is about rows, but there is no table right before it.');
  const [head = '', ...rest] = comment.split('\n');
  const common = head.replace(/^proof\s*|\brows\b|:\s*$/g, '').trim();
  const lines = joinIndented(rest);
  const found: RowComment[] = [];
  let row = -1;
  for (const {line, text} of lines) {
    const {isAnother, meta, body} = parseLine(text);
    if (!isAnother || row < 0) row += 1;
    if (body !== NO_EVIDENCE) found.push({row, line, text: asComment([common, meta].filter(Boolean).join(' '), body)});
  }
  if (row + 1 !== table.rows.length)
    throw new NoteError(
      `The table has ${table.rows.length} rows, but the note has lines for ${row + 1}. Write one for each row, and "-" for a row without evidence.`,
    );
  return found;
}

/** The words of a note before its colon and, in a note about rows, of each line. */
export function wordsOfNote(comment: string): string[] {
  const {meta, text} = splitNote(comment);
  if (!isRowsNote(comment)) return [meta];
  const [columns = '', ...rest] = text.split('\n');
  const lines = joinLines(isRowList(comment) ? [columns, ...rest] : rest).map(parseLine);
  return [meta.replace(/\brows\b/, ''), ...lines.map((line) => line.meta)];
}

function asComment(meta: string, body: string): string {
  const [, word, rest = ''] = /^(source|noProof|step)\s+([\s\S]+)$/.exec(body) ?? [];
  return word === undefined ? `proof${meta === '' ? '' : ` ${meta}`}: ${body}` : `${word}: ${rest}`;
}

/** The line for a comment, or `null` for one that isn't evidence for a row. */
export function rowLine(comment: string): string | null {
  const [, word, rest = ''] = /^(source|noProof|step)\s*:?\s*([\s\S]+)$/.exec(comment) ?? [];
  if (word !== undefined) return `${word} ${rest}`;
  const [, meta = '', body = ''] = NOTE.exec(comment) ?? [];
  return body === '' ? null : `${meta.trim()} ${body.trimStart()}`.trim();
}

/** A line that is indented more than the first continues the line before it. */
function joinIndented(lines: readonly string[]): {line: number; text: string}[] {
  const indent = /^\s*/.exec(lines.find((line) => line.trim() !== '') ?? '')?.[0].length ?? 0;
  const joined: {line: number; text: string}[] = [];
  for (const [index, written] of lines.entries()) {
    if (written.trim() === '') continue;
    const last = joined.at(-1);
    if (last && written.search(/\S/) > indent) last.text += `\n${written.trimEnd()}`;
    else joined.push({line: index + 1, text: written.trim()});
  }
  return joined;
}
