import type {Lock} from './lockFile';
import {countClaims} from '../claims/countClaims';
import {pageOf} from '../docs';
import {holdingEntries, isOf, toEntry, type Validity} from './lock';
import type {SampleSet} from '../samples/readSamples';
import type {FileStatements} from '../statements';
import type {Runner, Sample, Verdict} from '../types';

/** What was proven, and what the pages in scope state. */
export interface Proven {
  set: SampleSet;
  selected: readonly Sample[];
  verdicts: readonly Verdict[];
  statements: readonly FileStatements[];
  /** What the verdicts are valid for. */
  now: Validity;
  /** Folder of the docs. */
  docs: string;
  /** Today, after a proof of all samples. */
  date: string | null;
  runners: readonly Pick<Runner, 'name' | 'proves'>[];
}

/**
 * Keeps entries that weren't selected, if they are still valid. Nothing is recorded about pages with faulty statements, because evidence
 * that holds doesn't prove a statement that differs from it.
 */
export function nextLock(lock: Lock | null, {set, selected, verdicts, statements, now, docs, date, runners}: Proven): Lock {
  const entries = holdingEntries(lock, now);
  const faulty = new Set(statements.filter(({findings}) => findings.length > 0).map(({file}) => pageOf(file, docs)));
  const isFaulty = ({page, file}: Sample): boolean => faulty.has(page) || faulty.has(pageOf(file, docs));
  const ids = new Set(set.samples.map(({id}) => id));
  for (const [id, {page}] of entries) if (!ids.has(id) && (set.read.has(page) || !set.pages.has(page))) entries.delete(id);
  const skipped = new Set(verdicts.flatMap((verdict) => (verdict.skipped === undefined ? [] : verdict.sample.id)));
  const recorded = selected.filter((sample) => !skipped.has(sample.id) && !isFaulty(sample));
  for (const {id} of recorded) entries.delete(id);
  for (const sample of recorded) if (sample.hints.noProof !== undefined) entries.set(sample.id, toEntry(sample, 'none'));
  for (const {sample, failures} of verdicts.filter((verdict) => verdict.skipped === undefined)) {
    const runner = set.runners.get(sample.id);
    if (failures.length > 0) entries.delete(sample.id);
    else if (runner && !isFaulty(sample)) entries.set(sample.id, toEntry(sample, runner.name));
  }
  const lastDate = date ?? (lock && isOf(lock, now) ? lock.date : undefined);
  return {
    ...now,
    ...(lastDate !== undefined && {date: lastDate}),
    runners: Object.fromEntries(runners.map(({name, proves}) => [name, proves])),
    claims: claimsNow(
      lock,
      set,
      statements.filter(({file}) => !faulty.has(pageOf(file, docs))),
      docs,
    ),
    samples: [...entries.values()],
  };
}

/** Counts the claims of files, and keeps the counts of other pages that still exist. */
function claimsNow(lock: Lock | null, {pages}: SampleSet, files: readonly FileStatements[], docs: string): Lock['claims'] {
  const counted = new Set(files.map(({file}) => pageOf(file, docs)));
  const kept = Object.entries(lock?.claims ?? {}).filter(([page]) => pages.has(page) && !counted.has(page));
  return {...Object.fromEntries(kept), ...countClaims(files, docs)};
}
