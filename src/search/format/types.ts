/** The search records and the two formats that they are written in. */

import type {RecordType} from './recordTypes';

export interface RecordHierarchy {
  /** Heading of the result group: `CMS: Features`. */
  lvl0: string;
  /** Title of the page. */
  lvl1: string;
  lvl2: string | null;
  lvl3: string | null;
  lvl4: string | null;
  lvl5: string | null;
  lvl6: string | null;
}

/** A page or section, in the index format of DocSearch's crawler. */
export interface SearchRecord {
  objectID: string;
  type: RecordType;
  /** Absolute, with the anchor. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  hierarchy: RecordHierarchy;
  /** Plain text of the section; `null` if it has none. */
  content: string | null;
  /** Error messages that its tables name. */
  messages: string[];
  language: string;
  version: string[];
  docusaurus_tag: string;
  tags: string[];
  /** Names that this section documents: `--no-run`, `rest.maxLimit`. */
  names: string[];
  weight: RecordWeight;
}

export interface RecordWeight {
  /** Popularity of the page, 0 to 100. */
  pageRank: number;
  /** 100 for a page title, 10 less for each heading level. */
  level: number;
  /** Zero-based position in the page. */
  position: number;
}

/**
 * The first file that browsers download for the embedded engine, for searching titles and headings.
 * It has short keys and arrays instead of objects, because 4,000 sections must fit in a few hundred kilobytes.
 */
export interface CompactHeadings {
  groups: string[];
  /** Sets of filters, `['language:en', 'docusaurus_tag:docs-default-current']`. */
  facets: string[][];
  pages: CompactPage[];
  /** Pages that only queries that name them find. Their texts aren't included. */
  unlisted: CompactPage[];
  /** Names of settings, flags, and so on, with the sections that document them. */
  names: WordPlaces;
  /** Sections that show proven samples, numbered across all pages: the first one, then the distance to each following one. */
  proven?: number[];
}

export type CompactPage = [
  path: string,
  title: string,
  group: number,
  facets: number,
  pageRank: number,
  /** Words that find the page, in addition to its title: tags. */
  keywords: string,
  sections: CompactSection[],
];

/** `depth` is 2 for a level 2 heading. Anchors that can be derived from the heading are omitted. */
export type CompactSection = [depth: number, heading: string, anchor?: string];

/** The second file that browsers download: the texts of the sections. */
export interface CompactTexts {
  /** Texts by page, then by section. The first text of a page is the one before its first heading. Long texts are cut. */
  texts: string[][];
  /** Words of the cut parts, which are searched but not shown. */
  rest: WordPlaces;
  /** Error messages that tables name, by section, numbered across all pages. */
  messages: [section: number, ...texts: string[]][];
}

export interface WordPlaces {
  words: string[];
  /** Sections of each word, numbered across all pages: the first one, then the distance to each following one. */
  sections: number[][];
}

/** What Ask AI quotes of a page: blocks by the anchor of their section, which is empty for the beginning of the page. */
export type PassageBlocks = Record<string, PassageBlock[]>;

export interface PassageBlock {
  kind: 'text' | 'list' | 'table' | 'code';
  /** Labels and sentences that introduce the block, as Markdown; empty for most. */
  lead: string;
  /** Sentences, items, the header and the rows, or code, as Markdown. */
  parts: string[];
}
