import type {Code, Nodes, Parents} from 'mdast';
import {readFence} from './fence';
import {ADMONITIONS} from './components';
import {isElement, isInsideWords} from './element';
import {expressionText, fault, pageLineOf, resolveElement, type Scope} from './scope';

/** A heading or a piece of text, in reading order. */
export type TextPart =
  {kind: 'text'; text: string} | {kind: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; text: string; anchor: string; line: number};

/** The visible text of a node in reading order, including snippets. */
export function textParts(node: Nodes, scope: Scope): TextPart[] {
  switch (node.type) {
    case 'heading':
      return headingParts(node, scope);
    case 'code':
      return text(oneLine(codeText(node)));
    case 'table':
      return node.children.flatMap((row) => text(oneLine(row.children.map((cell) => inlineText(cell, scope)).join(' '))));
    case 'containerDirective':
      return [...text(admonitionTitle(node, scope)), ...directiveContent(node).flatMap((child) => textParts(child, scope))];
    case 'leafDirective':
      throw fault(node, scope, `"::${node.name}" is not shown as written`, 'Put it in backticks');
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const element = resolveElement(node, scope);
      if (element.kind === 'snippet') return textParts(element.scope.source.root, element.scope);
      const {handler, use} = element;
      return [
        ...(handler.words?.(use) ?? []).flatMap(text),
        ...contentParts(node, element.scope),
        ...(handler.wordsAfter?.(use) ?? []).flatMap(text),
      ];
    }
    case 'root':
    case 'list':
    case 'listItem':
    case 'blockquote':
    case 'footnoteDefinition':
      return node.children.flatMap((child) => textParts(child, scope));
    case 'definition':
    case 'thematicBreak':
    case 'yaml':
    case 'mdxjsEsm':
      return [];
    default:
      return text(oneLine(inlineText(node, scope)));
  }
}

/** Collapses whitespace like browsers. */
function oneLine(value: string): string {
  return value.replace(/\s+/g, ' ');
}

function text(value: string): TextPart[] {
  const trimmed = value.trim();
  return trimmed === '' ? [] : [{kind: 'text', text: trimmed}];
}

function headingParts(node: Extract<Nodes, {type: 'heading'}>, scope: Scope): TextPart[] {
  const shown = oneLine(inlineText(node, scope)).trim();
  if (node === scope.source.contentTitle && scope.pageLine === null) return text(shown);
  const anchor = scope.source.anchors.get(node);
  return anchor === undefined ? [] : [{kind: 'heading', level: node.depth, text: shown, anchor, line: pageLineOf(node, scope)}];
}

/** The source of a diagram isn't visible text. */
function codeText(node: Code): string {
  if (node.lang === 'mermaid') return '';
  const {title, code} = readFence(node.value, node.meta);
  return [title, code].filter(Boolean).join('\n');
}

/** Children of a component: blocks, or inline text if it's on one line. */
function contentParts(node: Parents, scope: Scope): TextPart[] {
  if (isInline(node)) return text(oneLine(childText(node, scope)));
  return node.children.flatMap((child) => textParts(child, scope));
}

const PHRASING: ReadonlySet<Nodes['type']> = new Set([
  'text',
  'inlineCode',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'image',
  'imageReference',
  'break',
  'textDirective',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'footnoteReference',
] satisfies Nodes['type'][]);

/** Whether a node contains inline text rather than blocks. Components on their own are blocks, because MDX doesn't wrap them in a paragraph. */
export function isInline({children}: Parents): boolean {
  return children.some(({type}) => PHRASING.has(type) && type !== 'mdxJsxTextElement' && type !== 'mdxTextExpression');
}

export function inlineText(node: Nodes, scope: Scope): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'break':
      return ' ';
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return expressionText(node, scope);
    case 'textDirective':
      // Docusaurus converts a colon and a word back to text. With brackets or braces after them, text is lost.
      if (node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0) return `:${node.name}`;
      throw fault(
        node,
        scope,
        `":${node.name}" with brackets after it is not shown as written`,
        'Put it in backticks, or a backslash before the colon',
      );
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement': {
      const element = resolveElement(node, scope);
      if (element.kind === 'snippet' || node.name === 'br')
        return (
          textParts(node, scope)
            .map((part) => part.text)
            .join(' ') || ' '
        );
      return [
        ...(element.handler.words?.(element.use) ?? []),
        childText(node, element.scope),
        ...(element.handler.wordsAfter?.(element.use) ?? []),
      ]
        .join(' ')
        .trimStart();
    }
    default:
      return 'children' in node ? childText(node, scope) : '';
  }
}

/**
 * Where something shows no text, such as the number of a screenshot, a comma or a period follows the word before it. What comes between
 * words keeps them apart.
 */
function childText({children}: Parents, scope: Scope): string {
  let shown = '';
  let isAfterNothing = false;
  let isAfterBreak = false;
  for (const child of children) {
    const text = inlineText(child, scope);
    const isBreak = isBetweenWords(child);
    const isJoined = (isBreak || isAfterBreak) && /[\p{L}\p{N}]$/u.test(shown) && /^[\p{L}\p{N}]/u.test(text);
    shown = (isAfterNothing && /^[.,;:!?)]+(?:\s|$)/.test(text) ? shown.trimEnd() : shown) + (isJoined ? ' ' : '') + text;
    isAfterNothing = text === '';
    isAfterBreak = isBreak || (isAfterBreak && isAfterNothing);
  }
  return shown;
}

function isBetweenWords(node: Nodes): boolean {
  return node.type === 'image' || (isElement(node) && !isInsideWords(node));
}

type Directive = Extract<Nodes, {type: 'containerDirective'}>;

function label({children}: Directive): Directive['children'][number] | undefined {
  const [first] = children;
  return first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
}

export function directiveContent(node: Directive): Directive['children'] {
  return label(node) ? node.children.slice(1) : node.children;
}

/**
 * The title as written.
 *
 * @throws {Finding} for an unknown kind of admonition
 */
export function givenTitle(node: Directive, scope: Scope): string | undefined {
  if (!ADMONITIONS.has(node.name)) {
    throw fault(node, scope, `":::${node.name}" is not an admonition`, `Use one of ${[...ADMONITIONS].join(', ')}`);
  }
  const title = label(node);
  return node.attributes?.title ?? (title && oneLine(inlineText(title, scope)));
}

function admonitionTitle(node: Directive, scope: Scope): string {
  return givenTitle(node, scope) || node.name;
}
