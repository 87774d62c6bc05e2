import {validityOf, type ProofDefinition} from './definition';
import {readLock, writeLock} from './lock/lockFile';
import {nextLock} from './lock/nextLock';
import {proveWithProgress} from './report/progress';
import {countReasons, type Summary} from './report/summary';
import type {SampleSet} from './samples/readSamples';
import {readStatements} from './statements';
import type {App} from './subject';
import type {Sample} from './types';

export interface ProofRequest {
  set: SampleSet;
  /** The samples of the set to prove. */
  selected: readonly Sample[];
  /** Whether these are all samples of the docs. */
  isWhole?: boolean;
  /** Whether to report the statements of a file, and errors in how its samples are written. */
  isInScope: (file: string) => boolean;
}

/** Proves samples, compares statements with them, and records what holds in the lock. */
export async function proveAndRecord<Product extends App>(
  definition: ProofDefinition<Product>,
  {set, selected, isWhole = false, isInScope}: ProofRequest,
): Promise<Summary> {
  const started = performance.now();
  const {subject, runners, docs} = definition;
  const now = validityOf(definition);
  const provable = selected.filter(({id}) => set.runners.has(id));
  const verdicts = await proveWithProgress(set, provable, definition);
  const files = new Set(selected.map(({file}) => file));
  const statements = readStatements(definition, (file) => isInScope(file) || files.has(file));
  const failed = verdicts.filter(({failures}) => failures.length > 0);
  const date = isWhole && failed.length === 0 ? new Date().toISOString().slice(0, 10) : null;
  if (definition.isRecorded ?? true)
    writeLock(definition, nextLock(readLock(definition), {set, selected, verdicts, statements, now, docs, date, runners}));
  const skipped = verdicts.flatMap(({skipped: reason}) => reason ?? []);
  return {
    product: subject.name,
    version: now.version,
    proven: verdicts.length - failed.length - skipped.length,
    failed,
    skipped,
    findings: [...set.findings.filter(({file}) => isInScope(file)), ...statements.flatMap(({findings}) => findings)],
    unprovable: countReasons(selected),
    seconds: (performance.now() - started) / 1000,
  };
}
