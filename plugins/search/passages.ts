import type {Nodes, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {CorpusPage, CorpusSection} from 'docs-corpus/types';
import type {PassageBlock, PassageBlocks} from '../../src/search/format';

/** A section with less text than this is quoted with its subsections. */
const SHORT = 160;
const SENTENCE_END = /(?<=[.!?])\s+(?=[\p{Lu}`*[])/u;

/** `(1)` behind what an image shows, but not in code. */
const MARKS = / \(\d\)(?=[\s.,;:]|$)/gm;

const parser = unified().use(remarkParse).use(remarkGfm);

/** The blocks that Ask AI can quote, by the anchor of their section; the beginning of the page has an empty one. */
export function toPassages({sections}: Pick<CorpusPage, 'sections'>): PassageBlocks {
  return Object.fromEntries(
    sections.map((section, index) => [section.anchor ?? '', blocksOf(section, sections.slice(index + 1))]),
  );
}

function blocksOf(section: CorpusSection, following: readonly CorpusSection[]): PassageBlock[] {
  const own = toBlocks(bodyOf(section));
  const length = own.reduce((sum, {parts}) => sum + parts.join('').length, 0);
  if (section.anchor === null || length >= SHORT) return own;
  const end = following.findIndex(({level}) => level <= section.level);
  const below = end === -1 ? following : following.slice(0, end);
  const further = below.flatMap((child) => {
    const [first, ...rest] = toBlocks(bodyOf(child));
    const heading = `#### ${child.headings.at(-1) ?? ''}`;
    return first ? [{...first, lead: [heading, first.lead].filter(Boolean).join('\n\n')}, ...rest] : [];
  });
  return [...own, ...further];
}

function bodyOf({markdown}: CorpusSection): string {
  return markdown.replace(/^#{1,6} .*\n*/, '');
}

/** Exported for tests. */
export function toBlocks(markdown: string): PassageBlock[] {
  const text = withoutDrawings(markdown);
  const blocks: PassageBlock[] = [];
  let lead: string[] = [];
  for (const node of parser.parse(text).children) {
    const source = sourceOf(node, text);
    if (leadsIn(node)) {
      lead.push(source);
      continue;
    }
    const before = node.type === 'paragraph' || node.type === 'heading' ? lead.flatMap(beforeLeadIn) : lead;
    const response = lead.length > 0 && /^\*\*Response\b/.test(lead[0] ?? '') ? blocks.at(-1) : undefined;
    lead = [];
    const block = toBlock(node, source, text);
    // A response belongs to its request.
    if (response?.kind === 'code') response.parts.push(...before, ...block.parts);
    else blocks.push({...block, lead: before.join('\n\n')});
  }
  const rest = lead.flatMap(beforeLeadIn);
  return rest.length > 0 ? [...blocks, {kind: 'text', lead: '', parts: rest}] : blocks;
}

function toBlock(node: RootContent, source: string, text: string): Omit<PassageBlock, 'lead'> {
  switch (node.type) {
    case 'code':
      return {kind: 'code', parts: [source]};
    case 'list':
      return {kind: 'list', parts: node.children.map((item) => wholeEnd(sourceOf(item, text)))};
    case 'table': {
      const [header = '', rule = '', ...rows] = source.split('\n');
      return {kind: 'table', parts: [`${header}\n${rule}`, ...rows]};
    }
    case 'paragraph':
      return {kind: 'text', parts: sentencesOf(source)};
    default:
      return {kind: 'text', parts: [source]};
  }
}

/** An item without the sentence that introduced an image. */
function wholeEnd(item: string): string {
  return item.endsWith(':') ? (beforeLeadIn(item)[0] ?? item) : item;
}

/** A sentence doesn't end within code, bold text, or a link. */
function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = [];
  for (const piece of paragraph.split(SENTENCE_END)) {
    const last = sentences.at(-1);
    if (last === undefined || isWhole(last)) sentences.push(piece);
    else sentences[sentences.length - 1] = `${last} ${piece}`;
  }
  return sentences;
}

function isWhole(text: string): boolean {
  const countOf = (sign: string): number => text.split(sign).length - 1;
  return countOf('`') % 2 === 0 && countOf('**') % 2 === 0 && countOf('[') === countOf(']');
}

/** A label, or a sentence that ends with a colon, is nothing without the next block. */
function leadsIn(node: RootContent): boolean {
  if (node.type === 'heading') return true;
  return node.type === 'paragraph' && (isLabel(node) || toString(node).trimEnd().endsWith(':'));
}

function isLabel(node: Nodes): boolean {
  return node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'strong';
}

/** What is left of a lead-in whose block isn't quoted: the sentences before its last one. */
function beforeLeadIn(paragraph: string): string[] {
  const sentences = sentencesOf(paragraph);
  return sentences.length > 1 ? [sentences.slice(0, -1).join(' ')] : [];
}

/** Leaves out images and diagrams with the numbers that refer to them, and all but the first of several tabs with code. */
function withoutDrawings(markdown: string): string {
  const ranges: [start: number, end: number][] = [];
  const drawings: Nodes[] = [];
  const visit = (node: Nodes): void => {
    if (!('children' in node)) return;
    node.children.forEach((child, index) => {
      const {position} = child;
      const isDrawing = isImage(child) || (child.type === 'code' && child.lang === 'mermaid');
      if (isDrawing) drawings.push(child);
      const remove = isDrawing || isFurtherTab(node.children, index) || isFurtherTab(node.children, index - 1);
      if (remove && position) ranges.push([position.start.offset ?? 0, position.end.offset ?? 0]);
      else visit(child);
    });
  };
  visit(parser.parse(markdown));
  const text = ranges.reverse().reduce((rest, [start, end]) => rest.slice(0, start).trimEnd() + rest.slice(end), markdown);
  return drawings.length > 0 ? text.replace(MARKS, '') : text;
}

function isImage(node: Nodes): boolean {
  return node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'image';
}

/** The label of a tab with code that follows another one. */
function isFurtherTab(nodes: readonly Nodes[], index: number): boolean {
  const isTab = (place: number): boolean => {
    const label = nodes[place];
    return (
      label !== undefined &&
      isLabel(label) &&
      !/^(?:Request|Response)\b/.test(toString(label)) &&
      nodes[place + 1]?.type === 'code'
    );
  };
  return isTab(index) && isTab(index - 2);
}

/** A block of a list item without its indentation. */
function sourceOf({position}: Nodes, text: string): string {
  if (!position) return '';
  const source = text.slice(position.start.offset, position.end.offset);
  const indent = new RegExp(`^ {0,${position.start.column - 1}}`, 'gm');
  return source.replace(indent, '');
}
