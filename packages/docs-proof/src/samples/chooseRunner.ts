import type {ReadingRunner, Sample} from '../types';
import {isScript, isShell} from './kinds';

interface Choice {
  runner: ReadingRunner | null;
  finding: {fault: string; fix: string};
}

/** Finds the runner of a sample: the author's choice, its request's runner, or the one that accepts it. */
export function chooseRunner(sample: Sample, samples: ReadonlyMap<string, Sample>, runners: readonly ReadingRunner[]): Choice {
  const request = sample.requests.flatMap((id) => samples.get(id) ?? [])[0];
  if (request) return chooseRunner(request, samples, runners);
  const tutorial = runners.find(({name, takes}) => name === 'tutorial' && takes(sample));
  if (tutorial) return {runner: tutorial, finding: unproven(sample)};
  if (sample.hints.after)
    return {
      runner: null,
      finding: {
        fault: 'There is no sample before this result of a codemod.',
        fix: 'Write codemod="…" after the language of the fence above it. Each has one result.',
      },
    };
  const named = sample.hints.codemod === undefined ? sample.hints.runner : 'codemod';
  const takers = runners.filter(({name, takes}) => (named === undefined ? takes(sample) : name === named));
  const [runner = null, second] = takers;
  if (runner && second)
    return {
      runner: null,
      finding: {
        fault: `The runners ${takers.map(({name}) => name).join(' and ')} both take this sample.`,
        fix: `Name one: proof="${runner.name}".`,
      },
    };
  return {runner, finding: unproven(sample)};
}

function unproven({lang, title, kind}: Sample): Choice['finding'] {
  const orReason = 'or give a reason why it can\'t be proven: noProof="reason".';
  if (kind === 'note')
    return {fault: 'No runner takes this note.', fix: 'The documentation of the proof shows the forms of notes.'};
  if (lang === '') return {fault: 'The fence has no language.', fix: `Add it, ${orReason}`};
  if (lang === 'json' && title === null)
    return {
      fault: 'There is no request before this JSON in its section.',
      fix: `Show its request, add a hidden one before it ({/* proof: GET / */}), add the path of its file as title, ${orReason}`,
    };
  if (lang === 'text')
    return {fault: "Text isn't run.", fix: 'Name its language, or write noProof="output" for what a program prints.'};
  if (isScript(lang))
    return {
      fault: 'No runner takes this code.',
      fix: `Add its path in the app as title, name a runner with proof="…", ${orReason}`,
    };
  if (isShell(lang)) return {fault: 'No runner takes this command.', fix: `Name a runner with proof="…", ${orReason}`};
  return {fault: `No runner takes a fence of ${lang}.`, fix: `Name one with proof="…", ${orReason}`};
}
