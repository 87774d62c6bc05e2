import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {Element, Nodes, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {MdxTextExpressionHast} from 'mdast-util-mdx-expression';
import type {MdxJsxAttribute, MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {breakableParts, splitClosing, WHOLE_CODE_CLASS, wholeCodeClass, wholeInTableClass} from '../../src/lib/inlineCode';

export interface Options {
  baseUrl: string;
  trailingSlash: boolean | undefined;
}

/** Blocks that are converted as a whole if nothing in them changes. */
const TABLE_PARTS = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];
const BLOCKS = ['p', 'ul', 'ol', 'li', 'blockquote', ...TABLE_PARTS];
const INLINE = ['strong', 'em', 'del', 'br', 'kbd', 'sub', 'sup', 'code'];

/** Elements without a component on this site, with the attributes that they can have. */
const KNOWN: ReadonlyMap<string, readonly string[]> = new Map<string, string[]>([
  ...[...BLOCKS, ...INLINE].map((name): [string, string[]] => [name, []]),
  ['a', ['href', 'title']],
  ['ol', ['start']],
  ['td', ['dataLabel']],
  // `plugins/rehypeTables.ts` adds it to cells of wide tables.
  ['div', []],
]);

const WORD_BREAK: Element = {type: 'element', tagName: 'wbr', properties: {}, children: []};

/**
 * The last rehype plugin. Replaces each block of text that never changes with `<StaticHtml as="p" html="…" />`, so that React creates one
 * element for it instead of one for each link, table cell, and piece of code. Unknown elements aren't converted, only blocks inside them.
 */
export function rehypeStaticHtml(options: Options): (root: Root) => void {
  return (root) => replaceBlocks(root, options);
}

function replaceBlocks(parent: Nodes, options: Options): void {
  if (!('children' in parent)) return;
  const children: Nodes[] = parent.children;
  if (isOfBlocks(parent)) children.splice(0, Infinity, ...children.filter((child) => !isLineBreak(child)));
  children.forEach((child, index) => {
    if (child.type === 'element' && BLOCKS.includes(child.tagName) && isStatic(child)) {
      children[index] = staticHtml(child, options);
    } else {
      replaceBlocks(child, options);
    }
  });
}

/** Whether line breaks in it have no meaning. Each would be another node for React. */
function isOfBlocks(parent: Nodes): boolean {
  if (parent.type === 'root') return true;
  if (parent.type === 'element') return ['ul', 'ol', 'blockquote'].includes(parent.tagName);
  return parent.type === 'mdxJsxFlowElement' && parent.children.every((child) => isLineBreak(child) || isBlock(child));
}

function isLineBreak(node: Nodes): boolean {
  return node.type === 'text' && /^\n+$/.test(node.value);
}

function isBlock(node: Nodes): boolean {
  return (
    node.type === 'mdxJsxFlowElement' || (node.type === 'element' && (BLOCKS.includes(node.tagName) || node.tagName === 'pre'))
  );
}

function isStatic(node: Nodes): boolean {
  if (node.type === 'text') return true;
  if (node.type === 'mdxJsxTextElement') return isBreak(node);
  if (node.type === 'mdxTextExpression') return isComment(node);
  if (node.type !== 'element') return false;
  const known = KNOWN.get(node.tagName);
  if (!known || !Object.keys(node.properties).every((name) => known.includes(name))) return false;
  if (node.tagName === 'a' && !isPlainUrl(node.properties.href)) return false;
  // A table in a list item needs its own scrolling region.
  return node.children.every((child) => isStatic(child) && !(child.type === 'element' && child.tagName === 'table'));
}

/** Whether it's a `<br />`, which writers use in tables. */
function isBreak({name, attributes, children}: MdxJsxTextElementHast): boolean {
  return name === 'br' && attributes.length === 0 && children.length === 0;
}

/** Whether it's a comment for writers or the proof, which isn't shown. */
function isComment({value}: MdxTextExpressionHast): boolean {
  return /^\s*\/\*(?:(?!\*\/)[^])*\*\/\s*$/.test(value);
}

/** Whether it's the URL of a page, section, or other site, as opposed to Docusaurus's `pathname://`. */
function isPlainUrl(href: unknown): boolean {
  return typeof href === 'string' && /^(?:\/(?!\/)|#|https?:|mailto:)/.test(href);
}

function staticHtml(block: Element, options: Options): MdxJsxFlowElementHast {
  const {start} = block.properties;
  const attributes = {
    as: block.tagName,
    html: toHtml(finishAll(block.children, {...options, isInTable: TABLE_PARTS.includes(block.tagName)})),
    ...(typeof start === 'number' && {start: String(start)}),
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'StaticHtml',
    attributes: Object.entries(attributes).map(([name, value]): MdxJsxAttribute => ({type: 'mdxJsxAttribute', name, value})),
    children: [],
  };
}

interface FinishOptions extends Options {
  isInTable: boolean;
}

function finishAll(nodes: Element['children'], options: FinishOptions): Element['children'] {
  return nodes.filter((node) => node.type !== 'mdxTextExpression').map((node) => finish(node, options));
}

/** Applies the changes of the site's components for links and code. */
function finish(node: Element['children'][number], options: FinishOptions): Element['children'][number] {
  if (node.type === 'mdxJsxTextElement') return {type: 'element', tagName: 'br', properties: {}, children: []};
  if (node.type !== 'element') return node;
  const isInTable = options.isInTable || node.tagName === 'table';
  const children = finishAll(node.children, {...options, isInTable});
  const finished: Element = {...node, children};
  if (node.tagName === 'a') return {...finished, properties: {...node.properties, ...linkProperties(node, options)}};
  if (node.tagName !== 'code') return finished;
  const text = textOf(node);
  const name = isInTable ? wholeInTableClass(text) : wholeCodeClass(text);
  return {
    ...finished,
    ...(name && {properties: {className: [name]}}),
    ...(name !== WHOLE_CODE_CLASS && {children: children.flatMap(withBreaks)}),
  };
}

function withBreaks(node: Element['children'][number]): Element['children'] {
  if (node.type !== 'text') return [node];
  const [start, closing] = splitClosing(node.value);
  const parts = breakableParts(start).flatMap((value, index) => [
    ...(index > 0 ? [WORD_BREAK] : []),
    {type: 'text', value} as const,
  ]);
  return closing === '' ? parts : [...parts, wholeCode(closing)];
}

function wholeCode(value: string): Element {
  return {type: 'element', tagName: 'span', properties: {className: [WHOLE_CODE_CLASS]}, children: [{type: 'text', value}]};
}

/** The attributes that Docusaurus's `Link` adds. */
function linkProperties({properties: {href}}: Element, {baseUrl, trailingSlash}: Options): Element['properties'] {
  const url = String(href);
  if (url.startsWith('#')) return {href: url};
  if (!url.startsWith('/')) return {href: url, target: '_blank', rel: ['noopener', 'noreferrer']};
  const based = url.startsWith(baseUrl) ? url : baseUrl + url.slice(1);
  return {href: applyTrailingSlash(based, {trailingSlash, baseUrl})};
}

function textOf({children}: Element): string {
  return children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}
