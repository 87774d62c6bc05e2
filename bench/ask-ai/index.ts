import path from 'node:path';
import budgets from '../budgets.json';
import {parseCorpus} from '../../plugins/corpus';
import type {CorpusPage} from 'docs-corpus/types';
import {parseEnvironment} from '../../plugins/environment';
import {rate, type Answered, type Relevance} from '../relevance';
import {readPeople} from '../search/sets';
import {loadAskableDocs, type AskableDocs} from './docs';
import {lostPassages, partOf, readQuestions, type Part} from './questions';

const {heldOutFirst: FIRST_BUDGET, heldOutTopThree: TOP_THREE_BUDGET} = budgets.askAi;

/** The questions of the table and those of people, against the docs as they are now. */
export async function measureAskAi(): Promise<void> {
  const {docsDir, siteUrl} = parseEnvironment(process.env);
  const docs = await loadAskableDocs(docsDir);
  const questions = readQuestions();
  const lost = lostPassages(questions, docs.sections);
  if (lost.length > 0) throw new Error(lost.join('\n'));
  const answers: (Answered & {part: Part})[] = [];
  for (const {question, passages} of questions) {
    const found = (await docs.ask(question)).passages.map(({url}) => url);
    answers.push({query: question, wanted: passages, found, part: partOf(question)});
  }
  const relevanceOf = (part: Part): Relevance => rate(answers.filter((answer) => answer.part === part));
  const [heldOut, tuning, examples] = [relevanceOf('held-out'), relevanceOf('tuning'), relevanceOf('example')];
  console.log('\nAsk AI: questions that the first passage answers, one of the first three, or one of all five');
  console.table({
    'held out': {
      ...rates(heldOut),
      budget: `first ${atLeast(heldOut.within(1), FIRST_BUDGET)}, top three ${atLeast(heldOut.within(3), TOP_THREE_BUDGET)}`,
    },
    tuning: rates(tuning),
    'examples of the modal': {...rates(examples), budget: `first ${atLeast(examples.within(1), 1)}`},
  });
  await measurePeople(docs, parseCorpus(path.resolve(docsDir), {siteDir: process.cwd(), siteUrl}));
  // Those of the other half are not shown: whoever reads them adjusts to them.
  console.log([...examples.misses, ...tuning.misses].join('\n'));
}

/** Whether passages are from a right page, and whether Ask AI says so when the docs don't have an answer. */
async function measurePeople(docs: AskableDocs, pages: readonly CorpusPage[]): Promise<void> {
  const people = readPeople(pages);
  const table: Record<string, Record<string, string | number>> = {};
  for (const kind of ['title', 'typed', 'outside'] as const) {
    const asked = people.filter((question) => question.kind === kind);
    const answers: (Answered & {isGuess: boolean})[] = [];
    for (const {query, wanted} of asked) {
      const {passages, isGuess} = await docs.ask(query);
      answers.push({query, wanted, found: passages.map(({url}) => url.replace(/#.*/, '')), isGuess});
    }
    const right = answers.filter(({found, wanted}) => wanted.includes(found[0] ?? ''));
    const given = (some: readonly {isGuess: boolean}[]): string =>
      `${some.filter(({isGuess}) => !isGuess).length} of ${some.length}`;
    table[kind] = {
      ...(kind !== 'outside' && rates(rate(answers))),
      'right ones given': kind === 'outside' ? '' : given(right),
      'guesses told as such': `${answers.filter(({isGuess}) => isGuess).length} of ${answers.length}`,
    };
  }
  console.log('\nAsk AI: what people asked, by page; questions outside the docs should be told as guesses');
  console.table(table);
}

function rates({queries, within}: Relevance): Record<string, string | number> {
  return {questions: queries, first: within(1).toFixed(3), 'top three': within(3).toFixed(3), 'all five': within(5).toFixed(3)};
}

function atLeast(value: number, budget: number): string {
  return `>= ${budget.toFixed(2)}${value < budget ? ' (missed)' : ''}`;
}
