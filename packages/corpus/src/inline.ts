import type {Nodes} from 'mdast';
import {isInsideWords, type JsxNode} from './element';
import {lineOf} from './scope';
import {isComment, staticValue} from './staticValue';

/** A part of a paragraph, a heading, or a cell, as the writer wrote it: components and snippets aren't resolved. */
export type InlinePart =
  | Words
  | {kind: 'comment'; node: Nodes}
  /** A line break, or the edge of something that isn't within a word. */
  | {kind: 'space'; line: number}
  /** Before its content. */
  | {kind: 'element'; node: JsxNode}
  /** Such as a list in a component. */
  | {kind: 'block'; node: Nodes}
  /** Something that shows no text of its own: an image, a footnote. */
  | {kind: 'other'; node: Nodes; line: number};

export interface Words {
  kind: 'text' | 'code';
  text: string;
  /** 1-based. */
  line: number;
  isBold: boolean;
  /** Target of the link that it's part of, as written: `./rest.md#endpoints`. */
  link: string | null;
}

type Around = Pick<Words, 'isBold' | 'link'>;

const CODE_ELEMENTS: ReadonlySet<string | null> = new Set(['code', 'kbd', 'pre', 'samp', 'var']);
const BOLD_ELEMENTS: ReadonlySet<string | null> = new Set(['strong', 'b']);

export function isCodeElement({name}: JsxNode): boolean {
  return CODE_ELEMENTS.has(name);
}

/** The parts of inline content in reading order. */
export function inlineParts(nodes: readonly Nodes[], around: Around = {isBold: false, link: null}): InlinePart[] {
  return nodes.flatMap((node) => partsOf(node, around));
}

function partsOf(node: Nodes, around: Around): InlinePart[] {
  const line = lineOf(node);
  switch (node.type) {
    case 'text':
      return [{kind: 'text', text: node.value, line, ...around}];
    case 'inlineCode':
      return [{kind: 'code', text: node.value, line, ...around}];
    case 'break':
      return [{kind: 'space', line}];
    // Docusaurus converts a colon and a word back to text.
    case 'textDirective':
      return [{kind: 'text', text: `:${node.name}`, line, ...around}];
    case 'mdxTextExpression':
    case 'mdxFlowExpression': {
      if (isComment(node.data?.estree)) return [{kind: 'comment', node}];
      const text = staticValue(node.data?.estree);
      return typeof text === 'string' ? [{kind: 'text', text, line, ...around}] : [];
    }
    case 'strong':
      return inlineParts(node.children, {...around, isBold: true});
    case 'link':
      return inlineParts(node.children, {...around, link: node.url});
    case 'linkReference':
      return inlineParts(node.children, {...around, link: node.identifier});
    case 'emphasis':
    case 'delete':
      return inlineParts(node.children, around);
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement':
      return elementParts(node, around);
    case 'paragraph':
    case 'list':
    case 'table':
    case 'blockquote':
    case 'containerDirective':
      return [{kind: 'block', node}];
    default:
      return [{kind: 'other', node, line}];
  }
}

function elementParts(node: JsxNode, around: Around): InlinePart[] {
  const line = lineOf(node);
  if (isCodeElement(node)) {
    const content = inlineParts(node.children, around);
    const text = content.map((part) => ('text' in part ? part.text : '')).join('');
    return [
      {kind: 'element', node},
      {kind: 'code', text, line, ...around},
    ];
  }
  const edge = (at: number): InlinePart[] => (isInsideWords(node) ? [] : [{kind: 'space', line: at}]);
  return [
    {kind: 'element', node},
    ...edge(line),
    ...inlineParts(node.children, {...around, isBold: around.isBold || BOLD_ELEMENTS.has(node.name)}),
    ...edge(node.position?.end.line ?? line),
  ];
}
