import path from 'node:path';
import {createCorpusReader} from '../../plugins/corpus';
import {DEFAULT_SITE_URL} from '../../src/site/constants';
import {formatFinding} from '../finding';
import {proveSamples} from '../proveSamples';
import {formatFailure} from '../report/formatFailure';
import {createProgress} from '../report/progress';
import {readSamples} from '../samples/readSamples';
import type {Runner, Sample, Verdict} from '../types';

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

  const plantedFaults = planted(docsDir, siteDir).filter(({file}) => isWanted(file));
  const places = inOrder([
    ...samplePlaces(samples, verdicts),
    ...set.findings.filter(({file}) => isWanted(file)).map((finding) => ({...finding, texts: [formatFinding(finding)]})),
  ]);
  const problems = places.flatMap((place) => judge(place, faultAbove(place, places, plantedFaults)) ?? []);
  for (const problem of problems) console.log(problem);
  console.log(`${plantedFaults.length} planted faults, ${samples.length} samples`);
  return {passed: places.length - problems.length, failed: problems.length};
}

/** A line of a page, and what was found wrong there. */
interface Place {
  file: string;
  line: number;
  texts: readonly string[];
}

function samplePlaces(samples: readonly Sample[], verdicts: readonly Verdict[]): Place[] {
  const failures = new Map(verdicts.map(({sample, failures: found}) => [sample.id, found]));
  return samples.map((sample) => ({
    file: sample.file,
    line: sample.line,
    texts: (failures.get(sample.id) ?? []).map((failure) => formatFailure(sample, failure)),
  }));
}

/** One place for each line, in order. */
function inOrder(places: readonly Place[]): Place[] {
  const merged = new Map<string, Place>();
  for (const place of places) {
    const key = `${place.file}:${place.line}`;
    merged.set(key, {...place, texts: [...(merged.get(key)?.texts ?? []), ...place.texts]});
  }
  return [...merged.values()].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

function judge({texts}: Place, fault: PlantedFault | null): string | null {
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

/** The comment between the place and the one before it. */
function faultAbove(place: Place, places: readonly Place[], faults: readonly PlantedFault[]): PlantedFault | null {
  const before = places.filter(({file, line}) => file === place.file && line < place.line).at(-1)?.line ?? 0;
  return faults.find(({file, line}) => file === place.file && line > before && line < place.line) ?? null;
}
