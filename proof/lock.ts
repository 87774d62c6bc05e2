import path from 'node:path';
import {LOCK, readLock, type Lock, type LockEntry} from '../plugins/sample-proof/lock';
import {writeWhole} from 'docs-corpus/writeWhole';
import type {SampleSet} from './samples/readSamples';
import type {Subject} from './subject';
import type {Sample} from './types';

/** Sorted, with one line per sample, so that the changes of two people merge. */
export function writeLock(siteDir: string, {version, node, bookshop, code, runners, claims, samples}: Lock): void {
  const sorted = [...samples].sort((a, b) => compareText(a.page, b.page) || compareText(a.id, b.id));
  const head = Object.entries({version, node, bookshop, code, runners}).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`,
  );
  const pages = Object.entries(claims).sort(([a], [b]) => compareText(a, b));
  const claimLines = pages.map(
    ([page, counts], index) => `    ${JSON.stringify(page)}: ${JSON.stringify(counts)}${index < pages.length - 1 ? ',' : ''}`,
  );
  const lines = sorted.map((entry, index) => `    ${JSON.stringify(entry)}${index < sorted.length - 1 ? ',' : ''}`);
  writeWhole(
    path.join(siteDir, LOCK),
    ['{', ...head, '  "claims": {', ...claimLines, '  },', '  "samples": [', ...lines, '  ]', '}', ''].join('\n'),
  );
}

/** Sorts in the same order on every machine. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
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
export function changedSamples(siteDir: string, samples: readonly Sample[], set: SampleSet, subject: Subject): Sample[] {
  const entries = holdingEntries(readLock(siteDir), subject);
  return samples.filter((sample) => !isSettled(sample, set, entries));
}

/** Runners whose code has changed since they proved the entries in the lock. */
export function staleRunners(lock: Lock, subject: Subject): Set<string> {
  const names = new Set(lock.samples.map(({runner}) => runner));
  return new Set([...names].filter((name) => name !== 'none' && lock.code[name] !== subject.code[name]));
}

/** Whether the samples were proven against the same software. */
export function isOf(lock: Lock, {version, node, bookshop}: Subject): boolean {
  return lock.version === version && lock.node === node && lock.bookshop === bookshop;
}

/** Entries that are valid for the subject, by sample id. */
export function holdingEntries(lock: Lock | null, subject: Subject): Map<string, LockEntry> {
  if (!lock || !isOf(lock, subject)) return new Map();
  const stale = staleRunners(lock, subject);
  return new Map(lock.samples.filter(({runner}) => !stale.has(runner)).map((entry) => [lockKey(entry), entry]));
}
