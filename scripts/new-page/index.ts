/** `npm run new:page -- cms/features/preview [--kind=feature]`: makes a page from the template of its kind. Asks for what is missing in a terminal. */
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {parseEnvironment} from '../../src/site/environment';
import {isKind, KINDS, likelyKind, type Kind} from './kinds';
import {describePlace, NewPageError, planPage, writePage} from './newPage';
import {unwrittenIds} from './place';

const USAGE = `Usage: npm run new:page -- cms/features/preview [--kind=${KINDS.join('|')}]`;

async function main(): Promise<void> {
  const {address, kind} = readArguments();
  const answers = address === undefined ? await ask(kind) : {address, kind};
  const page = planPage(answers.address);
  const chosen = answers.kind ?? likelyKind(page.id);
  const file = writePage(page, chosen, parseEnvironment(process.env).docsDir);
  console.log(
    [
      `${file} is made, a page of the kind "${chosen}".`,
      `It stands in ${describePlace(page.place)}.`,
      `Write what its comments ask for: npm run check lists what is missing, npm start shows the page at /${page.id}.`,
    ].join('\n'),
  );
}

function readArguments(): {address: string | undefined; kind: Kind | undefined} {
  const {values, positionals} = parseArgs({options: {kind: {type: 'string'}}, allowPositionals: true});
  if (positionals.length > 1) throw new NewPageError(`One page at a time.\n${USAGE}`);
  return {address: positionals[0], kind: values.kind === undefined ? undefined : toKind(values.kind)};
}

function toKind(text: string): Kind {
  if (!isKind(text)) throw new NewPageError(`"${text}" is no kind of page. Choose one of ${KINDS.join(', ')}.`);
  return text;
}

async function ask(kind: Kind | undefined): Promise<{address: string; kind: Kind}> {
  if (!process.stdin.isTTY) throw new NewPageError(USAGE);
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  try {
    console.log(`Planned and not written yet:\n${unwrittenIds().join('\n')}\n`);
    const address = await terminal.question('Which page? ');
    const likely = kind ?? likelyKind(planPage(address).id);
    const answer = (await terminal.question(`Which kind (${KINDS.join(', ')})? [${likely}] `)).trim();
    return {address, kind: answer === '' ? likely : toKind(answer)};
  } finally {
    terminal.close();
  }
}

main().catch((error: unknown) => {
  process.exitCode = 1;
  // Ctrl+C or Ctrl+D at a question.
  if (error instanceof Error && error.name === 'AbortError') return;
  const isUsage = error instanceof NewPageError || (error instanceof TypeError && 'code' in error);
  console.error(isUsage ? error.message : error);
});
