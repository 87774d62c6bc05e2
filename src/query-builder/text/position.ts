/** A position in a text. Lines and columns start at 1. */
export interface Position {
  line: number;
  column: number;
  /** The whole line. */
  lineText: string;
  /** In UTF-16 units from 0, like the selection of a text area. */
  offset: number;
}

export function positionOf(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  const last = before.at(-1) ?? '';
  const [rest = ''] = text.slice(offset).split('\n');
  return {line: before.length, column: last.length + 1, lineText: last + rest, offset};
}
