import path from 'node:path';
import {formatFailure} from '../report/formatFailure';
import {proveWithProgress} from '../report/progress';
import {readSamples} from '../samples/readSamples';
import {planted, problemsOf, type Place} from './planted';
import {readStatements} from './statements';
import type {Runner, Sample, Verdict} from '../../../../proof/types';

export interface FaultOptions {
  siteDir: string;
  version: string;
  runners: readonly Runner[];
  /** Selects pages by their path relative to the site. */
  isWanted: (file: string) => boolean;
}

/** Folder of pages with planted faults, with the same layout as the docs. */
const PAGES = 'proof/faults/pages';

/**
 * Proves the pages with planted faults. A sample below a comment `fault: …` must fail with a message that contains the
 * comment's text. Every other sample must be proven. Prints missed faults and unexpected errors.
 */
export async function proveFaults({
  siteDir,
  version,
  runners,
  isWanted,
}: FaultOptions): Promise<{passed: number; failed: number}> {
  const docsDir = path.join(siteDir, PAGES);
  const set = readSamples(docsDir, siteDir, runners);
  const samples = set.samples.filter(({file}) => isWanted(file));
  const provable = samples.filter(({id}) => set.runners.has(id));
  const verdicts = await proveWithProgress(set, provable, {siteDir, version, runners});

  const plantedFaults = planted(docsDir, siteDir).filter(({file}) => isWanted(file));
  const places = [
    ...samplePlaces(samples, verdicts),
    ...set.findings.filter(({file}) => isWanted(file)).map(({file, line, message}) => ({file, line, texts: [message]})),
  ];
  const statements = readStatements(siteDir, isWanted);
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
