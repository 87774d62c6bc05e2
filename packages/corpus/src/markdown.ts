import type {Heading, Nodes, Parents} from 'mdast';
import {blocks, image} from './markdown-form';
import {readFence} from './fence';
import {admonition} from './components';
import type {JsxNode} from './element';
import {SECTION} from './marks';
import {directiveContent, givenTitle, inlineText, isInline} from './plainText';
import {absoluteLink, expressionText, fault, resolveElement, type Scope} from './scope';
import {isComment} from './staticValue';

/**
 * Converts MDX to plain Markdown by replacing only the MDX parts of the writer's text. Everything else, code in particular,
 * is kept unchanged.
 */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** @returns the text with a mark before each heading */
export function rootMarkdown(scope: Scope): string {
  return blocksMarkdown(scope.source.root.children, scope);
}

function blocksMarkdown(nodes: readonly Nodes[], scope: Scope): string {
  return blocks(...nodes.map((node) => blockMarkdown(node, scope)));
}

function blockMarkdown(node: Nodes, scope: Scope): string {
  const {start, end} = range(node);
  const indent = lineIndent(scope.source.text, start);
  return removeIndent(applyEdits(scope.source.text, start, end, edits(node, scope)), indent);
}

/** The text before a block on its line: the indentation of the component around it, or the `>` of a blockquote. */
function lineIndent(text: string, offset: number): string {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[\s>]*/.exec(text.slice(lineStart, offset))?.[0] ?? '';
}

function removeIndent(text: string, indent: string): string {
  if (indent === '') return text;
  const prefix = new RegExp(`^${indent.includes('>') ? '[ \\t>]' : '[ \\t]'}{0,${indent.length}}`);
  const [first = '', ...rest] = text.split('\n');
  return [first, ...rest.map((line) => line.replace(prefix, ''))].join('\n');
}

function applyEdits(text: string, start: number, end: number, list: readonly Edit[]): string {
  let result = '';
  let position = start;
  for (const edit of list) {
    result += text.slice(position, Math.max(edit.start, position)) + edit.text;
    position = Math.max(edit.end, position);
  }
  return result + text.slice(position, end);
}

function edits(node: Nodes, scope: Scope): Edit[] {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
      return [{...range(node), text: ''}];
    case 'heading':
      return headingEdits(node, scope);
    case 'mdxTextExpression':
      return isComment(node.data?.estree)
        ? [removeInText(node, scope)]
        : [{...range(node), text: escapeMarkdown(expressionText(node, scope))}];
    case 'mdxFlowExpression':
      return [replaceBlock(node, escapeMarkdown(expressionText(node, scope)), scope)];
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement':
      return [replaceElement(node, scope)];
    case 'containerDirective':
      return [
        replaceBlock(node, admonition(node.name, givenTitle(node, scope), blocksMarkdown(directiveContent(node), scope)), scope),
      ];
    case 'code':
      return codeEdits(node, scope);
    case 'link':
      return [...childEdits(node, scope), ...destinationEdits(node, node.children.at(-1), scope)];
    case 'image':
      return [{...range(node), text: image(node.alt ?? '', node.url, (url) => absoluteLink(url, node, scope))}];
    case 'definition':
      return definitionEdits(node, scope);
    case 'tableCell':
      return childEdits(node, scope).map((edit) => ({...edit, text: edit.text.replace(/(?<!\\)\|/g, '\\|')}));
    default:
      return 'children' in node ? childEdits(node, scope) : [];
  }
}

function childEdits(node: Parents, scope: Scope): Edit[] {
  return node.children.flatMap((child) => edits(child, scope));
}

function headingEdits(node: Heading, scope: Scope): Edit[] {
  const {start} = range(node);
  if (node === scope.source.contentTitle && scope.pageLine === null) return [{...range(node), text: ''}];
  return [{start, end: start, text: SECTION}, ...childEdits(node, scope)];
}

function replaceElement(node: JsxNode, scope: Scope): Edit {
  const element = resolveElement(node, scope);
  if (element.kind === 'snippet') return replaceBlock(node, rootMarkdown(element.scope), scope);
  const content = elementContent(node, element.scope);
  const markdown = element.handler.markdown(element.use, content, (url) => absoluteLink(url, node, scope));
  if (markdown === '' && node.type === 'mdxJsxTextElement') return removeInText(node, scope);
  return replaceBlock(node, markdown, scope);
}

function elementContent(node: JsxNode, scope: Scope): string {
  // Backticks keep what is between them as it is, so there is nothing to escape.
  if (node.name === 'code') return node.children.map((child) => inlineText(child, scope)).join('');
  return isInline(node) ? inlineContent(node, scope) : blocksMarkdown(node.children, scope);
}

function inlineContent(node: Parents, scope: Scope): string {
  const [first, last] = [node.children[0], node.children.at(-1)];
  if (!first || !last) return '';
  const {start} = range(first);
  return removeIndent(
    applyEdits(scope.source.text, start, range(last).end, childEdits(node, scope)),
    lineIndent(scope.source.text, start),
  ).trim();
}

/** Repeats the text before the node on all its lines, so that it stays in its list item or blockquote. */
function replaceBlock(node: Nodes, markdown: string, scope: Scope): Edit {
  const {start, end} = range(node);
  if (markdown === '') return removeWithSpace(node, scope);
  const {text} = scope.source;
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const prefix = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*$/.test(before) ? before.replace(/[^\s>]/g, ' ') : '';
  return {start, end, text: markdown.replace(/\n(?=[^\n])/g, `\n${prefix}`).replace(/\n(?=\n)/g, `\n${prefix.trimEnd()}`)};
}

/** Also removes the space before the comment. Removes a line break only if the line ends there, so that paragraphs aren't split or joined. */
function removeInText(node: Nodes, {source: {text}}: Scope): Edit {
  const {start, end} = range(node);
  // This line and the one above it.
  const before = text.slice(text.lastIndexOf('\n', text.lastIndexOf('\n', start - 1) - 1) + 1, start);
  const after = text.slice(end);
  const opensBlock = /(?:^|\n)[\s>]*(?:[-*+]\s+|\d+[.)]\s+)?$/.test(before) && !/[^\s>]\n[ \t>]*$/.test(before);
  if (opensBlock) return {start, end: end + (/^[ \t]*/.exec(after)?.[0].length ?? 0), text: ''};
  if (/^[ \t]*(?:\r?\n|$)/.test(after)) return {start: text.slice(0, start).trimEnd().length, end, text: ''};
  return {start: start - (/[ \t]*$/.exec(before)?.[0].length ?? 0), end, text: ''};
}

/** Also removes the space or the empty lines before the node. */
function removeWithSpace(node: Nodes, {source}: Scope): Edit {
  const {start, end} = range(node);
  const before = source.text.slice(0, start).trimEnd();
  const isListItemStart = /^[\s>]*(?:[-*+]|\d+[.)])$/.test(before.slice(before.lastIndexOf('\n') + 1));
  return {start: isListItemStart ? start : before.length, end, text: ''};
}

/** Keeps only the title of a fence's metadata, and no comments that mark lines, because the rest has no meaning outside the site. */
function codeEdits(node: Extract<Nodes, {type: 'code'}>, scope: Scope): Edit[] {
  const {text} = scope.source;
  const {start, end} = range(node);
  const fence = /^(?:`{3,}|~{3,})/.exec(text.slice(start, end))?.[0] ?? '';
  const lineEnd = text.indexOf('\n', start);
  const {title, code} = readFence(node.value, node.meta);
  const info = [node.lang ?? '', ...(title === null ? [] : [`title="${title}"`])].join(' ');
  if (code !== node.value) return [replaceBlock(node, `${fence}${info}\n${code}\n${fence}`, scope)];
  if (!node.meta) return [];
  return [{start: start + fence.length, end: lineEnd === -1 ? end : lineEnd, text: info}];
}

/** @param lastChild last node of the link's text */
function destinationEdits(node: Extract<Nodes, {type: 'link'}>, lastChild: Nodes | undefined, scope: Scope): Edit[] {
  const {start, end} = range(node);
  const textEnd = lastChild ? range(lastChild).end : start + 1;
  const opening = /^\]\(\s*/.exec(scope.source.text.slice(textEnd, end))?.[0];
  // A bare URL is already absolute.
  return opening === undefined ? [] : [destinationEdit(textEnd + opening.length, end - 1, node, scope)];
}

function definitionEdits(node: Extract<Nodes, {type: 'definition'}>, scope: Scope): Edit[] {
  const {start, end} = range(node);
  const opening = /^\[(?:[^\]\\]|\\.)*\]:\s*/s.exec(scope.source.text.slice(start, end))?.[0];
  if (opening === undefined) throw fault(node, scope, 'this link definition cannot be read', 'Write it as [label]: url');
  return [destinationEdit(start + opening.length, end, node, scope)];
}

function destinationEdit(from: number, to: number, node: Extract<Nodes, {type: 'link' | 'definition'}>, scope: Scope): Edit {
  const written = /^(?:<[^>\n]*>|\S*)/.exec(scope.source.text.slice(from, to))?.[0] ?? '';
  const target = absoluteLink(node.url, node, scope);
  return {
    start: from,
    end: from + written.length,
    text: target === node.url ? written : /[\s()]/.test(target) ? `<${target}>` : target,
  };
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>{}#|]/g, '\\$&');
}

function range(node: Nodes): {start: number; end: number} {
  const {start, end} = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) throw new Error(`A ${node.type} of the parser has no position.`);
  return {start: start.offset, end: end.offset};
}
