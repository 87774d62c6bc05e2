import {parse, type DefaultTreeAdapterTypes} from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** The content of a built page that comes from its Markdown. */
export interface Article {
  words: string[];
  /** Ids of the headings, in order. */
  anchors: string[];
}

/** Selectors of text that doesn't come from writers, each with a reason. */
const LEFT_OUT: readonly ((element: Element) => boolean)[] = [
  // Code and drawings, not text.
  ({tagName}) => ['script', 'style', 'svg', 'template'].includes(tagName),
  // Labels of buttons, such as "Copy".
  ({tagName}) => tagName === 'button',
  // The permalink sign next to a heading.
  (element) => hasClass(element, /^hash-link$/),
  // The summary of the proven samples.
  ({attrs}) => attrs.some(({name}) => name === 'data-sample-proof'),
  // Permissions of requests, from the proof's record.
  ({tagName}) => tagName === 'small',
  // Content of other pages, which is part of their text in the corpus.
  ({attrs}) => attrs.some(({name}) => name === 'data-of-other-pages'),
  // The names of languages above code, and the link of a request to the query builder.
  (element) => hasClass(element, /^code-name$/) && !hasClass(element, /^code-title$/),
  (element) => hasClass(element, /^open-in-builder$/),
  // The tabs of request formats, and the button that expands a long response.
  (element) => hasClass(element, /^request-forms$/),
  ({attrs}) => attrs.some(({name}) => name === 'data-unfold'),
  // The filters of a table, their result count, and the column names that phones repeat in each row.
  ({tagName}) => tagName === 'form',
  (element) => attribute(element, 'role') === 'status',
  (element) => element.tagName === 'span' && attribute(element, 'aria-hidden') === 'true',
  // The live playground has its own labels. The corpus tests check its code.
  (element) => hasClass(element, /playground/i),
  // The heading, numbers and arrows that GitHub's Markdown adds for footnotes.
  (element) => attribute(element, 'id') === 'footnote-label',
  ({attrs}) => attrs.some(({name}) => name === 'data-footnote-ref' || name === 'data-footnote-backref'),
];

const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'del',
  'em',
  'i',
  'kbd',
  'mark',
  's',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
  // Where a long URL can break.
  'wbr',
]);
const HEADING = /^h[1-6]$/;

/** @returns `null` for a page that isn't part of the docs */
export function readArticle(html: string): Article | null {
  const root = find(parse(html), (element) => hasClass(element, /^theme-doc-markdown$/));
  return root && {words: toWords(textOf(root)), anchors: anchorsIn(root)};
}

/** Where an element shows no text, or is left out. Words don't have it. */
const GAP = '\u200B';

/** Splits text at whitespace. Plain text has a colon where a page sets off a label, and no space where nothing comes before a comma or a period. */
export function toWords(text: string): string[] {
  return text
    .replace(/\s+\u200B+(?=[.,;:!?)]+(?:\s|$))/g, '')
    .replace(/[\u200B\uFEFF]/g, '')
    .split(/\s+/)
    .map((word) => word.replace(/:$/, ''))
    .filter((word) => word !== '');
}

function textOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  const isElement = 'tagName' in node;
  if (isElement && LEFT_OUT.some((isLeftOut) => isLeftOut(node))) return GAP;
  const text = node.childNodes.map(textOf).join('');
  if (!isElement) return text;
  return INLINE.has(node.tagName) ? text || GAP : `\n${text}\n`;
}

function anchorsIn(node: Node): string[] {
  if (!('childNodes' in node)) return [];
  // The page's title isn't a section.
  if ('tagName' in node && node.tagName === 'header') return [];
  const id = 'tagName' in node && HEADING.test(node.tagName) ? attribute(node, 'id') : undefined;
  const own = id === undefined || id === 'footnote-label' ? [] : [id];
  return [...own, ...node.childNodes.flatMap(anchorsIn)];
}

function find(node: Node, matches: (element: Element) => boolean): Element | null {
  if ('tagName' in node && matches(node)) return node;
  if (!('childNodes' in node)) return null;
  for (const child of node.childNodes) {
    const found = find(child, matches);
    if (found) return found;
  }
  return null;
}

function attribute({attrs}: Element, name: string): string | undefined {
  return attrs.find((candidate) => candidate.name === name)?.value;
}

function hasClass(element: Element, pattern: RegExp): boolean {
  return (attribute(element, 'class') ?? '').split(/\s+/).some((name) => pattern.test(name));
}
