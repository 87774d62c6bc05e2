import {parseStart} from '../samples/step';
import type {Sample} from '../types';

/** One path through a tutorial, for readers of one tab. */
export interface Pass {
  /** `ts` or `js` if the steps are in language tabs. */
  language: string | null;
  start: Sample;
  /** All steps after the start, in page order. */
  steps: readonly Sample[];
}

/** Tutorials in page order. */
export function tutorialsAmong(samples: Iterable<Sample>): Sample[][] {
  const groups = new Map<string, Sample[]>();
  for (const sample of samples)
    if (sample.tutorial !== null) groups.set(sample.tutorial, [...(groups.get(sample.tutorial) ?? []), sample]);
  return [...groups.values()];
}

/**
 * One pass for each language that the steps have tabs for. For package managers, it follows npm; for other tabs, the first.
 *
 * @param tutorial its start and its steps
 * @param languageOf the language that its commands choose
 */
export function passesOf(
  tutorial: readonly Sample[],
  languageOf: (commands: readonly string[]) => string | null = () => null,
): Pass[] {
  const [start, ...steps] = tutorial;
  if (!start) return [];
  const outer = new Set(start.variants.map(({group}) => group));
  const languages = [...new Set(steps.flatMap((step) => tab(step, 'language', outer) ?? []))];
  const first = new Map<string, string>();
  for (const {variants} of steps)
    for (const {group, groupId, value} of variants)
      if (groupId !== 'language' && !first.has(group)) first.set(group, groupId === 'package-manager' ? 'npm' : value);
  const followed = steps.filter(({variants}) =>
    variants.every(({group, groupId, value}) => groupId === 'language' || outer.has(group) || first.get(group) === value),
  );
  const wanted = languageOf([parseStart(start.text).commands, ...followed.map(({text}) => text)]);
  const chosen = languages.filter((language) => wanted === null || language === wanted);
  if (chosen.length === 0) return [{language: null, start, steps: followed}];
  return chosen.map((language) => ({
    language,
    start,
    steps: followed.filter((step) => [null, language].includes(tab(step, 'language', outer))),
  }));
}

function tab({variants}: Sample, id: string, outer: ReadonlySet<string>): string | null {
  return variants.find(({group, groupId}) => groupId === id && !outer.has(group))?.value ?? null;
}
