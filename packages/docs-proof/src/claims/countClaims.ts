import type {ClaimCounts} from '../lock/lockFile';
import {pageOf} from '../docs';
import type {Claim} from './claim';

interface FileClaims {
  file: string;
  claims: readonly Claim[];
}

/**
 * Counts the statements by kind of evidence, by page id, for pages that have any evidence.
 *
 * @param docs folder of the docs
 */
export function countClaims(files: readonly FileClaims[], docs: string): Record<string, ClaimCounts> {
  const counted = files.map(({file, claims}): [string, ClaimCounts] => [pageOf(file, docs), countsOf(claims)]);
  return Object.fromEntries(
    counted.filter(([, {proven, sourced, excused}]) => proven + sourced + Object.keys(excused).length > 0),
  );
}

function countsOf(claims: FileClaims['claims']): ClaimCounts {
  const excused: ClaimCounts['excused'] = {};
  for (const {reason} of claims) if (reason !== null) excused[reason] = (excused[reason] ?? 0) + 1;
  const count = (verdict: string): number => claims.filter((claim) => claim.verdict === verdict).length;
  return {proven: count('proven'), sourced: count('sourced'), excused};
}
