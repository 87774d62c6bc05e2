import {Finding} from 'docs-corpus';
import type {Lock} from './lockFile';
import {holdingEntries, isOf, isSettled, staleRunners, type Validity} from './lock';
import type {SampleSet} from '../samples/readSamples';

export interface LockCheck {
  set: SampleSet;
  lock: Lock | null;
  now: Validity;
  /** The name of the subject. */
  subject: string;
  /** The lock's path relative to the root. */
  file: string;
  /** What a writer runs to prove pages: `npm run proof --`. */
  command: string;
}

/** Samples that must be proven again, and errors in how samples are written. */
export function checkLock({set, lock, now, subject, file: lockFile, command}: LockCheck): Finding[] {
  const entries = holdingEntries(lock, now);
  const ids = new Set(set.samples.map(({id}) => id));
  if (lock && !isOf(lock, now))
    return [...set.findings, new Finding(lockFile, 1, whyStale(lock, now, subject), `Run "${command.replace(/ --$/, '')}".`)];
  const inLock = (reason: string): Finding => new Finding(lockFile, 1, reason, `Run "${command} --changed".`);
  const stale = lock ? staleRunners(lock, now) : new Set<string>();
  const faulty = new Set(set.findings.map(({file, line}) => `${file}:${line}`));
  const open = set.samples.filter(
    (sample) =>
      !isSettled(sample, set, entries) &&
      !faulty.has(`${sample.file}:${sample.line}`) &&
      !stale.has(set.runners.get(sample.id)?.name ?? ''),
  );
  const gone = [...entries.keys()].filter((id) => !ids.has(id));
  return [
    ...set.findings,
    ...[...stale].map((runner) => inLock(`The code of the runner "${runner}" has changed since it proved its samples.`)),
    ...open.map(({file, line, id}) => {
      const reason = entries.has(id) ? 'This sample has changed since it was proven.' : 'This sample is not proven.';
      return new Finding(file, line, reason, `Run "${command} ${file}".`);
    }),
    ...(gone.length === 0 ? [] : [inLock(`It contains samples that are no longer in the docs: ${gone.length}.`)]),
  ];
}

function whyStale(lock: Lock, {version, node}: Validity, subject: string): string {
  if (lock.version !== version) return `The samples were proven against ${subject} ${lock.version}, not ${version}.`;
  if (lock.node !== node) return `The samples were proven on Node.js ${lock.node ?? 'of another version'}, not ${node ?? 'any'}.`;
  return `The state of ${subject} that samples run with has changed since they were proven.`;
}
