import path from 'node:path';
import {createPool} from './bookshop/pool';
import {installCms} from './installCms';
import type {SampleSet} from './samples/readSamples';
import {byScope, servicesOf} from './samples/services';
import {createServices, type Services} from './services';
import type {Failure, Runner, Sample, Verdict} from './types';

export interface ProveOptions {
  siteDir: string;
  version: string;
  /** The registry. */
  runners: readonly Runner[];
  /** Called when a sample is done. */
  onDone: (sample: Sample) => void;
}

/** Bookshops that run at a time, one for each of two cores. */
const PROCESSES = 2;

/**
 * Proves some samples of a set.
 *
 * @param wanted those with a runner
 * @throws if the CMS cannot be installed, or a runner cannot do its work
 */
export async function proveSamples(set: SampleSet, wanted: readonly Sample[], options: ProveOptions): Promise<Verdict[]> {
  const cmsDir = path.join(options.siteDir, 'proof/cms');
  if (wanted.length === 0) return [];
  installCms(cmsDir);
  const pool = createPool(cmsDir, PROCESSES);
  const services = createServices();
  const context = {
    siteDir: options.siteDir,
    cmsDir,
    version: options.version,
    samples: new Map(set.samples.map((sample) => [sample.id, sample])),
    withBookshop: pool.withBookshop,
    withServices: services.withServices,
    done: options.onDone,
  };
  try {
    const skipped = skippedBy(set, wanted, services);
    const proven = wanted.filter((sample) => !skipped.has(sample));
    const groups = byProve(set, proven, options.runners);
    const verdicts: Verdict[] = [];
    // One after the other: compilers and booted apps together need more memory than a small machine has.
    for (const [prove, samples] of groups) {
      verdicts.push(...(await prove(samples, context)));
      await pool.stop();
    }
    for (const sample of skipped.keys()) options.onDone(sample);
    return [...merge(proven, verdicts), ...[...skipped].map(([sample, reason]) => ({sample, failures: [], skipped: reason}))];
  } finally {
    await pool.stop();
    await services.stop();
  }
}

/** Samples of sections with a program that isn't installed on this machine, and the reason. */
function skippedBy(set: SampleSet, wanted: readonly Sample[], services: Services): Map<Sample, string> {
  const reasons = new Map([...byScope(set.samples)].map(([scope, samples]) => [scope, services.missing(servicesOf(samples))]));
  return new Map(
    wanted.flatMap((sample): [Sample, string][] => {
      const reason = reasons.get(sample.scope);
      return reason === undefined ? [] : [[sample, reason]];
    }),
  );
}

/** Runners that prove together get their samples together; so do those that check samples of others. */
function byProve(set: SampleSet, wanted: readonly Sample[], runners: readonly Runner[]): Map<Runner['prove'], Sample[]> {
  const groups = new Map<Runner['prove'], Sample[]>();
  for (const sample of wanted) {
    const own = set.runners.get(sample.id);
    const provers = new Set([own, ...runners.filter((runner) => runner.checksToo?.(sample))].map((runner) => runner?.prove));
    for (const prove of provers) if (prove) groups.set(prove, [...(groups.get(prove) ?? []), sample]);
  }
  return groups;
}

function merge(wanted: readonly Sample[], verdicts: readonly Verdict[]): Verdict[] {
  const failures = new Map<Sample, Failure[]>();
  for (const sample of wanted) failures.set(sample, []);
  const judged = new Set<Sample>();
  for (const verdict of verdicts) {
    judged.add(verdict.sample);
    if (verdict.failures.length > 0) failures.set(verdict.sample, [...(failures.get(verdict.sample) ?? []), ...verdict.failures]);
  }
  for (const sample of wanted)
    if (!judged.has(sample)) failures.set(sample, [{fault: "Its runner didn't return a verdict. This is a bug in the runner."}]);
  return [...failures].map(([sample, found]) => ({sample, failures: found}));
}
