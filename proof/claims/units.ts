import type {Nodes, Paragraph, Parents, PhrasingContent, Table, TableRow} from 'mdast';
import {commentText, isCommentNode, tableText, type SourceFile, type TableText} from '../../plugins/corpus';
import {NoteError} from '../samples/note';
import {isRowList, rowComments} from '../samples/rowList';

/** A sentence, table row, or fact: the smallest part of a page that makes a statement. */
export interface Unit {
  kind: 'sentence' | 'row' | 'fact';
  /** 1-based. */
  line: number;
  spans: readonly Span[];
  /** Comments that can prove it: those in its block or its row, and those right after its block. */
  comments: readonly Comment[];
  /** Comments in its block and right after it, if it's the only sentence there. */
  alone: readonly Comment[];
  /** Samples right before or after its block. */
  samples: readonly NearSample[];
  /** For a table row only. */
  row: {index: number; table: TableText; inner: readonly Comment[]} | null;
}

export interface Span {
  kind: 'text' | 'code' | 'bold';
  text: string;
  /** 1-based. */
  line: number;
  isLink: boolean;
  /** The column header in a table row; the name of a fact. */
  column: string | null;
}

export interface Comment {
  line: number;
  text: string;
}

export interface NearSample {
  /** The meta string after the language, plus that of the component around it: `status={404}`. */
  meta: string;
  text: string;
}

interface Around {
  comments: readonly Comment[];
  /** Those right after the block. */
  near: readonly Comment[];
  samples: readonly NearSample[];
}

const NO_SAMPLES: readonly NearSample[] = [];

/** Splits a file into statements, with the comments and samples next to each. */
export function unitsOf(source: SourceFile): Unit[] {
  const units: Unit[] = [];
  visitChildren(source.root, {comments: [], near: [], samples: NO_SAMPLES}, units);
  return units;
}

function visitChildren(parent: Parents, around: Around, units: Unit[]): void {
  const children: readonly Nodes[] = parent.children;
  for (const [index, child] of children.entries()) {
    if (isCommentNode(child)) continue;
    const after = children.slice(index + 1);
    const next = after.findIndex((sibling) => !isCommentNode(sibling));
    const comments = after.slice(0, next < 0 ? undefined : next).map(commentOf);
    const before = children
      .slice(0, index)
      .filter((sibling) => !isCommentNode(sibling))
      .at(-1);
    const samples = [before, after[next]].flatMap((sibling) => (sibling ? samplesIn(sibling) : []));
    const own = {comments: [...comments, ...around.comments], near: comments};
    visit(child, {...own, samples: [...samples, ...inherited(parent, around)]}, units);
  }
}

/** A sample after a list applies to all items of the list. */
function inherited(parent: Parents, {samples}: Around): readonly NearSample[] {
  return parent.type === 'list' || parent.type === 'listItem' ? samples : NO_SAMPLES;
}

function visit(node: Nodes, around: Around, units: Unit[]): void {
  switch (node.type) {
    case 'paragraph':
      // The title of an admonition describes its text, so it isn't a unit.
      if (isLabel(node)) return;
      addSentences(node.children, 'sentence', null, around, units);
      return;
    case 'table':
      addRows(node, around, units);
      return;
    case 'heading':
    case 'code':
      return;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      if (!holdsPhrases(node)) visitChildren(node, around, units);
      else addSentences(node.children, node.name === 'Fact' ? 'fact' : 'sentence', textAttribute(node, 'name'), around, units);
      return;
    default:
      if ('children' in node) visitChildren(node, around, units);
  }
}

function isLabel({data}: Paragraph): boolean {
  return data !== undefined && 'directiveLabel' in data && data.directiveLabel === true;
}

function holdsPhrases(node: Parents): node is Parents & {children: PhrasingContent[]} {
  return node.children.some(({type}) => ['text', 'inlineCode', 'strong', 'emphasis', 'link'].includes(type));
}

type JsxElement = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

function textAttribute(node: JsxElement, name: string): string | null {
  const found = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  return typeof found?.value === 'string' ? found.value : null;
}

function addSentences(
  children: readonly Nodes[],
  kind: 'sentence' | 'fact',
  column: string | null,
  around: Around,
  units: Unit[],
): void {
  const parts = children.flatMap((child) => partsOf(child, column));
  const inBlock = commentsIn(parts);
  const comments = [...inBlock, ...around.comments];
  const sentences = kind === 'fact' ? [spansOf(parts)] : sentencesOf(parts);
  const alone = sentences.length === 1 ? [...inBlock, ...around.near] : [];
  for (const spans of sentences) {
    const [first] = spans;
    if (first) units.push({kind, line: first.line, spans, comments, alone, samples: around.samples, row: null});
  }
}

function addRows(node: Table, around: Around, units: Unit[]): void {
  const table = tableText(node);
  const listed = around.comments.filter(({text}) => isRowList(text)).flatMap((list) => commentsOfRows(list, table));
  const others = around.comments.filter(({text}) => !isRowList(text));
  for (const [index, row] of node.children.slice(1).entries()) {
    const parts = row.children.flatMap((cell, column) => {
      const header = table.headers[column] ?? '';
      return cell.children.flatMap((child) => partsOf(child, header));
    });
    const inner = [...commentsIn(parts), ...listed.filter((comment) => comment.row === index)];
    units.push({
      kind: 'row',
      line: lineOf(row),
      spans: spansOf(parts),
      comments: [...inner, ...others],
      alone: [],
      samples: around.samples,
      row: {index, table, inner},
    });
  }
}

function commentsOfRows({line, text}: Comment, table: TableText): (Comment & {row: number})[] {
  try {
    return rowComments(text, table).map((comment) => ({...comment, line: line + comment.line}));
  } catch (error) {
    if (!(error instanceof NoteError)) throw error;
    // The proof reports this error once for the whole note.
    return [];
  }
}

function lineOf(node: Nodes | TableRow): number {
  return node.position?.start.line ?? 1;
}

type Part = Span | {comment: Comment};

function commentsIn(parts: readonly Part[]): Comment[] {
  return parts.flatMap((part) => ('comment' in part ? [part.comment] : []));
}

function spansOf(parts: readonly Part[]): Span[] {
  return parts.flatMap((part) => ('comment' in part ? [] : [part]));
}

function partsOf(node: Nodes, column: string | null, kind: Span['kind'] = 'text', isLink = false): Part[] {
  if (isCommentNode(node)) return [{comment: commentOf(node)}];
  switch (node.type) {
    case 'text':
      return [{kind, text: node.value, line: lineOf(node), isLink, column}];
    case 'inlineCode':
      return [{kind: 'code', text: node.value, line: lineOf(node), isLink, column}];
    case 'strong':
      return node.children.flatMap((child) => partsOf(child, column, 'bold', isLink));
    case 'link':
    case 'linkReference':
      return node.children.flatMap((child) => partsOf(child, column, kind, true));
    case 'emphasis':
    case 'delete':
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement':
    case 'paragraph':
      return node.children.flatMap((child) => partsOf(child, column, kind, isLink));
    default:
      return [];
  }
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

function commentOf(node: Nodes): Comment {
  return {line: lineOf(node), text: 'value' in node ? commentText(node.value) : ''};
}

/** Finds fences, including those in components such as `<ApiCall>` and tabs. */
function samplesIn(node: Nodes, meta = ''): NearSample[] {
  if (node.type === 'code') return [{meta: `${meta} ${node.meta ?? ''}`.trim(), text: node.value}];
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  if (!['ApiCall', 'Request', 'Response', 'Tabs', 'TabItem', 'Columns', 'Column', 'PackageManagerTabs'].includes(node.name ?? ''))
    return [];
  const status = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'status')?.value;
  const value = typeof status === 'object' ? status?.value : status;
  const own = value ? `${meta} status=${value}` : meta;
  return node.children.flatMap((child) => samplesIn(child, own));
}
