import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes, Paragraph, Table} from 'mdast';
import {commentText, parseMdx} from 'docs-corpus';
import {createCorpusReader} from '../../plugins/corpus';
import {rowLine} from 'docs-proof/samples/rowList';
import {DEFAULT_SITE_URL} from '../../src/site/constants';
import {inlineComments} from './commentLines';

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Moves the comments of the files that are valid MDX.
 *
 * @param docsDir relative to the site, which is the current folder
 * @returns paths of the changed files
 */
export function moveCommentsBelow(docsDir: string, isWanted: (docsPath: string) => boolean): string[] {
  const reader = createCorpusReader({docsDir: path.resolve(docsDir), siteDir: process.cwd(), siteUrl: DEFAULT_SITE_URL});
  return reader
    .files()
    .filter(isWanted)
    .filter((docsPath) => {
      if (reader.inspect(docsPath).source === null) return false;
      const file = path.resolve(docsDir, docsPath);
      const text = readFileSync(file, 'utf8');
      const moved = moveComments(text);
      if (moved !== text) writeFileSync(file, moved);
      return moved !== text;
    })
    .map((docsPath) => reader.fileOf(docsPath));
}

/**
 * Moves comments out of sentences and cells, to lines of their own after the paragraph, list item, or fact. Those of a table become
 * one note with a line for each row.
 *
 * @param text of a page, which must be valid MDX
 */
export function moveComments(text: string): string {
  const root = parseMdx(text);
  const edits = editsIn(root, root, text);
  return edits.reduceRight(
    (moved, {start, end, text: replacement}) => moved.slice(0, start) + replacement + moved.slice(end),
    text,
  );
}

/** Edits in the order of the text. */
function editsIn(node: Nodes, parent: Nodes, text: string): Edit[] {
  if (node.type === 'paragraph') return inlineComments(node).length === 0 ? [] : [paragraphEdit(node, parent, text)];
  if (node.type === 'table') return inlineComments(node).length === 0 ? [] : [tableEdit(node, text)];
  if (node.type === 'heading' || !('children' in node)) return [];
  const children: readonly Nodes[] = node.children;
  return children.flatMap((child) => editsIn(child, node, text));
}

function paragraphEdit(node: Paragraph, parent: Nodes, text: string): Edit {
  const {start, end} = rangeOf(node);
  const indent = indentAt(start, text);
  if (isOfCards(node)) {
    // Each fact is followed by its own comments.
    const lines = node.children
      .filter(({type}) => type !== 'text')
      .flatMap((child) => [withoutComments(child, text), ...comments(child, indent, text)])
      .filter((line) => line !== '');
    return {start, end, text: lines.join(`\n${indent}`)};
  }
  // An empty line would put space between the items of the list.
  const separator = parent.type === 'listItem' ? `\n${indent}` : `\n\n${indent}`;
  return {start, end, text: [withoutComments(node, text), comments(node, indent, text).join(`\n${indent}`)].join(separator)};
}

/** Whether a paragraph consists of components on lines of their own, such as the facts of a card. */
function isOfCards({children}: Paragraph): boolean {
  return children.every(
    (child) =>
      child.type === 'mdxJsxTextElement' ||
      child.type === 'mdxTextExpression' ||
      (child.type === 'text' && child.value.trim() === ''),
  );
}

function tableEdit(node: Table, text: string): Edit {
  const {start, end} = rangeOf(node);
  const indent = indentAt(start, text);
  const rows = node.children.slice(1).map((row) => inlineComments(row).map((comment) => source(comment, text)));
  const lines = rows.map((own) => own.flatMap((comment) => rowLine(inner(comment)) ?? []));
  // Free text is no evidence for a row.
  const others = rows.flat().filter((comment) => rowLine(inner(comment)) === null);
  const note = [
    '{/* proof rows:',
    ...lines.flatMap((own) => (own.length === 0 ? ['  -'] : own.map((line, index) => `  ${index > 0 ? '& ' : ''}${line}`))),
    '*/}',
  ];
  const after = [...(lines.some((own) => own.length > 0) ? note : []), ...others].join(`\n${indent}`);
  return {start, end, text: `${withoutComments(node, text)}\n\n${indent}${after}`};
}

function withoutComments(node: Nodes, text: string): string {
  const {start, end} = rangeOf(node);
  let kept = '';
  let from = start;
  for (const comment of inlineComments(node)) {
    const range = rangeOf(comment);
    kept = (kept + text.slice(from, range.start)).replace(/[ \t]+$/, '');
    from = range.end;
    if (kept === '' || kept.endsWith('\n')) from += /^[ \t]*/.exec(text.slice(from))?.[0].length ?? 0;
  }
  return (kept + text.slice(from, end)).trimEnd();
}

function comments(node: Nodes, indent: string, text: string): string[] {
  return inlineComments(node).map((comment) => indented(source(comment, text), indent));
}

/** Lines of a comment must have at least the indentation of its list item. */
function indented(comment: string, indent: string): string {
  return comment.replace(/\n([ \t]*)(?=\S)/g, (_match, own: string) => `\n${own.length < indent.length ? indent : own}`);
}

function source(node: Nodes, text: string): string {
  const {start, end} = rangeOf(node);
  return text.slice(start, end);
}

/** The text of a comment in a cell, where pipes have a backslash. */
function inner(comment: string): string {
  return commentText(comment.slice(1, -1)).replaceAll('\\|', '|');
}

/** What the next lines of a block begin with. */
function indentAt(start: number, text: string): string {
  return text.slice(text.lastIndexOf('\n', start - 1) + 1, start).replace(/[^\s>]/g, ' ');
}

function rangeOf(node: Nodes): {start: number; end: number} {
  return {start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0};
}
