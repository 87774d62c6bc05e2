import type {Nodes, Paragraph, Parents, Table} from 'mdast';
import {commentText, isCommentNode, tableText, type SourceFile, type TableText} from 'docs-corpus';
import {isElement, propOf, textProp} from 'docs-corpus/element';
import {inlineParts} from 'docs-corpus/inline';
import {isInline} from 'docs-corpus/plainText';
import {lineOf} from 'docs-corpus/scope';
import {NoteError} from '../samples/note';
import {isRowList, rowComments, type RowComment} from '../samples/rowList';

/** A sentence, table row, or fact: the smallest part of a page that makes a statement. */
export interface Unit {
  kind: 'sentence' | 'row' | 'fact';
  /** 1-based. */
  line: number;
  spans: readonly Span[];
  /** Comments that can prove it: those in its block or its row, and those right after its block. */
  comments: readonly string[];
  /** Comments in its block and right after it, if it's the only sentence there. */
  alone: readonly string[];
  /** Samples right before or after its block. */
  samples: readonly NearSample[];
  /** Its place in the table; `null` if it isn't a table row. */
  row: {index: number; table: TableText; inner: readonly string[]} | null;
}

export interface Span {
  kind: 'text' | 'code' | 'bold';
  text: string;
  /** 1-based. */
  line: number;
  /** Target of the link that it's part of, as written: `./rest.md#endpoints`. */
  link: string | null;
  /** The column header in a table row; the name of a fact. */
  column: string | null;
}

export interface NearSample {
  /** As written after the language. */
  meta: string;
  /** Of the `<Response>` around it. */
  statuses: readonly number[];
  text: string;
}

interface Around {
  comments: readonly string[];
  /** Those right after the block. */
  near: readonly string[];
  samples: readonly NearSample[];
}

/** Cached, because every rule reads the units of the same file. */
const unitsByFile = new WeakMap<SourceFile, Unit[]>();

/** Splits a file into statements, with the comments and samples next to each. */
export function unitsOf(source: SourceFile): Unit[] {
  const units = unitsByFile.get(source) ?? unitsBelow(source.root, {comments: [], near: [], samples: []});
  unitsByFile.set(source, units);
  return units;
}

function unitsBelow(parent: Parents, around: Around): Unit[] {
  const children: readonly Nodes[] = parent.children;
  return children.flatMap((child, index) => {
    if (isCommentNode(child)) return [];
    const after = children.slice(index + 1);
    const next = after.findIndex((sibling) => !isCommentNode(sibling));
    const comments = after.slice(0, next < 0 ? undefined : next).map(commentOf);
    const before = children
      .slice(0, index)
      .filter((sibling) => !isCommentNode(sibling))
      .at(-1);
    const samples = [before, after[next]].flatMap((sibling) => (sibling ? samplesIn(sibling) : []));
    // A sample after a list applies to all items of the list.
    const inherited = parent.type === 'list' || parent.type === 'listItem' ? around.samples : [];
    return unitsIn(child, {
      comments: [...comments, ...around.comments],
      near: comments,
      samples: [...samples, ...inherited],
    });
  });
}

function unitsIn(node: Nodes, around: Around): Unit[] {
  switch (node.type) {
    case 'paragraph':
      // The title of an admonition describes its text, so it isn't a unit.
      return isLabel(node) ? [] : blockUnits(node.children, around);
    case 'table':
      return rowUnits(node, around);
    case 'heading':
    case 'code':
      return [];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      if (!isInline(node)) return unitsBelow(node, around);
      return blockUnits(node.children, around, node.name === 'Fact' ? textProp(node, 'name') : null);
    default:
      return 'children' in node ? unitsBelow(node, around) : [];
  }
}

function isLabel({data}: Paragraph): boolean {
  return data !== undefined && 'directiveLabel' in data && data.directiveLabel === true;
}

/** @param fact the name of a fact, which is one unit */
function blockUnits(children: readonly Nodes[], around: Around, fact: string | null = null): Unit[] {
  const parts = partsOf(children, fact);
  const inBlock = commentsIn(parts);
  const comments = [...inBlock, ...around.comments];
  const sentences = fact === null ? sentencesOf(parts) : [spansOf(parts)];
  const alone = sentences.length === 1 ? [...inBlock, ...around.near] : [];
  const kind = fact === null ? 'sentence' : 'fact';
  return sentences.flatMap((spans): Unit[] => {
    const [first] = spans;
    return first ? [{kind, line: first.line, spans, comments, alone, samples: around.samples, row: null}] : [];
  });
}

function rowUnits(node: Table, around: Around): Unit[] {
  const table = tableText(node);
  const listed = around.comments.filter(isRowList).flatMap((list) => commentsOfRows(list, table));
  const others = around.comments.filter((comment) => !isRowList(comment));
  return node.children.slice(1).map((row, index) => {
    const parts = row.children.flatMap((cell, column) => partsOf(cell.children, table.headers[column] ?? ''));
    const inner = [...commentsIn(parts), ...listed.filter((comment) => comment.row === index).map(({text}) => text)];
    return {
      kind: 'row',
      line: lineOf(row),
      spans: spansOf(parts),
      comments: [...inner, ...others],
      alone: [],
      samples: around.samples,
      row: {index, table, inner},
    };
  });
}

function commentsOfRows(list: string, table: TableText): RowComment[] {
  try {
    return rowComments(list, table);
  } catch (error) {
    if (!(error instanceof NoteError)) throw error;
    // The proof reports this error once for the whole note.
    return [];
  }
}

/** A comment is only its text. */
type Part = Span | string;

function commentsIn(parts: readonly Part[]): string[] {
  return parts.filter((part) => typeof part === 'string');
}

function spansOf(parts: readonly Part[]): Span[] {
  return parts.filter((part) => typeof part !== 'string');
}

function partsOf(nodes: readonly Nodes[], column: string | null): Part[] {
  return inlineParts(nodes).flatMap((part): Part[] => {
    switch (part.kind) {
      case 'text':
        return [{kind: part.isBold ? 'bold' : 'text', text: part.text, line: part.line, link: part.link, column}];
      case 'code':
        return [{kind: 'code', text: part.text, line: part.line, link: part.link, column}];
      case 'comment':
        return [commentOf(part.node)];
      case 'block':
        return part.node.type === 'paragraph' ? partsOf(part.node.children, column) : [];
      default:
        return [];
    }
  });
}

/** The end of a sentence, before the next sentence or the end of the text. */
const END = /(?<=[.!?]["”’)]*)\s+(?=["“‘(]?[\p{Lu}\d]|$)/u;
const ENDS = /[.!?]["”’)]*\s*$/;

function sentencesOf(parts: readonly Part[]): Span[][] {
  const sentences: Span[][] = [];
  let spans: Span[] = [];
  const close = (): void => {
    if (spans.some(({text}) => text.trim() !== '')) sentences.push(spans);
    spans = [];
  };
  for (const part of spansOf(parts)) {
    // The previous span ended a sentence.
    if (part.kind !== 'text' || /^\s/.test(part.text)) {
      const last = spans.at(-1);
      const isNew = last !== undefined && ENDS.test(last.text) && last.kind !== 'code' && beginsNew(part, last);
      if (isNew) close();
    }
    if (part.kind !== 'text') {
      spans.push(part);
      continue;
    }
    const pieces = part.text.split(END);
    let line = part.line;
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) close();
      if (piece !== '') spans.push({...part, text: piece, line});
      line += piece.split('\n').length - 1;
    }
  }
  close();
  return sentences;
}

function beginsNew(part: Span, last: Span): boolean {
  return /\s$/.test(last.text) || /^\s+["“‘(]?[\p{Lu}\d]/u.test(part.text);
}

function commentOf(node: Nodes): string {
  return 'value' in node ? commentText(node.value) : '';
}

/** Finds fences, including those in components such as `<ApiCall>` and tabs. */
function samplesIn(node: Nodes, statuses: readonly number[] = []): NearSample[] {
  if (node.type === 'code') return [{meta: node.meta ?? '', statuses, text: node.value}];
  if (!isElement(node)) return [];
  if (!['ApiCall', 'Request', 'Response', 'Tabs', 'TabItem', 'Columns', 'Column', 'PackageManagerTabs'].includes(node.name ?? ''))
    return [];
  const status = propOf(node, 'status');
  const own = typeof status === 'string' || typeof status === 'number' ? [...statuses, Number(status)] : statuses;
  return node.children.flatMap((child) => samplesIn(child, own));
}
