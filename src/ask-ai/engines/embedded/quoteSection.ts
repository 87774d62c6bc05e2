import {anchorOf} from '../../../../plugins/search/anchors';

export interface Quote {
  markdown: string;
  /** Something of the section is left out. */
  isCut: boolean;
}

/** Characters of a quote that are enough to tell what a section says. */
const MAX_LENGTH = 900;
/** A section with less text of its own is quoted with its subsections. */
const SHORT = 160;
const MAX_CODE_LINES = 60;

const HEADING = /^(#{1,6})\s+(.*?)(?:\s+#+)?$/;
const FENCE = /^[ \t>]*(`{3,}|~{3,})/;
/** The head of a table and its first row. */
const MIN_LINES = 3;

/**
 * Quotes a section of a page: its first paragraphs, and its first code sample wherever that stands.
 *
 * @param page Markdown of the page, as it is at the page's address plus ".md"
 * @param headings from level 2 down to the section's own, as plain text; none for the beginning of the page
 * @param anchor tells sections with the same headings apart
 * @returns `null` when the page has no such section, or nothing in it
 */
export function quoteSection(page: string, headings: readonly string[], anchor: string): Quote | null {
  const sections = splitSections(page);
  const start = headings.length === 0 ? 0 : findSection(sections, headings, anchor);
  const section = sections[start];
  if (!section) return null;
  const blocks = toBlocks(section.lines);
  if (headings.length > 0 && lengthOf(blocks) < SHORT) {
    for (const below of sectionsBelow(sections, start)) blocks.push(`**${below.heading}**`, ...toBlocks(below.lines));
  }
  return blocks.length > 0 ? excerpt(blocks) : null;
}

interface Section {
  level: number;
  /** As Markdown. */
  heading: string;
  /** Headings down to its own, compared without signs. */
  trail: string[];
  lines: string[];
}

function splitSections(page: string): Section[] {
  const sections: Section[] = [{level: 1, heading: '', trail: [], lines: []}];
  const trail: {level: number; text: string}[] = [];
  let fence: string | null = null;
  for (const line of withoutHead(page).split('\n')) {
    fence = fenceAfter(line, fence);
    const [, signs, heading] = (fence === null && HEADING.exec(line)) || [];
    if (signs === undefined || heading === undefined) {
      sections.at(-1)?.lines.push(line);
      continue;
    }
    while ((trail.at(-1)?.level ?? 0) >= signs.length) trail.pop();
    trail.push({level: signs.length, text: comparable(heading)});
    sections.push({level: signs.length, heading, trail: trail.map(({text}) => text), lines: []});
  }
  return sections;
}

/** The title, the summary and the source of the page stand before its text. */
function withoutHead(page: string): string {
  return page.replace(/^# .*\n+(?:> .*\n+)?(?:Source: .*\n+)?/, '');
}

/** The fence that is open after a line, or `null`. */
function fenceAfter(line: string, open: string | null): string | null {
  const [, signs] = FENCE.exec(line) ?? [];
  if (signs === undefined) return open;
  if (open === null) return signs;
  const closes = signs.startsWith(open) && /^[ \t>]*[`~]+\s*$/.test(line);
  return closes ? null : open;
}

function findSection(sections: readonly Section[], headings: readonly string[], anchor: string): number {
  const trail = headings.map(comparable).join('\n');
  const found = [...sections.keys()].filter((index) => sections[index]?.trail.join('\n') === trail);
  return found.find((index) => countedAnchor(sections, index) === anchor) ?? found[0] ?? -1;
}

/** The anchor of a heading without an id of its own: repeated ones are counted. */
function countedAnchor(sections: readonly Section[], index: number): string {
  const anchors = sections.slice(1, index + 1).map(({heading}) => anchorOf(heading.replace(/[`*_]/g, '')));
  const own = anchors.at(-1) ?? '';
  const earlier = anchors.filter((anchor) => anchor === own).length - 1;
  return earlier === 0 ? own : `${own}-${earlier}`;
}

function comparable(heading: string): string {
  return heading
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
}

function sectionsBelow(sections: readonly Section[], start: number): Section[] {
  const level = sections[start]?.level ?? 0;
  const rest = sections.slice(start + 1);
  const end = rest.findIndex((section) => section.level <= level);
  return end === -1 ? rest : rest.slice(0, end);
}

/** Parts with empty lines between; a fence is one part. Diagrams are left out: they are drawings, not words. */
function toBlocks(lines: readonly string[]): string[] {
  const blocks: string[][] = [[]];
  let fence: string | null = null;
  for (const line of lines) {
    fence = fenceAfter(line, fence);
    if (line.trim() === '' && fence === null) blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.map((block) => block.join('\n')).filter((block) => block !== '' && !/^[ \t>]*[`~]{3,}\s*mermaid/.test(block));
}

function excerpt(blocks: readonly string[]): Quote {
  const taken: string[] = [];
  let length = 0;
  for (const block of blocks) {
    if (length >= SHORT && length + block.length > MAX_LENGTH) break;
    taken.push(shorten(block));
    length += block.length;
  }
  const rest = blocks.slice(taken.length);
  const code = taken.some(isCode) ? undefined : rest.find(isCode);
  const isCut = rest.length > (code === undefined ? 0 : 1) || taken.some((block, index) => block !== blocks[index]);
  return {markdown: [...taken, ...(code === undefined ? [] : [shorten(withoutIndent(code))])].join('\n\n'), isCut};
}

function isCode(block: string): boolean {
  return FENCE.test(block);
}

/** Long samples, tables and lists show how they begin. */
function shorten(block: string): string {
  const lines = block.split('\n');
  if (isCode(block)) return lines.length <= MAX_CODE_LINES ? block : [...lines.slice(0, MAX_CODE_LINES), lines.at(-1)].join('\n');
  if (block.length <= MAX_LENGTH) return block;
  let length = 0;
  return lines.filter((line, index) => (length += line.length) <= MAX_LENGTH || index < MIN_LINES).join('\n');
}

function withoutIndent(block: string): string {
  const indent = /^[ \t]*/.exec(block)?.[0].length ?? 0;
  return block
    .split('\n')
    .map((line) => line.slice(Math.min(indent, line.search(/\S|$/))))
    .join('\n');
}

function lengthOf(blocks: readonly string[]): number {
  return blocks.reduce((sum, block) => sum + block.length, 0);
}
