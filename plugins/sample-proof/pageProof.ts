import type {PageProof, ProofCount, ProofTotals} from '../../src/sample-proof/pageProof';
import type {ClaimCounts, Lock} from './lock';
import {CLAIM_REASONS, isClaimReason, REASONS} from './reasons';

/** The runner that looks up sources, which are counted as the statements that they support. */
const SOURCES = 'source';

/** @returns `null` for a page without samples or statements */
export function pageProof({version, runners, claims, samples}: Lock, page: string): PageProof | null {
  const own = samples.filter((sample) => sample.page === page && sample.runner !== SOURCES);
  const counts = claims[page];
  if (own.length === 0 && !counts) return null;
  const proven = own.filter(({verdict}) => verdict === 'proven');
  return {
    version,
    samples: proven.length,
    statements: (counts?.proven ?? 0) + (counts?.sourced ?? 0),
    checked: [...countTexts(proven.map(({runner}) => runners[runner] ?? runner)), ...statementTexts(counts)],
    unchecked: [
      ...countTexts(own.flatMap(({reason}) => (reason === undefined ? [] : [REASONS[reason]]))),
      ...excusedTexts(counts),
    ],
  };
}

export function proofTotals({version, samples}: Lock): ProofTotals {
  const proven = samples.filter(({verdict, runner}) => verdict === 'proven' && runner !== SOURCES);
  return {version, samples: proven.length, pages: new Set(proven.map(({page}) => page)).size};
}

function countTexts(texts: readonly string[]): ProofCount[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => ({count, text})).sort((a, b) => b.count - a.count);
}

function statementTexts(counts: ClaimCounts | undefined): ProofCount[] {
  return [
    {count: counts?.proven ?? 0, text: 'statements in the text, confirmed by a request or a run'},
    {count: counts?.sourced ?? 0, text: 'statements in the text, found in the source code of Strapi'},
  ].filter(({count}) => count > 0);
}

function excusedTexts(counts: ClaimCounts | undefined): ProofCount[] {
  return Object.entries(counts?.excused ?? {})
    .flatMap(([reason, count]) => (isClaimReason(reason) ? [{count, text: `in the text: ${CLAIM_REASONS[reason]}`}] : []))
    .sort((a, b) => b.count - a.count);
}
