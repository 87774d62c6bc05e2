/** What the search is made from, and the two shapes that it is written in. */

export type RecordType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

export interface RecordHierarchy {
  /** Heading that results are grouped under: `CMS: Features`. */
  lvl0: string;
  /** Title of the page. */
  lvl1: string;
  lvl2: string | null;
  lvl3: string | null;
  lvl4: string | null;
  lvl5: string | null;
  lvl6: string | null;
}

/** One page or one section, in the format that DocSearch's crawler writes to an index. */
export interface SearchRecord {
  objectID: string;
  type: RecordType;
  /** Absolute, with the anchor. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  hierarchy: RecordHierarchy;
  /** Plain text of the section, `null` when it has none. */
  content: string | null;
  language: string;
  version: string[];
  docusaurus_tag: string;
  tags: string[];
  weight: RecordWeight;
}

export interface RecordWeight {
  /** Higher for pages that more readers look for, 0 to 100. */
  pageRank: number;
  /** 100 for a page title, 10 less for each heading level. */
  level: number;
  /** Place in the page, from 0. */
  position: number;
}

/**
 * What a browser downloads first for the embedded engine: enough to search titles and headings.
 * Short keys and rows instead of objects, because 4,000 sections have to fit in a few hundred kilobytes.
 */
export interface CompactHeadings {
  groups: string[];
  /** Sets of filters, `['language:en', 'docusaurus_tag:docs-default-current']`. */
  facets: string[][];
  pages: CompactPage[];
  /** Pages that only queries that name them lead to. Their texts are left out. */
  unlisted: CompactPage[];
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

/** `depth` is 2 for a heading of level 2. An anchor that follows from the heading is left out. */
export type CompactSection = [depth: number, heading: string, anchor?: string];

/** What a browser downloads second: what the sections say. */
export interface CompactTexts {
  /** Texts by page, then by section; the first of a page comes before its first heading. Long ones are cut. */
  texts: string[][];
  /** What was cut off, as words that are searched and not shown. */
  rest: RestWords;
}

export interface RestWords {
  words: string[];
  /** For each word the sections that have it, counted over all pages: the first one, then the distance to each next one. */
  sections: number[][];
}
