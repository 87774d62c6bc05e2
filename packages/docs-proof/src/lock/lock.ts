import type {SampleSet} from '../samples/readSamples';
import type {Sample} from '../types';
import type {Lock, LockEntry} from './lockFile';

/** What verdicts are valid for. */
export interface Validity {
  version: string;
  node?: string | undefined;
  state: string;
  /** Hash of the code of each runner. */
  code: Readonly<Record<string, string>>;
}

export function lockKey(entry: Pick<LockEntry, 'page' | 'id'>): string {
  return `${entry.page}${entry.id}`;
}

/** The entry of a sample that was proven or can't be proven. */
export function toEntry({id, page, hash, hints}: Sample, runner: string): LockEntry {
  const common = {page, id: id.slice(page.length), hash};
  return hints.noProof === undefined
    ? {...common, runner, verdict: 'proven'}
    : {...common, runner: 'none', verdict: 'not provable', reason: hints.noProof};
}

/** Whether the lock's entry still matches the sample, so that it doesn't need to be proven again. */
export function isSettled(sample: Sample, set: SampleSet, entries: ReadonlyMap<string, LockEntry>): boolean {
  const entry = entries.get(sample.id);
  if (entry?.hash !== sample.hash) return false;
  return entry.runner === (sample.hints.noProof === undefined ? set.runners.get(sample.id)?.name : 'none');
}

/** The samples without a valid entry in the lock. */
export function changedSamples(lock: Lock | null, samples: readonly Sample[], set: SampleSet, now: Validity): Sample[] {
  const entries = holdingEntries(lock, now);
  return samples.filter((sample) => !isSettled(sample, set, entries));
}

/** Runners whose code has changed since they proved the entries in the lock. */
export function staleRunners(lock: Lock, now: Validity): Set<string> {
  const names = new Set(lock.samples.map(({runner}) => runner));
  return new Set([...names].filter((name) => name !== 'none' && lock.code[name] !== now.code[name]));
}

/** Whether the samples were proven against the same software. */
export function isOf(lock: Lock, {version, node, state}: Validity): boolean {
  return lock.version === version && lock.node === node && lock.state === state;
}

/** Entries that are still valid, by sample id. */
export function holdingEntries(lock: Lock | null, now: Validity): Map<string, LockEntry> {
  if (!lock || !isOf(lock, now)) return new Map();
  const stale = staleRunners(lock, now);
  return new Map(lock.samples.filter(({runner}) => !stale.has(runner)).map((entry) => [lockKey(entry), entry]));
}
