import type {Root, Table, TableCell as TableCellNode} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {inlineParts} from './inline';
import {lineOf} from './scope';

/** A table with its cells as written, in Markdown. */
export interface WrittenTable {
  head: readonly string[];
  rows: readonly WrittenRow[];
}

export interface WrittenRow {
  /** 1-based. */
  line: number;
  cells: readonly string[];
}

/** The content of a table, without Markdown. */
export interface TableText {
  headers: readonly string[];
  rows: readonly TableRow[];
}

export interface TableRow {
  /** 1-based line in the table's file. */
  line: number;
  cells: readonly TableCell[];
}

export interface TableCell {
  text: string;
  /** The inline code, in order. */
  code: readonly string[];
}

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Only a table has one. Most sections have none, and parsing takes time. */
const DELIMITER_ROW = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*\||^[ \t>]*\|[ \t]*:?-/m;

/** The tables of plain Markdown, such as that of a section. */
export function tablesOf(markdown: string): WrittenTable[] {
  return DELIMITER_ROW.test(markdown) ? tablesIn(parser.parse(markdown), markdown) : [];
}

/** @param text what was parsed */
export function tablesIn(root: Root, text: string): WrittenTable[] {
  const tables: WrittenTable[] = [];
  visit(root, 'table', ({children: [head, ...rows]}) => {
    const writtenCells = (row: Table['children'][number] | undefined): string[] =>
      (row?.children ?? []).map((cell) => writtenCell(cell, text));
    tables.push({head: writtenCells(head), rows: rows.map((row) => ({line: lineOf(row), cells: writtenCells(row)}))});
  });
  return tables;
}

export function tableText(table: Table): TableText {
  const [head, ...rows] = table.children;
  return {
    headers: (head?.children ?? []).map((cell) => plainCell(cell).text),
    rows: rows.map((row) => ({line: lineOf(row), cells: row.children.map(plainCell)})),
  };
}

/** A pipe in a cell has a backslash only because it would end the cell. */
function writtenCell({children}: TableCellNode, text: string): string {
  const start = children[0]?.position?.start.offset ?? 0;
  return text.slice(start, children.at(-1)?.position?.end.offset ?? start).replaceAll('\\|', '|');
}

function plainCell({children}: TableCellNode): TableCell {
  const code: string[] = [];
  let text = '';
  for (const part of inlineParts(children)) {
    if (part.kind === 'code') code.push(part.text);
    if ('text' in part) text += part.text;
    else if (part.kind === 'space' && !/\s$/.test(text)) text += ' ';
  }
  return {text: text.trim(), code};
}
