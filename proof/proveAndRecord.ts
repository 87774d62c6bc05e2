import path from 'node:path';
import {readLock} from '../plugins/sample-proof/lock';
import {RECORDED_NODE} from './cms/scripts/node.mjs';
import {writeLock} from './lock';
import {nextLock} from './nextLock';
import {proveWithProgress} from './report/progress';
import {countReasons, type Summary} from './report/summary';
import {RUNNERS} from './runners';
import type {SampleSet} from './samples/readSamples';
import {readStatements} from './statements';
import type {Subject} from './subject';
import type {Sample} from './types';

export interface ProofRequest {
  siteDir: string;
  set: SampleSet;
  /** The samples of the set to prove. */
  selected: readonly Sample[];
  subject: Subject;
  /** Whether to report the statements of a file, and errors in how its samples are written. */
  isInScope: (file: string) => boolean;
}

/** Proves samples, compares statements with them, and records what holds in the lock. */
export async function proveAndRecord({siteDir, set, selected, subject, isInScope}: ProofRequest): Promise<Summary> {
  const started = performance.now();
  const provable = selected.filter(({id}) => set.runners.has(id));
  const verdicts = await proveWithProgress(set, provable, {siteDir, version: subject.version, runners: RUNNERS});
  const files = new Set(selected.map(({file}) => file));
  const statements = readStatements(path.join(siteDir, 'docs'), siteDir, (file) => isInScope(file) || files.has(file));
  // A run with PROOF_NODE=22 only shows what fails there.
  if (process.versions.node === RECORDED_NODE)
    writeLock(siteDir, nextLock(readLock(siteDir), {set, selected, verdicts, statements, subject, runners: RUNNERS}));
  const failed = verdicts.filter(({failures}) => failures.length > 0);
  const skipped = verdicts.flatMap(({skipped: reason}) => reason ?? []);
  return {
    version: subject.version,
    proven: verdicts.length - failed.length - skipped.length,
    failed,
    skipped,
    findings: [...set.findings.filter(({file}) => isInScope(file)), ...statements.flatMap(({findings}) => findings)],
    unprovable: countReasons(selected),
    seconds: (performance.now() - started) / 1000,
  };
}
