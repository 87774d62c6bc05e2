import {isCommandStep} from '../samples/tutorials';
import {parseStart} from '../samples/step';
import type {App} from '../subject';
import type {Failure, ProofContext, Runner, Sample, Verdict} from '../types';
import type {TutorialOptions} from './options';
import {passesOf, tutorialsAmong, type Pass} from './passes';
import {replay} from './replay';

/** Replays tutorials step by step. */
export function tutorialRunner<Product extends App>(options: TutorialOptions<Product> & {folder: string}): Runner<Product> {
  return {
    name: 'tutorial',
    folder: options.folder,
    proves: 'replayed step by step in a new project',
    takes: (sample) => sample.tutorial !== null && !(options.leavesCommands && isCommandStep(sample)),
    ...(options.leavesCommands && {checksToo: isCommandStep}),
    concurrent: true,
    // Takes the place of an app, because a replay needs even more memory.
    prove: (samples, context) => context.withApp(() => replayAll(samples, context, options)),
  };
}

/** Replays every tutorial that contains one of the samples, one at a time. Each has a separate project and server, except for walks. */
async function replayAll<Product extends App>(
  samples: readonly Sample[],
  context: ProofContext<Product>,
  options: TutorialOptions<Product>,
): Promise<Verdict[]> {
  const wanted = new Set(samples.map(({tutorial}) => tutorial));
  const verdicts: Verdict[] = [];
  const walks = options.walks?.create(context);
  // Removes servers and folders when the process exits, including when it's stopped.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  try {
    for (const tutorial of tutorialsAmong(context.samples.values())) {
      if (!wanted.has(tutorial[0]?.tutorial ?? null)) continue;
      const found = new Map<Sample, Failure[]>(tutorial.map((sample) => [sample, []]));
      for (const pass of passesOf(tutorial, options.languageOf)) {
        const progress = reportProgress(pass);
        const isWalk = options.walks?.isWalk(parseStart(pass.start.text).commands) ?? false;
        const run = isWalk && walks ? walks.walk(pass, progress.say) : replay(pass, context, options, progress.say);
        const failures = await run.finally(progress.end);
        for (const {sample, ...failure} of failures) found.set(sample, [...(found.get(sample) ?? []), failure]);
      }
      for (const [sample, failures] of found) {
        context.done(sample);
        // Of commands that another runner proves, only failures are reported.
        if (failures.length > 0 || samples.includes(sample)) verdicts.push({sample, failures});
      }
    }
  } finally {
    await walks?.close();
  }
  return verdicts;
}

/** Interval between progress lines (ms). */
const PROGRESS_INTERVAL = 10_000;

/** Prints the position of a replay while it is running. */
function reportProgress({language, start}: Pass): {say: (place: string) => void; end: () => void} {
  const started = performance.now();
  let place = `${start.file}:${start.line}`;
  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - started) / 1000);
    process.stderr.write(`${place}${language === null ? '' : ` (${language})`}: replaying, ${seconds} s …\n`);
  }, PROGRESS_INTERVAL);
  return {say: (next) => (place = next), end: () => clearInterval(timer)};
}
