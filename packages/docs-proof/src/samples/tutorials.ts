import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Finding} from 'docs-corpus';
import type {Sample} from '../types';
import {isShell} from './kinds';
import {isAgain, isEnd, mentionsNeededBy, parsePanel, parseStart, parseSteps, StepError, stepWord} from './step';

type Member = Omit<Sample, 'hash' | 'scope' | 'tutorial'>;

export function isTutorialEnd({kind, text}: Pick<Sample, 'kind' | 'text'>): boolean {
  return kind === 'step' && isEnd(text);
}

/**
 * The tutorial of each sample on a page, as the id of the comment that starts it, or `null`. A tutorial ends at the end of the
 * page, at the next tutorial, or at a comment that ends it. A tutorial in a tab is limited to that tab.
 */
export function tutorialsOf(samples: readonly Member[]): (string | null)[] {
  let start: Member | null = null;
  return samples.map((sample) => {
    if (sample.kind === 'step' && stepWord(sample.text) === 'tutorial') start = isTutorialEnd(sample) ? null : sample;
    return start !== null && isInTabOf(sample, start) && isStep(sample) ? start.id : null;
  });
}

function isInTabOf(sample: Member, start: Member): boolean {
  return start.variants.every((tab) => sample.variants.some(({group, value}) => group === tab.group && value === tab.value));
}

function isStep(sample: Member): boolean {
  const {kind, hints, rows, requests} = sample;
  if (kind === 'step') return true;
  if (kind === 'source' || rows !== null || hints.noProof !== undefined) return false;
  if (hints.runner !== undefined) return hints.runner === 'tutorial';
  if (requests.length > 0 || stepFile(sample) !== null || hints.delete.length > 0) return true;
  if (kind === 'note') return isRequest(sample);
  return isShell(sample.lang) || sample.lang === 'text' || sample.calls !== null;
}

/** Path relative to the project's root where a reader saves the fence's content, or `null` if it isn't a file. */
export function stepFile({appFile, title}: Pick<Sample, 'appFile' | 'title'>): string | null {
  return appFile ?? (title !== null && /^[\w@./-]*[./][\w-]+$/.test(title) ? title : null);
}

/** Other kinds of notes are snippets that run inside the app. */
function isRequest(sample: Member): boolean {
  return sample.calls === 'note' && /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|graphql)\s/.test(sample.text);
}

/** Commands are checked by their own runner and run by the tutorial's. */
export function isCommandStep(sample: Sample): boolean {
  const isFence = sample.kind === 'fence' || sample.kind === 'command';
  return sample.tutorial !== null && isFence && isShell(sample.lang) && sample.title === null && sample.calls === null;
}

/**
 * Finds errors in how the steps of a page are written.
 *
 * @param guide the document that shows their forms
 */
export function stepFaults(samples: readonly Sample[], root: string, guide: string): Finding[] {
  return samples
    .filter(({kind}) => kind === 'step')
    .flatMap((sample) => {
      try {
        return faultsOf(sample, root);
      } catch (error) {
        if (!(error instanceof StepError)) throw error;
        return [new Finding(sample.file, sample.line, error.message, `${guide} shows the forms of steps.`)];
      }
    });
}

function faultsOf({text, file, line, tutorial}: Sample, root: string): Finding[] {
  if (tutorial === null)
    return [new Finding(file, line, 'The step is in no tutorial.', 'Begin one above it: {/* tutorial: npm init -y */}.')];
  const word = stepWord(text);
  if (word === 'tutorial') parseStart(text);
  if (word === 'step') parseSteps(text);
  if (word !== 'panel') return [];
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  const said = isAgain(text) ? namesIn(lines.join('\n')) : namesAround(lines, line);
  return parsePanel(text)
    .flatMap(mentionsNeededBy)
    .filter((name) => !said.some((other) => plain(other).includes(plain(name))))
    .map((name) => {
      const reason = `The page doesn't say "${name}" where the step needs it.`;
      return new Finding(file, line, reason, 'Name it in bold or in code in the same item or paragraph, or correct the step.');
    });
}

function plain(text: string): string {
  return text.replaceAll('’', "'").replace(/\s+/g, ' ').trim();
}

/** Names in bold and values in code in the list item or paragraph that a comment in this line follows. */
export function namesAround(lines: readonly string[], line: number): string[] {
  const before = lines.slice(0, line - 1).join('\n');
  const text = before.replace(/(?:\s*\{\/\*(?:(?!\*\/)[\s\S])*\*\/\})*\s*$/, '');
  let first = /^\s*\{\/\*/.test(lines[line - 1] ?? '') ? text.split('\n').length - 1 : line - 1;
  while (first > 0 && !isBoundary(lines, first)) first -= 1;
  return namesIn(lines.slice(first, line).join('\n'));
}

function namesIn(markdown: string): string[] {
  const text = markdown.replace(/^\s*(`{3,})[\s\S]*?^\s*\1\s*$/gm, ' ').replace(/\{\/\*[\s\S]*?(?:\*\/\}|$)/g, ' ');
  return [...text.matchAll(/\*\*(.+?)\*\*|`([^`]+)`/gs)].map(([, bold, code]) => bold ?? code ?? '');
}

function isBoundary(lines: readonly string[], index: number): boolean {
  return /^\s*(?:\d+\.|[-*])\s/.test(lines[index] ?? '') || (lines[index - 1] ?? '').trim() === '';
}
