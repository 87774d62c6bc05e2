/** The results of the proof that a page shows. */
export interface PageProof {
  /** Of Strapi. */
  version: string;
  samples: number;
  /** Number of sentences, rows and facts that were checked. */
  statements: number;
  /** One for each kind of proof, largest first. `text` follows the number in a sentence. */
  checked: ProofCount[];
  /** One for each reason, largest first. */
  unchecked: ProofCount[];
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
