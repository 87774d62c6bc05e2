import type {Heading, Nodes, Root} from 'mdast';
import {propOf, type JsxNode} from 'docs-corpus/element';
import {inlineParts, isCodeElement, type Words} from 'docs-corpus/inline';
import {GAP, STATUS} from 'docs-corpus/marks';
import {isInline} from 'docs-corpus/plainText';
import type {FrontMatter} from './frontMatter';

/** A continuous piece of text: a paragraph, a heading, a cell, or a title. */
export interface Prose {
  pieces: readonly Piece[];
  /** Front matter or a prop, where backticks aren't available for code. */
  isRaw: boolean;
}

interface Piece {
  text: string;
  /** 1-based line of its first character. */
  line: number;
  /** Bold text, which is a label in the product. */
  isName: boolean;
}

/** Matches placeholders of code. */
export const CODE = `[${GAP}${STATUS}]`;

const STATUS_CODE = /^[1-5]\d\d(?: \p{Lu}|$)/u;

/** Props of components and keys of front matter that contain text for readers. */
const PROSE_PROPS: ReadonlySet<string> = new Set(['title', 'label', 'note', 'alt', 'affects', 'name']);
const PROSE_KEYS = ['title', 'description', 'sidebar_label'] as const;
/** Quotations, or code where backticks aren't available. */
export const QUOTATION = /"[^"]*"|“[^”]*”/g;

/** All prose of a file, without code, comments, and link URLs. */
export function pageProse(root: Root): Prose[] {
  return blockProse(root).filter(({pieces}) => pieces.length > 0);
}

export function frontMatterProse(frontMatter: FrontMatter): Prose[] {
  return PROSE_KEYS.flatMap((key) => keyProse(frontMatter, key));
}

export function titleProse(frontMatter: FrontMatter): Prose[] {
  return keyProse(frontMatter, 'title');
}

function keyProse(frontMatter: FrontMatter, key: string): Prose[] {
  if (frontMatter?.kind !== 'read') return [];
  const {data, lineOf} = frontMatter;
  const text: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;
  return typeof text === 'string' ? [single(text, lineOf([key]) + 1)] : [];
}

export function headingProse(heading: Heading): Prose {
  return flatten(heading.children).prose;
}

export function plainText({pieces}: Prose): string {
  return pieces.map(({text}) => text).join('');
}

/** The same text with gaps in place of bold names. Positions don't change. */
export function textWithoutNames({pieces}: Prose): string {
  return pieces.map(({text, isName}) => (isName ? GAP.repeat(text.length) : text)).join('');
}

/** Replaces matches with gaps, so that the positions of other text don't change. */
export function mask(text: string, pattern: RegExp): string {
  return text.replace(pattern, (found) => GAP.repeat(found.length));
}

/** @param index in the text of the prose */
export function lineAt({pieces}: Prose, index: number): number {
  let rest = index;
  for (const {text, line} of pieces) {
    if (rest < text.length) return line + text.slice(0, rest).split('\n').length - 1;
    rest -= text.length;
  }
  return pieces.at(-1)?.line ?? 1;
}

function single(text: string, line: number): Prose {
  return {pieces: [{text, line, isName: false}], isRaw: true};
}

function blockProse(node: Nodes): Prose[] {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
    case 'tableCell':
      return inlineProse(node.children);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      if (isCodeElement(node)) return [];
      return [...propProse(node), ...(isInline(node) ? inlineProse(node.children) : node.children.flatMap(blockProse))];
    case 'image':
      return altProse(node);
    default:
      return 'children' in node ? node.children.flatMap(blockProse) : [];
  }
}

function inlineProse(nodes: readonly Nodes[]): Prose[] {
  const {prose, others} = flatten(nodes);
  return [prose, ...others];
}

/** @returns the text as one string, and the text inside it that is read separately: alt texts, titles */
function flatten(nodes: readonly Nodes[]): {prose: Prose; others: Prose[]} {
  const pieces: Piece[] = [];
  const others: Prose[] = [];
  for (const part of inlineParts(nodes)) {
    switch (part.kind) {
      case 'text':
        pieces.push({text: part.text, line: part.line, isName: part.isBold});
        break;
      case 'code':
        pieces.push(codePiece(part));
        break;
      case 'space':
        pieces.push({text: ' ', line: part.line, isName: false});
        break;
      case 'element':
        others.push(...propProse(part.node));
        break;
      case 'block':
        others.push(...blockProse(part.node));
        break;
      case 'other':
        if (part.node.type === 'image') others.push(...altProse(part.node));
        pieces.push({text: GAP, line: part.line, isName: true});
        break;
      case 'comment':
    }
  }
  return {prose: {pieces, isRaw: false}, others};
}

function codePiece({text, line}: Words): Piece {
  return STATUS_CODE.test(text) ? {text: STATUS, line, isName: false} : {text: GAP, line, isName: true};
}

function altProse(node: Extract<Nodes, {type: 'image'}>): Prose[] {
  return node.alt ? [single(node.alt, node.position?.start.line ?? 1)] : [];
}

function propProse(node: JsxNode): Prose[] {
  return node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || !PROSE_PROPS.has(attribute.name)) return [];
    const line = attribute.position?.start.line ?? node.position?.start.line ?? 1;
    const text = propOf(node, attribute.name);
    return typeof text === 'string' ? [single(text, line)] : [];
  });
}
