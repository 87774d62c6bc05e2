import {parseStart} from '../samples/step';
import type {Sample} from '../../../../proof/types';

/** One path through a tutorial, for readers of one tab. */
export interface Pass {
  /** `ts` or `js` if the steps are in language tabs. */
  language: string | null;
  start: Sample;
  /** All steps after the start, in page order. */
  steps: readonly Sample[];
}

/** Whether it is a walk through the bookshop's admin panel, which needs no project. */
export function isWalk({start}: Pass): boolean {
  return parseStart(start.text).commands === 'bookshop';
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
 */
export function passesOf(tutorial: readonly Sample[]): Pass[] {
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
  const wanted = fixedLanguage(start, followed);
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

const CREATE = /\bcreate-strapi(?:-app)?@\S+.*/;

/** The language in the command that creates the project. */
function fixedLanguage(start: Sample, steps: readonly Sample[]): string | null {
  const texts = [parseStart(start.text).commands, ...steps.map(({text}) => text)];
  const command = texts.flatMap((text) => CREATE.exec(text)?.[0] ?? [])[0] ?? '';
  if (/\s--(?:js|javascript)\b/.test(command)) return 'js';
  return /\s--(?:ts|typescript)\b/.test(command) ? 'ts' : null;
}

/** The commands that readers of the JavaScript tab type. */
export function inLanguage(commands: string, language: string | null): string {
  return language === 'js' && !/\s--(?:js|javascript|ts|typescript|template)\b/.test(commands)
    ? commands.replace(CREATE, (command) => `${command} --js`)
    : commands;
}
