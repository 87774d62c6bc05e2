import {readLock} from '../plugins/sample-proof/lock';
import {holdingEntries, isSettled} from './lock';
import type {SampleSet} from './samples/readSamples';
import type {Subject} from './subject';
import type {Sample} from './types';

/** The samples without a valid entry in the lock. */
export function selectChanged(siteDir: string, samples: readonly Sample[], set: SampleSet, subject: Subject): Sample[] {
  const entries = holdingEntries(readLock(siteDir), subject);
  return samples.filter((sample) => !isSettled(sample, set, entries));
}
