import {anchorOf} from '../../src/lib/anchorOf';
import {toNamePlaces, toRestWords, type CutText} from './restWords';
import type {
  CompactHeadings,
  CompactPage,
  CompactSection,
  CompactTexts,
  RecordHierarchy,
  SearchRecord,
} from '../../src/search/format';

/** Maximum characters of all texts, about 150 kB compressed. If the docs exceed it, texts are cut, so that loading doesn't take longer. */
const MAX_TEXTS_LENGTH = 540_000;
/** Maximum characters of the words from the cut parts, about 100 kB compressed. */
const MAX_REST_LENGTH = 330_000;

/**
 * Converts records, grouped by page and in reading order, to the two files of the embedded engine.
 *
 * @param unlisted records of pages that only queries with their name find
 * @param proven URLs of sections that show proven samples
 */
export function toCompact(
  records: readonly SearchRecord[],
  unlisted: readonly SearchRecord[] = [],
  proven: ReadonlySet<string> = new Set(),
): {headings: CompactHeadings; texts: CompactTexts} {
  const length = textLength(records);
  const recordsByPage = groupByPage(records);
  const unlistedByPage = groupByPage(unlisted);
  const pageRecords = [...recordsByPage, ...unlistedByPage].map(([record]) => record);
  const groups = [...new Set(pageRecords.map(({hierarchy}) => hierarchy.lvl0))];
  const facets = [...new Set(pageRecords.map(facetsOf))];
  const texts = recordsByPage.map((page) => page.map(({content}) => cutText(content ?? '', length)));

  function toCompactPage([record, ...sections]: readonly [SearchRecord, ...SearchRecord[]]): CompactPage {
    return [
      new URL(record.url_without_anchor).pathname,
      record.hierarchy.lvl1,
      groups.indexOf(record.hierarchy.lvl0),
      facets.indexOf(facetsOf(record)),
      record.weight.pageRank,
      record.tags.join(' '),
      sections.map(toCompactSection),
    ];
  }

  const pages = {pages: recordsByPage.map(toCompactPage), unlisted: unlistedByPage.map(toCompactPage)};
  const names = toNamePlaces(recordsByPage.flat().map((record) => record.names));
  return {
    headings: {
      groups,
      facets: facets.map((set) => set.split(' ')),
      ...pages,
      names,
      proven: distances(recordsByPage.flat(), proven),
    },
    texts: {
      texts: texts.map((page) => page.map(({head}) => head)),
      rest: toRestWords(texts.flat(), MAX_REST_LENGTH),
      messages: recordsByPage.flat().flatMap(({messages}, number) => (messages.length > 0 ? [[number, ...messages]] : [])),
    },
  };
}

function distances(records: readonly SearchRecord[], proven: ReadonlySet<string>): number[] {
  const numbers = records.flatMap(({url}, number) => (proven.has(url) ? [number] : []));
  return numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
}

/** The first record of each group is the page itself. */
function groupByPage(records: readonly SearchRecord[]): [SearchRecord, ...SearchRecord[]][] {
  const pages = new Map<string, [SearchRecord, ...SearchRecord[]]>();
  for (const record of records) {
    const page = pages.get(record.url_without_anchor);
    if (page) page.push(record);
    else pages.set(record.url_without_anchor, [record]);
  }
  return [...pages.values()];
}

function facetsOf({language, docusaurus_tag: tag}: SearchRecord): string {
  return `language:${language} docusaurus_tag:${tag}`;
}

function toCompactSection({hierarchy, anchor, type}: SearchRecord): CompactSection {
  const heading = ownHeading(hierarchy);
  const depth = Number(type.slice(-1));
  return anchor === null || anchor === anchorOf(heading) ? [depth, heading] : [depth, heading, anchor];
}

function ownHeading({lvl1, lvl2, lvl3, lvl4, lvl5, lvl6}: RecordHierarchy): string {
  return lvl6 ?? lvl5 ?? lvl4 ?? lvl3 ?? lvl2 ?? lvl1;
}

/** The maximum length of a text at which all texts together stay within their limit. */
function textLength(records: readonly SearchRecord[]): number {
  const lengths = records.map(({content}) => content?.length ?? 0);
  const messages = records.flatMap((record) => record.messages).join('').length;
  const total = (limit: number): number => lengths.reduce((sum, length) => sum + Math.min(length, limit), messages);
  let limit = Math.max(1, ...lengths);
  while (limit > 1 && total(limit) > MAX_TEXTS_LENGTH) limit = Math.ceil(limit * 0.99) - 1;
  return limit;
}

/** Cuts between words, and says so. */
function cutText(text: string, length: number): CutText {
  if (text.length <= length) return {head: text, tail: ''};
  const space = text.lastIndexOf(' ', length);
  const end = space > 0 ? space : length;
  return {head: `${text.slice(0, end)}…`, tail: text.slice(end)};
}
