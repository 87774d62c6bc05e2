import {proveSamples, type ProveOptions} from '../proveSamples';
import type {SampleSet} from '../samples/readSamples';
import type {App} from '../subject';
import type {Sample, Verdict} from '../types';

const SILENCE_IN_MS = 10_000;

/** Proves samples, and writes a line to standard error every ten seconds. */
export async function proveWithProgress<Product extends App>(
  set: SampleSet,
  wanted: readonly Sample[],
  options: Omit<ProveOptions<Product>, 'onDone'>,
): Promise<Verdict[]> {
  // Runners can also finish samples that aren't wanted, such as a command in a tutorial.
  const left = new Set(wanted.map(({id}) => id));
  const timer = setInterval(
    () => process.stderr.write(`${wanted.length - left.size} of ${wanted.length} samples …\n`),
    SILENCE_IN_MS,
  );
  try {
    return await proveSamples(set, wanted, {...options, onDone: ({id}) => void left.delete(id)});
  } finally {
    clearInterval(timer);
  }
}
