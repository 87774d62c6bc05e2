import path from 'node:path';
import {createPool, type BookshopPool} from './pool';
import {installCms} from '../../../proof/installCms';
import type {SampleSet} from './samples/readSamples';
import {byScope, servicesOf} from './samples/services';
import {createServices, type Services} from './services';
import type {Failure, Runner, Sample, Verdict} from '../../../proof/types';

export interface ProveOptions {
  siteDir: string;
  version: string;
  /** All available runners. */
  runners: readonly Runner[];
  /** Called when a sample is finished. */
  onDone: (sample: Sample) => void;
  /** Bookshops of an earlier proof, which the caller keeps. Without them, this proof starts its own. */
  bookshops?: BookshopPool | undefined;
}

/** Number of bookshops that run at the same time, one for each of two cores. */
export const BOOKSHOPS = 2;

/**
 * Proves some samples of a set.
 *
 * @param wanted samples that have a runner
 * @throws if the CMS can't be installed, or a runner fails
 */
export async function proveSamples(set: SampleSet, wanted: readonly Sample[], options: ProveOptions): Promise<Verdict[]> {
  const cmsDir = path.join(options.siteDir, 'proof/cms');
  if (wanted.length === 0) return [];
  installCms(cmsDir);
  const pool = options.bookshops ?? createPool(cmsDir, BOOKSHOPS);
  const stopOwn = async (): Promise<void> => {
    if (!options.bookshops) await pool.stop();
  };
  const services = createServices();
  const context = {
    siteDir: options.siteDir,
    cmsDir,
    version: options.version,
    samples: new Map(set.samples.map((sample) => [sample.id, sample])),
    withBookshop: pool.withBookshop,
    hasKeptBookshops: options.bookshops !== undefined,
    withServices: services.withServices,
    done: options.onDone,
  };
  try {
    const skipped = skippedBy(set, wanted, services);
    const proven = wanted.filter((sample) => !skipped.has(sample));
    const groups = byProve(set, proven, options.runners);
    const concurrent = new Set(options.runners.filter((runner) => runner.concurrent).map(({prove}) => prove));
    const verdicts: Verdict[] = [];
    const proveConcurrent = async (): Promise<void> => {
      for (const [prove, samples] of groups) if (concurrent.has(prove)) verdicts.push(...(await prove(samples, context)));
    };
    // Compilers and booted apps together need more memory than a small machine has.
    const proveInTurn = async (): Promise<void> => {
      for (const [prove, samples] of groups) {
        if (concurrent.has(prove)) continue;
        verdicts.push(...(await prove(samples, context)));
        await stopOwn();
      }
    };
    await settled([proveConcurrent(), proveInTurn()]);
    for (const sample of skipped.keys()) options.onDone(sample);
    return [...merge(proven, verdicts), ...[...skipped].map(([sample, reason]) => ({sample, failures: [], skipped: reason}))];
  } finally {
    await stopOwn();
    await services.stop();
  }
}

/** Waits for all, even if one fails, because the caller stops what they share. */
async function settled(all: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(all);
  await Promise.all(all);
}

/** Samples in sections that need a program that isn't installed on this machine, with the reason. */
function skippedBy(set: SampleSet, wanted: readonly Sample[], services: Services): Map<Sample, string> {
  const reasons = new Map([...byScope(set.samples)].map(([scope, samples]) => [scope, services.missing(servicesOf(samples))]));
  return new Map(
    wanted.flatMap((sample): [Sample, string][] => {
      const reason = reasons.get(sample.scope);
      return reason === undefined ? [] : [[sample, reason]];
    }),
  );
}

/**
 * Runners that share a `prove` function receive their samples together, and so do runners that check other runners' samples. In the order
 * of the runners.
 */
function byProve(set: SampleSet, wanted: readonly Sample[], runners: readonly Runner[]): Map<Runner['prove'], Sample[]> {
  const groups = new Map(runners.map(({prove}): [Runner['prove'], Sample[]] => [prove, []]));
  for (const sample of wanted) {
    const own = set.runners.get(sample.id);
    const provers = new Set([own, ...runners.filter((runner) => runner.checksToo?.(sample))].map((runner) => runner?.prove));
    for (const prove of provers) if (prove) groups.get(prove)?.push(sample);
  }
  return new Map([...groups].filter(([, samples]) => samples.length > 0));
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
