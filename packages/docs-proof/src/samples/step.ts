/**
 * Steps: comments in a tutorial that describe what a reader does and sees where no fence shows it.
 *
 *     tutorial: npx create-shop@2.1.0 shop --yes
 *     step: $ npm test -> "2 passed"
 *     step: exists dist/src/index.js
 *     panel: click "Save", see "Saved"
 */

/** The start of a tutorial. */
export interface TutorialStart {
  /** What the project has from the start: `author`, `book`. */
  content: readonly string[];
  /** Commands that are run before the first step; empty if the page shows all of them. */
  commands: string;
}

export type Step =
  | {kind: 'command'; command: string; prints: readonly string[]; fails: boolean}
  | {kind: 'prints'; texts: readonly string[]}
  | {kind: 'wait'; texts: readonly string[]}
  | {kind: 'stop'}
  | {kind: 'exists' | 'absent'; paths: readonly string[]}
  | {kind: 'contains'; file: string; texts: readonly string[]}
  | {kind: 'sql'; query: string; rows: unknown}
  | {kind: 'move'; from: string; to: string};

export type PanelStep =
  /** `below`: selects the one below this text on the screen, if several have the same name. */
  | {kind: 'click' | 'select' | 'clear'; name: string; below: string | null}
  | {kind: 'open' | 'tab' | 'see' | 'do'; name: string}
  | {kind: 'type' | 'fill' | 'choose'; value: string; name: string}
  | {kind: 'reload' | 'copy token'};

/** Thrown for a comment that can't be read. The message is for its author. */
export class StepError extends Error {
  override name = 'StepError';
}

export const STEP_WORDS = ['tutorial', 'step', 'panel'] as const;
export type StepWord = (typeof STEP_WORDS)[number];

const FORM = /^(tutorial|step|panel)\b([^:\n"]*(?:"[^"\n]*"[^:\n"]*)*):\s*([\s\S]*)$/;

/** The first word of a comment that belongs to a tutorial, or `null`. */
export function stepWord(comment: string): StepWord | null {
  const word = FORM.exec(comment)?.[1];
  return STEP_WORDS.find((known) => known === word) ?? null;
}

/** Whether a comment ends the preceding tutorial. */
export function isEnd(comment: string): boolean {
  return /^tutorial:\s*end$/.test(comment.trim());
}

/** @throws {StepError} */
export function parseStart(comment: string): TutorialStart {
  const [, , meta = '', text = ''] = FORM.exec(comment) ?? [];
  const content = /^\s*content="([^"]*)"\s*$/.exec(meta)?.[1];
  if (content === undefined && meta.trim() !== '')
    throw new StepError(`"${meta.trim()}" isn't a word of a tutorial. Write {/* tutorial content="author book": … */}.`);
  return {content: (content ?? '').split(/\s+/).filter(Boolean), commands: dedent(text)};
}

/** @throws {StepError} */
export function parseSteps(comment: string): Step[] {
  return bodyOf(comment)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(parseStep);
}

function parseStep(line: string): Step {
  const [word = ''] = line.split(/\s/, 1);
  const rest = line.slice(word.length).trim();
  switch (word) {
    case '$':
      return parseCommand(rest);
    case 'prints':
    case 'wait':
      return {kind: word, texts: quoted(rest, line)};
    case 'stop':
      return {kind: 'stop'};
    case 'exists':
    case 'absent':
      if (rest === '') throw new StepError(`"${line}" doesn't name a file. Write ${word} src/index.ts.`);
      return {kind: word, paths: rest.split(/\s+/)};
    case 'move':
      return parseMove(rest, line);
    case 'sql':
      return parseSql(rest, line);
    default:
      return parseContains(line);
  }
}

function parseCommand(text: string): Step {
  const [command, expected] = cutAtArrow(text);
  if (expected === undefined) return {kind: 'command', command, prints: [], fails: false};
  const fails = /^fails\b/.test(expected);
  return {kind: 'command', command, prints: quoted(expected.replace(/^fails\b/, ''), text), fails};
}

function parseMove(text: string, line: string): Step {
  const [from, to, more] = text.split(/\s+/);
  if (!from || !to || more !== undefined) throw new StepError(`"${line}" doesn't name two files. Write move src/a.js src/a.ts.`);
  return {kind: 'move', from, to};
}

function parseSql(text: string, line: string): Step {
  const [query, rows] = cutAtArrow(text);
  if (rows === undefined)
    throw new StepError(`"${line}" expects nothing. Write sql SELECT count(*) AS n FROM books -> [{"n": 1}].`);
  try {
    return {kind: 'sql', query, rows: JSON.parse(rows)};
  } catch {
    throw new StepError(`"${rows}" isn't JSON. Write the rows as [{"column": 1}].`);
  }
}

function parseContains(line: string): Step {
  const [, file, texts] = /^"([^"]+)"\s+contains\s+(".*)$/.exec(line) ?? [];
  if (file === undefined || texts === undefined)
    throw new StepError(
      `"${line}" isn't a step. Write one of $ command, prints "text", wait "text", stop, exists file, absent file, "file" contains "text", move, sql.`,
    );
  return {kind: 'contains', file, texts: quoted(texts, line)};
}

function cutAtArrow(text: string): [string, string?] {
  const index = text.lastIndexOf(' -> ');
  return index === -1 ? [text.trim()] : [text.slice(0, index).trim(), text.slice(index + 4).trim()];
}

const QUOTED = /"((?:[^"\\]|\\.)*)"/g;

function quoted(text: string, line: string): string[] {
  const texts = [...text.matchAll(QUOTED)].map(([, inner = '']) => inner.replace(/\\(["\\])/g, '$1'));
  if (texts.length === 0 || text.replace(QUOTED, '').replace(/[\s,]/g, '') !== '')
    throw new StepError(`"${line}" has to end in texts in double quotes.`);
  return texts;
}

/** Whether the steps repeat something that the page already explained, so that their names can be anywhere on the page. */
export function isAgain(comment: string): boolean {
  return /^panel again:/.test(comment);
}

/** @throws {StepError} */
export function parsePanel(comment: string): PanelStep[] {
  return bodyOf(comment)
    .split(/\n|,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .map(parsePanelStep);
}

function parsePanelStep(part: string): PanelStep {
  if (part === 'reload' || part === 'copy token') return {kind: part};
  const [, verb, name = '', , link, second = ''] = /^([a-z ]+?) "([^"]+)"( (in|below) "([^"]+)")?$/.exec(part) ?? [];
  switch (verb) {
    case 'click':
    case 'select':
    case 'clear':
      if (link !== 'in') return {kind: verb, name, below: second === '' ? null : second};
      break;
    case 'open':
    case 'see':
    case 'do':
      if (link === undefined) return {kind: verb, name};
      break;
    case 'open tab':
      if (link === undefined) return {kind: 'tab', name};
      break;
    case 'type':
    case 'fill':
    case 'choose':
      if (link === 'in') return {kind: verb, value: name, name: second};
      break;
    default:
  }
  throw new StepError(
    `"${part}" isn't a step in the browser. Write open "/admin", click "Save", click "Roles" below "Users", open tab "X", type "value" in "Label", fill "value" in "Label", choose "Option" in "Label", select "X", clear "X", see "text", reload, copy token, or do "step of a scene".`,
  );
}

/** What the page must mention near the step: names in bold or quotes, values in code. Excludes what the reader chooses. */
export function mentionsNeededBy(step: PanelStep): string[] {
  switch (step.kind) {
    case 'click':
    case 'select':
    case 'clear':
      return step.below === null ? [step.name] : [step.name, step.below];
    case 'tab':
    case 'see':
    case 'fill':
      return [step.name];
    case 'type':
    case 'choose':
      return [step.name, step.value];
    default:
      return [];
  }
}

function bodyOf(comment: string): string {
  const [, , meta = '', text = ''] = FORM.exec(comment) ?? [];
  if (meta.trim() !== '' && !isAgain(comment))
    throw new StepError(`There can't be anything between the first word and the colon: "${meta.trim()}".`);
  if (text.trim() === '') throw new StepError('The comment has no step.');
  return text;
}

function dedent(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}
