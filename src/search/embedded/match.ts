export interface Page {
  number: number;
  path: string;
  title: string;
  group: string;
  facets: number;
  rank: number;
  keywords: string;
  /** Stems of the title. */
  words: string[];
  /** Stems of each part of its address that is an area of the docs. */
  areas: string[][];
}

/** A page or one of its sections: what a hit points at. */
export interface Entry {
  id: number;
  page: Page;
  /** 0 for the page itself. */
  section: number;
  depth: number;
  anchor: string | null;
  /** From level 2 down to its own. */
  headings: string[];
  words: string[];
}

export interface Match {
  entry: Entry;
  mask: number;
  score: number;
  /** Its title or heading was found, not only its text. */
  inHeading: boolean;
  /** Terms of the index that were found, some of them twice. */
  terms: string[];
}
