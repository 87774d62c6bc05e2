import path from 'node:path';
import {createCorpusReader} from '../../plugins/corpus';
import {DEFAULT_SITE_URL} from '../../src/site/constants';
import {proveSamples} from '../proveSamples';
import {formatFailure} from '../report/formatFailure';
import {createProgress} from '../report/progress';
import {readSamples} from '../samples/readSamples';
import type {Failure, Runner, Sample} from '../types';

export interface FaultOptions {
  siteDir: string;
  version: string;
  runners: readonly Runner[];
  /** Chooses pages by their file, relative to the site. */
  isWanted: (file: string) => boolean;
}

/** Folder of pages with planted faults, laid out like the docs. */
const PAGES = 'proof/faults/pages';

interface PlantedFault {
  file: string;
  line: number;
  /** Part of what has to be found. */
  text: string;
}

/**
 * Proves the pages with planted faults. A sample below a comment `fault: …` has to fail with a text that contains the
 * comment's; any other has to be proven. What gets through, and what is found without a comment, is printed.
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
  const progress = createProgress(provable.length);
  const verdicts = await proveSamples(set, provable, {siteDir, version, runners, onDone: ({id}) => progress.step(id)});
  progress.end();

  const found = new Map<string, Failure[]>(samples.map(({id}) => [id, []]));
  for (const {sample, failures} of verdicts) found.set(sample.id, [...failures]);
  for (const {file, line, fault, cure} of set.findings.filter((finding) => isWanted(finding.file))) {
    const sample = samples.find((one) => one.file === file && one.line === line);
    if (sample) found.get(sample.id)?.push({fault, cure});
    else throw new Error(`${file}:${line}: ${fault} ${cure}`);
  }

  let failed = 0;
  const plantedFaults = planted(docsDir, siteDir).filter(({file}) => isWanted(file));
  for (const sample of samples) {
    const fault = faultAbove(sample, samples, plantedFaults);
    const problem = judge(sample, fault, found.get(sample.id) ?? []);
    if (problem === null) continue;
    failed += 1;
    console.log(problem);
  }
  console.log(`${plantedFaults.length} planted faults, ${samples.length} samples`);
  return {passed: samples.length - failed, failed};
}

function judge(sample: Sample, fault: PlantedFault | null, failures: readonly Failure[]): string | null {
  const texts = failures.map((failure) => formatFailure(sample, failure));
  if (!fault) return texts.length === 0 ? null : `Found where nothing is planted:\n${texts.join('\n')}`;
  if (texts.some((text) => text.replace(/\s+/g, ' ').includes(fault.text))) return null;
  const instead = texts.length === 0 ? 'nothing' : `\n${texts.join('\n')}`;
  return `${fault.file}:${fault.line}: The planted fault "${fault.text}" was not found. Found was ${instead}`;
}

function planted(docsDir: string, siteDir: string): PlantedFault[] {
  const reader = createCorpusReader({docsDir, siteDir, siteUrl: DEFAULT_SITE_URL});
  return reader.code().flatMap(({blocks}) =>
    blocks.flatMap(({kind, text, file, line}) => {
      const fault = kind === 'comment' ? /^fault:\s*([\s\S]*)$/.exec(text)?.[1] : undefined;
      return fault === undefined ? [] : [{file, line, text: fault.replace(/\s+/g, ' ').trim()}];
    }),
  );
}

/** The comment between the sample and the one before it. */
function faultAbove(sample: Sample, samples: readonly Sample[], faults: readonly PlantedFault[]): PlantedFault | null {
  const before = samples.filter(({file, line}) => file === sample.file && line < sample.line).at(-1)?.line ?? 0;
  return faults.find(({file, line}) => file === sample.file && line > before && line < sample.line) ?? null;
}
