/** What a page says below its title. */
export interface PageProof {
  /** Of Strapi. */
  version: string;
  samples: number;
}

/** What a seal opens to: a file next to the page, loaded when the first seal is opened. */
export interface ProofDetails {
  /** Of Strapi. */
  version: string;
  /** Of Node.js. */
  node: string | null;
  /** Day on which all samples of the docs were last run, as `2026-11-28`. */
  date: string | null;
  samples: number;
  /** How many of them are behind sentences and tables, and not shown. */
  hidden: number;
  /** Samples by kind of proof, largest first. `text` follows the number in a sentence. */
  checked: ProofCount[];
  /** Statements in the text, by kind of evidence. */
  statements: ProofCount[];
  /** One for each reason, largest first. */
  unchecked: ProofCount[];
  /** What was done with each block that is shown, by the hash of its code. */
  blocks: Record<string, string>;
}

export interface ProofCount {
  count: number;
  text: string;
}

/** The results of all pages that the start page shows. */
export interface ProofTotals {
  version: string;
  samples: number;
  pages: number;
}
