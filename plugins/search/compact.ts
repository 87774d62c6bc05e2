import {anchorOf} from './anchors';
import type {CompactHeadings, CompactPage, CompactSection, CompactTexts, RecordHierarchy, SearchRecord} from './types';

/** Longer texts are cut: the words that tell a section apart come early, and every reader pays for the rest. */
const MAX_TEXT_LENGTH = 600;

/** Turns records, grouped by page and in reading order, into the two files of the embedded engine. */
export function toCompact(records: readonly SearchRecord[]): {headings: CompactHeadings; texts: CompactTexts} {
  const groups = new Numbering();
  const facets = new Numbering();
  const pages: CompactPage[] = [];
  const texts: CompactTexts = [];
  for (const [record, ...sections] of groupByPage(records)) {
    if (!record) continue;
    pages.push([
      new URL(record.url_without_anchor).pathname,
      record.hierarchy.lvl1,
      groups.numberOf(record.hierarchy.lvl0),
      facets.numberOf(JSON.stringify([`language:${record.language}`, `docusaurus_tag:${record.docusaurus_tag}`])),
      record.weight.pageRank,
      record.tags.join(' '),
      sections.map(toCompactSection),
    ]);
    texts.push([record, ...sections].map((section) => cutText(section.content ?? '')));
  }
  return {
    headings: {groups: groups.values, facets: facets.values.map((value): string[] => JSON.parse(value)), pages},
    texts,
  };
}

function groupByPage(records: readonly SearchRecord[]): SearchRecord[][] {
  const pages = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const page = pages.get(record.url_without_anchor);
    if (page) page.push(record);
    else pages.set(record.url_without_anchor, [record]);
  }
  return [...pages.values()];
}

function toCompactSection({hierarchy, anchor, type}: SearchRecord): CompactSection {
  const heading = ownHeading(hierarchy);
  const depth = Number(type.slice(-1));
  return anchor === null || anchor === anchorOf(heading) ? [depth, heading] : [depth, heading, anchor];
}

function ownHeading({lvl1, lvl2, lvl3, lvl4, lvl5, lvl6}: RecordHierarchy): string {
  return lvl6 ?? lvl5 ?? lvl4 ?? lvl3 ?? lvl2 ?? lvl1;
}

/** Cuts between words. */
function cutText(text: string): string {
  if (text.length <= MAX_TEXT_LENGTH) return text;
  const end = text.lastIndexOf(' ', MAX_TEXT_LENGTH);
  return text.slice(0, end > 0 ? end : MAX_TEXT_LENGTH);
}

/** Numbers values in the order in which they are first seen. */
class Numbering {
  readonly values: string[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(value: string): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    const number = this.values.push(value) - 1;
    this.#numbers.set(value, number);
    return number;
  }
}
