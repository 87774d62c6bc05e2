import type {Lock} from '../../proof/lock';
import {REASONS} from '../../proof/types';

/** What a page tells about the proof of its samples. */
export interface PageProof {
  /** Of Strapi. */
  version: string;
  /** By what was done, the most first; `text` goes on after the number. */
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

/** @returns `null` for a page without samples */
export function pageProof({version, runners, samples}: Lock, page: string): PageProof | null {
  const own = samples.filter((sample) => sample.page === page);
  if (own.length === 0) return null;
  const proven = own.filter(({verdict}) => verdict === 'proven');
  return {
    version,
    checked: countTexts(proven.map(({runner}) => runners[runner] ?? runner)),
    unchecked: countTexts(own.flatMap(({reason}) => (reason === undefined ? [] : [REASONS[reason]]))),
  };
}

export function proofTotals({version, samples}: Lock): ProofTotals {
  const proven = samples.filter(({verdict}) => verdict === 'proven');
  return {version, samples: proven.length, pages: new Set(proven.map(({page}) => page)).size};
}

function countTexts(texts: readonly string[]): ProofCount[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => ({count, text})).sort((a, b) => b.count - a.count);
}
