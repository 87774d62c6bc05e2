/** What a page tells about the proof of its samples. */
export interface PageProof {
  /** Of Strapi. */
  version: string;
  samples: number;
  /** Number of sentences, rows and facts that were checked. */
  statements: number;
  /** One for each kind of proof, largest first. `text` follows the number in a sentence. */
  checked: ProofCount[];
  /** By reason, the most first. */
  unchecked: ProofCount[];
}

export interface ProofCount {
  count: number;
  text: string;
}

/** What the start page tells about all pages. */
export interface ProofTotals {
  version: string;
  samples: number;
  pages: number;
}
