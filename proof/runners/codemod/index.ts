import {closest} from 'docs-corpus/closest';
import {parseCodemodNote} from 'docs-proof/samples/note';
import type {Failure, Sample, Verdict} from 'docs-proof/types';
import type {BookshopRunner} from '../../cms-process/app';
import {afterDeclared} from 'docs-proof/runners/declared';
import {runCodemods, type CodemodJob, type CodemodResult} from './runCodemods';
import {isSameCode} from './sameCode';
import {CMS_DIR} from '../../conventions';

export const codemod: BookshopRunner = {
  name: 'codemod',
  folder: import.meta.dirname,
  proves: "changed by Strapi's own codemods, and the results compared",
  takes: ({hints}) => hints.codemod !== undefined,
  async prove(samples, {samples: all, done}) {
    const sources = new Set(samples.map((sample) => (sample.hints.after ? sourceOf(sample, all) : sample)));
    const cases = [...sources].map((sample) => caseOf(sample, all));
    const {codemods, results} = await runCodemods(
      CMS_DIR,
      cases.map(({job}) => job),
    );
    return cases.flatMap((one, index) => {
      const result = results[index] ?? {kind: 'unknown'};
      const verdicts = verdictsOf(one, result, codemods);
      for (const {sample} of verdicts) done(sample);
      return verdicts;
    });
  },
};

function sourceOf(sample: Sample, all: ReadonlyMap<string, Sample>): Sample {
  return all.get(sample.requests[0] ?? '') ?? sample;
}

/** A sample to run a codemod on. */
interface Case {
  sample: Sample;
  job: CodemodJob;
  /** The result that the page shows; `null` if the page says that nothing changes. */
  expected: string | null;
  /** The fence that shows the result. */
  shownBy: Sample | null;
}

function caseOf(sample: Sample, all: ReadonlyMap<string, Sample>): Case {
  const codemod = sample.hints.codemod ?? '';
  const file = fileOf(sample, codemod);
  if (sample.kind === 'note') {
    const {before, after} = parseCodemodNote(sample.text);
    return {sample, job: {codemod, file, text: `${before}\n`}, expected: after, shownBy: null};
  }
  const shownBy = all.get(sample.responses[0] ?? '') ?? null;
  return {sample, job: {codemod, file, text: `${sample.text}\n`}, expected: shownBy?.text ?? null, shownBy};
}

const ENDINGS: Readonly<Record<string, string>> = {javascript: 'js', typescript: 'ts', note: 'js'};

/** A transform of JSON only changes the project's `package.json`. */
function fileOf({hints, title, lang}: Sample, codemod: string): string {
  const given = hints.file ?? title?.replace(/^\.?\//, '');
  return given ?? (codemod.endsWith('-json') ? 'package.json' : `src/index.${ENDINGS[lang] ?? lang}`);
}

function verdictsOf(one: Case, result: CodemodResult, codemods: readonly string[]): Verdict[] {
  const {sample, shownBy} = one;
  const failures = failuresOf(one, result, codemods);
  if (!shownBy) return [{sample, failures: afterDeclared(sample, failures, 'The codemod can read it.')}];
  const isOfResult = result.kind === 'ran';
  return [
    {sample, failures: isOfResult ? [] : afterDeclared(sample, failures, 'The codemod can read it.')},
    {sample: shownBy, failures: isOfResult ? failures : []},
  ];
}

function failuresOf({sample, job, expected, shownBy}: Case, result: CodemodResult, codemods: readonly string[]): Failure[] {
  switch (result.kind) {
    case 'unknown':
      return [{fault: `There is no codemod "${job.codemod}".`, fix: suggestionFor(job.codemod, codemods)}];
    case 'unread':
      return [
        {
          fault: `The upgrade tool doesn't look at "${job.file}".`,
          fix: `Correct the title: it looks at ${result.paths.filter((place) => !place.startsWith('!')).join(' and ')}.`,
        },
      ];
    case 'failed':
      return [
        {fault: `The codemod can't read it${result.message === '' ? '' : `: ${result.message}`}.`, fix: 'Correct the code.'},
      ];
    case 'ran':
      return compare(sample, {before: job.text, expected, received: result.text}, shownBy !== null);
  }
}

function compare(
  {kind}: Sample,
  {before, expected, received}: {before: string; expected: string | null; received: string},
  isShown: boolean,
): Failure[] {
  const isSame = kind === 'note' ? isSameInOneLine : isSameCode;
  if (expected === null) {
    if (isSame(before, received)) return [];
    const fix = kind === 'note' ? 'Write the result behind "->".' : 'Show the result in a fence with the word after.';
    return [{fault: "The codemod changes it, and the page doesn't say so.", fix, expected: before, received}];
  }
  if (isSame(expected, received)) return [];
  const fault = isSame(before, received)
    ? "The codemod doesn't change the sample that this is said to come from."
    : "The codemod's result differs from the page.";
  return [{fault: isShown ? fault : fault.replace(' that this is said to come from', ''), expected, received}];
}

function isSameInOneLine(shown: string, received: string): boolean {
  const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
  return inOneLine(shown) === inOneLine(received);
}

function suggestionFor(name: string, codemods: readonly string[]): string {
  const near = name === '' ? null : (codemods.find((known) => known.includes(name)) ?? closest(name, codemods));
  return near === null ? `Use one of ${codemods.join(', ')}.` : `Did you mean "${near}"?`;
}
