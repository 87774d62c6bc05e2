import type {CodeBlock} from 'docs-corpus';
import {readFence} from 'docs-corpus/fence';
import {codeKey} from '../../src/sample-proof/codeKey';
import type {PageProof, ProofCount, ProofDetails, ProofTotals} from '../../src/sample-proof/pageProof';
import type {ClaimCounts, Lock, LockEntry} from './lock';
import {CLAIM_REASONS, isClaimReason, REASONS} from './reasons';
import {shownBlocks} from './shownBlocks';

/** The runner that looks up sources, which are counted as the statements that they support. */
const SOURCES = 'source';

/** @returns `null` for a page without proven samples */
export function pageProof(lock: Lock, page: string): PageProof | null {
  const samples = provenOf(entriesOf(lock, page)).length;
  return samples === 0 ? null : {version: lock.version, samples};
}

/** @param blocks code and comments of the page */
export function proofDetails(lock: Lock, page: string, blocks: readonly CodeBlock[]): ProofDetails | null {
  const {version, node = null, date = null, runners, claims} = lock;
  const entries = entriesOf(lock, page);
  const proven = provenOf(entries);
  if (proven.length === 0) return null;
  const shown = shownBlocks(blocks).flatMap(({id, block}) => {
    const entry = proven.find((candidate) => candidate.id === id);
    return entry ? [[codeKey(readFence(block.text, block.meta).code), runners[entry.runner] ?? entry.runner] as const] : [];
  });
  return {
    version,
    node,
    date,
    samples: proven.length,
    hidden: proven.length - shown.length,
    checked: countTexts(proven.map(({runner}) => runners[runner] ?? runner)),
    statements: statementTexts(claims[page]),
    unchecked: [
      ...countTexts(entries.flatMap(({reason}) => (reason === undefined ? [] : [REASONS[reason]]))),
      ...excusedTexts(claims[page]),
    ],
    blocks: Object.fromEntries(shown),
  };
}

export function proofTotals({version, samples}: Lock): ProofTotals {
  const proven = provenOf(samples);
  return {version, samples: proven.length, pages: new Set(proven.map(({page}) => page)).size};
}

function entriesOf({samples}: Lock, page: string): LockEntry[] {
  return samples.filter((sample) => sample.page === page);
}

function provenOf(entries: readonly LockEntry[]): LockEntry[] {
  return entries.filter(({verdict, runner}) => verdict === 'proven' && runner !== SOURCES);
}

function countTexts(texts: readonly string[]): ProofCount[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => ({count, text})).sort((a, b) => b.count - a.count);
}

function statementTexts(counts: ClaimCounts | undefined): ProofCount[] {
  return [
    {count: counts?.proven ?? 0, text: 'confirmed by a request or a run'},
    {count: counts?.sourced ?? 0, text: 'found in the source code of Strapi'},
  ].filter(({count}) => count > 0);
}

function excusedTexts(counts: ClaimCounts | undefined): ProofCount[] {
  return Object.entries(counts?.excused ?? {})
    .flatMap(([reason, count]) => (isClaimReason(reason) ? [{count, text: `in the text: ${CLAIM_REASONS[reason]}`}] : []))
    .sort((a, b) => b.count - a.count);
}
