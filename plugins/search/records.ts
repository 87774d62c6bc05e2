import {isSnippet} from 'docs-corpus';
import type {CorpusPage, CorpusSection} from 'docs-corpus/types';
import {errorMessages} from './errorMessages';
import {pageRank} from './pageRank';
import {RECORD_TYPES, type RecordHierarchy, type SearchRecord} from '../../src/search/format';

export interface RecordContext {
  /** Origin without a trailing slash. */
  siteUrl: string;
  /** Language of the pages, `en`. */
  language: string;
  /** Name of the docs version, `current`. */
  version: string;
  /** Names the heading that results of a page are grouped under. */
  groupOf(page: CorpusPage): string;
  /** Names by the URL of the section that documents them: `/cms/cli#export`. */
  names?: ReadonlyMap<string, string[]>;
}

/** One record per page and per section, in reading order, of the pages that every search looks through. */
export function toRecords(pages: readonly CorpusPage[], context: RecordContext): SearchRecord[] {
  return pages.filter((page) => !page.unlisted).flatMap((page) => toPageRecords(page, context));
}

/** The same of unlisted pages, which only queries that name them lead to. Snippets are parts of other pages: they stay out. */
export function toUnlistedRecords(pages: readonly CorpusPage[], context: RecordContext): SearchRecord[] {
  return pages.filter(({unlisted, id}) => unlisted && !isSnippet(id)).flatMap((page) => toPageRecords(page, context));
}

function toPageRecords(page: CorpusPage, context: RecordContext): SearchRecord[] {
  const [first, ...rest] = page.sections;
  const hasIntroduction = first !== undefined && first.anchor === null;
  const introduction = hasIntroduction ? first.text : '';
  // A line for each block.
  const lead = [page.description, introduction].filter(Boolean).join('\n');
  const sections = hasIntroduction ? rest : page.sections;
  return [
    toRecord(page, {anchor: null, headings: [], text: lead, markdown: ''}, 0, context),
    ...sections.map((section, index) => toRecord(page, section, index + 1, context)),
  ];
}

function toRecord(
  page: CorpusPage,
  {anchor, headings, text, markdown}: Pick<CorpusSection, 'anchor' | 'headings' | 'text' | 'markdown'>,
  position: number,
  context: RecordContext,
): SearchRecord {
  const pageUrl = context.siteUrl + page.path;
  const url = anchor === null ? pageUrl : `${pageUrl}#${anchor}`;
  const level = 1 + headings.length;
  return {
    objectID: url,
    type: RECORD_TYPES[headings.length] ?? 'lvl6',
    url,
    url_without_anchor: pageUrl,
    anchor,
    hierarchy: toHierarchy(page, headings, context),
    content: text.trim() || null,
    messages: errorMessages(markdown),
    language: context.language,
    version: [context.version],
    docusaurus_tag: `docs-default-${context.version}`,
    tags: page.tags,
    names: context.names?.get(url.slice(context.siteUrl.length)) ?? [],
    weight: {pageRank: pageRank(page), level: 110 - 10 * level, position},
  };
}

function toHierarchy(page: CorpusPage, headings: readonly string[], context: RecordContext): RecordHierarchy {
  const [lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = headings;
  return {lvl0: context.groupOf(page), lvl1: page.title, lvl2, lvl3, lvl4, lvl5, lvl6};
}
