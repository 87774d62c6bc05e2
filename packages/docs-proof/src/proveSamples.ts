import {openDocs, type DocsOptions} from './docs';
import {createPool} from './pool';
import type {SampleSet} from './samples/readSamples';
import {byScope, servicesOf} from './samples/services';
import {createServices, type Services} from './services';
import type {App, Subject} from './subject';
import type {Failure, ProofContext, Runner, Sample, Verdict} from './types';

export interface ProveOptions<Product extends App = App> extends DocsOptions {
  subject: Subject<Product>;
  /** All available runners. */
  runners: readonly Runner<Product>[];
  /** Called when a sample is finished. */
  onDone: (sample: Sample) => void;
}

/**
 * Proves some samples of a set.
 *
 * @param wanted samples that have a runner
 * @throws if the subject can't be installed, or a runner fails
 */
export async function proveSamples<Product extends App>(
  set: SampleSet,
  wanted: readonly Sample[],
  {root, docs, forms, subject, runners, onDone}: ProveOptions<Product>,
): Promise<Verdict[]> {
  if (wanted.length === 0) return [];
  await subject.install?.();
  const pool = createPool(subject.createApp, subject.appsAtOnce ?? 1);
  const services = createServices(subject);
  const context: ProofContext<Product> = {
    root,
    subject,
    openDocs: () => openDocs({root, docs, ...(forms && {forms})}),
    samples: new Map(set.samples.map((sample) => [sample.id, sample])),
    withApp: pool.withApp,
    withServices: services.withServices,
    done: onDone,
  };
  try {
    const skipped = skippedBy(set, wanted, services);
    const proven = wanted.filter((sample) => !skipped.has(sample));
    const groups = byProve(set, proven, runners);
    const concurrent = new Set(runners.filter((runner) => runner.concurrent).map(({prove}) => prove));
    const verdicts: Verdict[] = [];
    const proveConcurrent = async (): Promise<void> => {
      for (const [prove, samples] of groups) if (concurrent.has(prove)) verdicts.push(...(await prove(samples, context)));
    };
    // Compilers and running apps together need more memory than a small machine has.
    const proveInTurn = async (): Promise<void> => {
      for (const [prove, samples] of groups) {
        if (concurrent.has(prove)) continue;
        verdicts.push(...(await prove(samples, context)));
        await pool.stop();
      }
    };
    await allSettled([proveConcurrent(), proveInTurn()]);
    for (const sample of skipped.keys()) onDone(sample);
    return [...merge(proven, verdicts), ...[...skipped].map(([sample, reason]) => ({sample, failures: [], skipped: reason}))];
  } finally {
    await pool.stop();
    await services.stop();
  }
}

/** Waits for all promises even if one is rejected, because the caller then stops services that the others still use. */
async function allSettled(all: readonly Promise<void>[]): Promise<void> {
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
 * Samples by `prove` function, in the order of the runners: runners with the same function receive their samples together. A sample is listed
 * for its own runner and for those that also check it.
 */
function byProve<Product extends App>(
  set: SampleSet,
  wanted: readonly Sample[],
  runners: readonly Runner<Product>[],
): Map<Runner<Product>['prove'], Sample[]> {
  const groups = new Map(runners.map(({prove}): [Runner<Product>['prove'], Sample[]] => [prove, []]));
  for (const sample of wanted) {
    const own = runners.find(({name}) => name === set.runners.get(sample.id)?.name);
    const provers = new Set([own, ...runners.filter((runner) => runner.checksToo?.(sample))].map((runner) => runner?.prove));
    for (const prove of provers) if (prove) groups.get(prove)?.push(sample);
  }
  return new Map([...groups].filter(([, samples]) => samples.length > 0));
}

function merge(wanted: readonly Sample[], verdicts: readonly Verdict[]): Verdict[] {
  const failures = new Map<Sample, Failure[]>();
  for (const sample of wanted) failures.set(sample, []);
  const verified = new Set<Sample>();
  const skipped = new Map<Sample, string>();
  for (const verdict of verdicts) {
    verified.add(verdict.sample);
    if (verdict.skipped !== undefined) skipped.set(verdict.sample, verdict.skipped);
    if (verdict.failures.length > 0) failures.set(verdict.sample, [...(failures.get(verdict.sample) ?? []), ...verdict.failures]);
  }
  for (const sample of wanted)
    if (!verified.has(sample))
      failures.set(sample, [{fault: "Its runner didn't return a verdict. This is a bug in the runner."}]);
  return [...failures].map(([sample, found]): Verdict => {
    const reason = skipped.get(sample);
    // A failure that another runner found counts, even if the sample's own runner skipped it.
    return {sample, failures: found, ...(reason !== undefined && found.length === 0 && {skipped: reason})};
  });
}
