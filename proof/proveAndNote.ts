import path from 'node:path';
import type {BookshopPool} from './bookshop/pool';
import {countClaims, pageOf} from './claims/countClaims';
import {readClaims, type FileClaims} from './claims/readClaims';
import {readLock, type Lock} from '../plugins/sample-proof/lock';
import {holdingEntries, toEntry, writeLock} from './lock';
import {proveSamples} from './proveSamples';
import {createProgress} from './report/progress';
import {countReasons, type Summary} from './report/summary';
import {RUNNERS} from './runners';
import type {SampleSet} from './samples/readSamples';
import type {Subject} from './subject';
import type {Sample, Verdict} from './types';

export interface ProofRequest {
  siteDir: string;
  set: SampleSet;
  /** The samples of the set to prove. */
  selected: readonly Sample[];
  subject: Subject;
  /** Whether to report errors in how the samples of a file are written. */
  isInScope: (file: string) => boolean;
  /** Kept between proofs by the caller. */
  bookshops?: BookshopPool | undefined;
}

export interface ProvenPages extends Summary {
  /** The claims of the files in scope. */
  claims: readonly FileClaims[];
}

/** Proves samples, and records those that pass in the lock. */
export async function proveAndNote({bookshops, ...request}: ProofRequest): Promise<ProvenPages> {
  const {siteDir, set, selected, subject, isInScope} = request;
  const started = performance.now();
  const provable = selected.filter(({id}) => set.runners.has(id));
  const progress = createProgress(provable);
  const verdicts = await proveSamples(set, provable, {
    siteDir,
    version: subject.version,
    runners: RUNNERS,
    onDone: ({id}) => progress.step(id),
    bookshops,
  });
  progress.end();
  const claims = readClaims(path.join(siteDir, 'docs'), siteDir, isInScope);
  updateLock(request, verdicts, claims);
  const failed = verdicts.filter(({failures}) => failures.length > 0);
  const skipped = verdicts.flatMap(({skipped: reason}) => reason ?? []);
  return {
    version: subject.version,
    proven: verdicts.length - failed.length - skipped.length,
    failed,
    skipped,
    findings: set.findings.filter(({file}) => isInScope(file)),
    unprovable: countReasons(selected),
    claims,
    seconds: (performance.now() - started) / 1000,
  };
}

/** Keeps entries that weren't selected, if they are still valid. */
function updateLock(
  {siteDir, set, selected, subject}: ProofRequest,
  verdicts: readonly Verdict[],
  claims: readonly FileClaims[],
): void {
  const entries = holdingEntries(readLock(siteDir), subject);
  const ids = new Set(set.samples.map(({id}) => id));
  for (const [id, {page}] of entries) if (!ids.has(id) && (set.read.has(page) || !set.pages.has(page))) entries.delete(id);
  const skipped = new Set(verdicts.flatMap((verdict) => (verdict.skipped === undefined ? [] : verdict.sample.id)));
  for (const {id} of selected) if (!skipped.has(id)) entries.delete(id);
  for (const sample of selected) if (sample.hints.noProof !== undefined) entries.set(sample.id, toEntry(sample, 'none'));
  for (const {sample, failures} of verdicts.filter((verdict) => verdict.skipped === undefined)) {
    const runner = set.runners.get(sample.id);
    if (failures.length > 0) entries.delete(sample.id);
    else if (runner) entries.set(sample.id, toEntry(sample, runner.name));
  }
  const runners = Object.fromEntries(RUNNERS.map(({name, proves}) => [name, proves]));
  writeLock(siteDir, {...subject, runners, claims: claimsNow(siteDir, set, claims), samples: [...entries.values()]});
}

/** Counts the claims of files, and keeps the counts of other pages that still exist. */
function claimsNow(siteDir: string, {pages}: SampleSet, files: readonly FileClaims[]): Lock['claims'] {
  const before = Object.entries(readLock(siteDir)?.claims ?? {});
  const counted = new Set(files.map(({file}) => pageOf(file)));
  const kept = before.filter(([page]) => pages.has(page) && !counted.has(page));
  return {...Object.fromEntries(kept), ...countClaims(files)};
}
