import type {Finding} from 'docs-corpus';
import type {Reason} from '../../plugins/sample-proof/reasons';
import type {Sample, Verdict} from '../types';

export interface Summary {
  version: string;
  /** Number of samples that were run or checked and match. */
  proven: number;
  failed: readonly Verdict[];
  /** Reasons for samples that this machine can't prove, one per sample. */
  skipped: readonly string[];
  /** Faulty statements, and errors in how samples are written. */
  findings: readonly Finding[];
  /** Number of samples that can't be proven, by reason. */
  unprovable: ReadonlyMap<Reason, number>;
  seconds: number;
}

export function countReasons(samples: readonly Sample[]): Map<Reason, number> {
  const counts = new Map<Reason, number>();
  for (const {hints} of samples) if (hints.noProof !== undefined) counts.set(hints.noProof, (counts.get(hints.noProof) ?? 0) + 1);
  return counts;
}

/** `12 of 13 samples proven against Strapi 5.54.0 in 8.1 s; 3 not provable (2 output, 1 pseudo)` */
export function formatSummary({version, proven, failed, skipped, unprovable, seconds}: Summary): string {
  const total = [...unprovable.values()].reduce((sum, count) => sum + count, 0);
  const reasons = [...unprovable].map(([reason, count]) => `${count} ${reason}`).join(', ');
  return [
    `${proven} of ${proven + failed.length} samples proven against Strapi ${version} in ${seconds.toFixed(1)} s`,
    ...(total === 0 ? [] : [`${total} not provable (${reasons})`]),
    ...(skipped.length === 0 ? [] : [`${skipped.length} skipped: ${[...new Set(skipped)].join('; ')}`]),
  ].join('; ');
}
