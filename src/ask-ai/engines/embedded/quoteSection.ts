import {anchorOf} from '../../../lib/anchorOf';
import {excerpt, type Quote} from './excerpt';
import {fenceAfter, lengthOf, toBlocks} from './markdownBlocks';

/** A section with less text than this is quoted with its subsections. */
const SHORT = 160;

const HEADING = /^(#{1,6})\s+(.*?)(?:\s+#+)?$/;

/**
 * Quotes a section of a page: its first paragraphs, and its first code sample wherever that is. Quotes end where something
 * ends: no label or lead-in is left without what it belongs to.
 *
 * @param page Markdown of the page, as it is at the URL of the page plus ".md"
 * @param headings from level 2 down to the section's own, as plain text; none for the beginning of the page
 * @param anchor distinguishes sections with the same heading
 * @param question chooses the rows of long tables
 * @returns `null` when the page has no such section, or nothing in it
 */
export function quoteSection(page: string, headings: readonly string[], anchor: string, question = ''): Quote | null {
  const sections = splitSections(page);
  const start = headings.length === 0 ? 0 : findSection(sections, headings, anchor);
  const section = sections[start];
  if (!section) return null;
  const blocks = toBlocks(section.lines);
  if (headings.length === 0 || lengthOf(blocks) >= SHORT) return excerpt(blocks, question);
  const below = sectionsBelow(sections, start).flatMap(({heading, lines}) => [`#### ${heading}`, ...toBlocks(lines)]);
  // A sample from further down would belong to another heading.
  return excerpt([...blocks, ...below], question, {reachesForCode: below.length === 0});
}

interface Section {
  level: number;
  /** As Markdown. */
  heading: string;
  /** Headings down to its own, compared without symbols. */
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

/** The title, the summary, and the source of the page come before its text. */
function withoutHead(page: string): string {
  return page.replace(/^# .*\n+(?:> .*\n+)?(?:Source: .*\n+)?/, '');
}

function findSection(sections: readonly Section[], headings: readonly string[], anchor: string): number {
  const trail = headings.map(comparable).join('\n');
  const found = [...sections.keys()].filter((index) => sections[index]?.trail.join('\n') === trail);
  return found.find((index) => countedAnchor(sections, index) === anchor) ?? found[0] ?? -1;
}

/** The anchor of a heading without an explicit id: repeated ones get a number. */
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
