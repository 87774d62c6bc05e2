import {Finding} from 'docs-corpus';
import {LOCK, type Lock} from '../plugins/sample-proof/lock';
import {holdingEntries, isOf, isSettled, staleRunners} from './lock';
import type {SampleSet} from './samples/readSamples';
import type {Subject} from './subject';

/** Samples that must be proven again, and errors in how samples are written. */
export function checkLock(set: SampleSet, lock: Lock | null, subject: Subject): Finding[] {
  const entries = holdingEntries(lock, subject);
  const ids = new Set(set.samples.map(({id}) => id));
  if (lock && !isOf(lock, subject)) return [...set.findings, staleLock(lock, subject)];
  const stale = lock ? staleRunners(lock, subject) : new Set<string>();
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
    ...[...stale].map(staleCode),
    ...open.map(({file, line, id}) => {
      const reason = entries.has(id) ? 'This sample has changed since it was proven.' : 'This sample is not proven.';
      return new Finding(file, line, reason, `Run "npm run proof -- ${file}".`);
    }),
    ...(gone.length === 0 ? [] : [inLock(`It contains samples that are no longer in the docs: ${gone.length}.`)]),
  ];
}

function staleCode(runner: string): Finding {
  return inLock(`The code of the runner "${runner}" has changed since it proved its samples.`);
}

function inLock(reason: string): Finding {
  return new Finding(LOCK, 1, reason, 'Run "npm run proof -- --changed".');
}

function staleLock(lock: Lock, subject: Subject): Finding {
  return new Finding(LOCK, 1, whyStale(lock, subject), 'Run "npm run proof".');
}

function whyStale(lock: Lock, {version, node}: Subject): string {
  if (lock.version !== version) return `The samples were proven against Strapi ${lock.version}, the bookshop has ${version}.`;
  if (lock.node !== node)
    return `The samples were proven on Node.js ${lock.node ?? 'of another version'}, the bookshop runs on ${node}.`;
  return 'The bookshop has changed since the samples were proven.';
}
