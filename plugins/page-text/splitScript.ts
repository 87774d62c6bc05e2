import {runInNewContext} from 'node:vm';
import {TEXT_END, TEXT_START} from '../../src/page-text/marks';

export interface SplitScript {
  /** With the address of the text in the place of each text. */
  script: string;
  /** HTML of all pieces, module after module. */
  pieces: string[];
}

/**
 * Takes the text out of the finished script of a page.
 *
 * @param address of the file that will have the text
 * @returns `null` if the script has no text
 */
export function splitScript(script: string, address: string): SplitScript | null {
  const pieces: string[] = [];
  let rest = script;
  let split = '';
  for (let found = find(rest); found; found = find(rest)) {
    split += rest.slice(0, found.start) + JSON.stringify(`${address} ${pieces.length}`);
    pieces.push(...found.pieces);
    rest = rest.slice(found.end);
  }
  return split === '' ? null : {script: split + rest, pieces};
}

/** The first string literal between the marks, in whatever quotes the minifier chose. */
function find(script: string): {start: number; end: number; pieces: string[]} | null {
  const start = new RegExp(`["'\`]${TEXT_START}`).exec(script)?.index ?? -1;
  if (start === -1) return null;
  // A quote within the text is escaped.
  const mark = TEXT_END + script.charAt(start);
  const end = script.indexOf(mark, start) + mark.length;
  const text: unknown = runInNewContext(script.slice(start, end));
  const pieces: unknown = JSON.parse(String(text).slice(TEXT_START.length, -TEXT_END.length));
  return {start, end, pieces: Array.isArray(pieces) ? pieces.map(String) : []};
}
