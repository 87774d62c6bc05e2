/** `npm run new:page -- cms/features/preview [--kind=feature]`: creates a page from the template of its kind. In a terminal, prompts for missing values. */
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {parseEnvironment} from '../../plugins/environment';
import {writtenPages, type WrittenPages} from '../../plugins/corpus/reading-order';
import {isKind, KINDS, kindOf, type Kind} from './kinds';
import {describePlace, NewPageError, planPage, writePage} from './newPage';
import {unwrittenIds} from './place';

const USAGE = `Usage: npm run new:page -- cms/features/preview [--kind=${KINDS.join('|')}]`;

async function main(): Promise<void> {
  const {docsDir} = parseEnvironment(process.env);
  const written = writtenPages(docsDir);
  const {path, kind} = readArguments();
  const answers = path === undefined ? await prompt(kind, written) : {path, kind};
  const page = planPage(answers.path, written);
  const chosen = answers.kind ?? kindOf(page.id);
  const file = writePage(page, chosen, docsDir);
  console.log(
    [
      `Created ${file} from the template "${chosen}".`,
      `Place in the sidebar: ${describePlace(page.place)}.`,
      `Replace its "to write" comments: npm run check lists them, and npm start shows the page at /${page.id}.`,
    ].join('\n'),
  );
}

function readArguments(): {path: string | undefined; kind: Kind | undefined} {
  const {values, positionals} = parseArgs({options: {kind: {type: 'string'}}, allowPositionals: true});
  if (positionals.length > 1) throw new NewPageError(`Name one page only.\n${USAGE}`);
  return {path: positionals[0], kind: values.kind === undefined ? undefined : toKind(values.kind)};
}

function toKind(text: string): Kind {
  if (!isKind(text)) throw new NewPageError(`Unknown kind of page "${text}". Use one of ${KINDS.join(', ')}.`);
  return text;
}

async function prompt(kind: Kind | undefined, written: WrittenPages): Promise<{path: string; kind: Kind}> {
  if (!process.stdin.isTTY) throw new NewPageError(USAGE);
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  try {
    console.log(`Planned pages that don't exist yet:\n${unwrittenIds(written).join('\n')}\n`);
    const path = await terminal.question('Which page? ');
    const likely = kind ?? kindOf(planPage(path, written).id);
    const answer = (await terminal.question(`Which kind (${KINDS.join(', ')})? [${likely}] `)).trim();
    return {path, kind: answer === '' ? likely : toKind(answer)};
  } finally {
    terminal.close();
  }
}

main().catch((error: unknown) => {
  process.exitCode = 1;
  // Ctrl+C or Ctrl+D at a prompt.
  if (error instanceof Error && error.name === 'AbortError') return;
  const isUsage = error instanceof NewPageError || (error instanceof TypeError && 'code' in error);
  console.error(isUsage ? error.message : error);
});
