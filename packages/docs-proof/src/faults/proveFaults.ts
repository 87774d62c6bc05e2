import type {ProofDefinition} from '../definition';
import type {Counts} from '../report/exitWithCounts';
import {formatFailure} from '../report/formatFailure';
import {proveWithProgress} from '../report/progress';
import {readSamples} from '../samples/readSamples';
import type {App} from '../subject';
import type {Sample, Verdict} from '../types';
import {planted, problemsOf, type Place} from './planted';
import {proveStatementFaults} from './statements';

/**
 * Proves the pages with planted faults. A sample below a comment `fault: …` must fail with a message that contains the
 * comment's text. Every other sample must be proven. Prints missed faults and unexpected errors.
 *
 * @param isWanted selects pages by their path relative to the root
 */
export async function proveFaults<Product extends App>(
  definition: ProofDefinition<Product>,
  isWanted: (file: string) => boolean,
): Promise<Counts> {
  const {faults: folders} = definition;
  if (!folders)
    throw new Error('There are no pages with planted faults. Add their folder to the definition of the proof as "faults".');
  const pages = {...definition, docs: folders.samples};
  const set = readSamples(pages);
  const samples = set.samples.filter(({file}) => isWanted(file));
  const provable = samples.filter(({id}) => set.runners.has(id));
  const verdicts = await proveWithProgress(set, provable, definition);

  const plantedFaults = planted(pages).filter(({file}) => isWanted(file));
  const places = [
    ...samplePlaces(samples, verdicts),
    ...set.findings.filter(({file}) => isWanted(file)).map(({file, line, message}) => ({file, line, texts: [message]})),
  ];
  const statements =
    folders.statements === undefined
      ? {planted: 0, checked: 0, problems: []}
      : proveStatementFaults({...definition, docs: folders.statements}, isWanted);
  const problems = [...problemsOf(places, plantedFaults), ...statements.problems];
  for (const problem of problems) console.log(problem);
  console.log(
    `${plantedFaults.length + statements.planted} planted faults, ${samples.length} samples, ${statements.checked} statements`,
  );
  return {passed: places.length + statements.checked - problems.length, failed: problems.length};
}

function samplePlaces(samples: readonly Sample[], verdicts: readonly Verdict[]): Place[] {
  const failures = new Map(verdicts.map(({sample, failures: found}) => [sample.id, found]));
  return samples.map((sample) => ({
    file: sample.file,
    line: sample.line,
    texts: (failures.get(sample.id) ?? []).map((failure) => formatFailure(sample, failure)),
  }));
}
