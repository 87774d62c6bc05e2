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
  /** Stems of each part of its URL that is an area of the docs. */
  areas: string[][];
}

/** A page or one of its sections, which a hit points to. */
export interface Entry {
  id: number;
  page: Page;
  /** 0 for the page itself. */
  section: number;
  depth: number;
  anchor: string | null;
  /** Headings from level 2 down to its own. */
  headings: string[];
  words: string[];
}

export interface Match {
  entry: Entry;
  mask: number;
  score: number;
  /** Whether its title or heading matches, not only its text. */
  inHeading: boolean;
  /** Matched terms of the index, which can contain duplicates. */
  terms: string[];
}
