import budgets from '../budgets.json';
import {parseEnvironment} from '../../plugins/environment';
import {rate, type Answered, type Relevance} from '../relevance';
import {loadAskableDocs} from './docs';
import {lostPassages, partOf, readQuestions, type Part} from './questions';

const {heldOutFirst: FIRST_BUDGET, heldOutTopThree: TOP_THREE_BUDGET} = budgets.askAi;

/** The questions of the table, against the docs as they are now. */
export async function measureAskAi(): Promise<void> {
  const docs = await loadAskableDocs(parseEnvironment(process.env).docsDir);
  const questions = readQuestions();
  const lost = lostPassages(questions, docs.sections);
  if (lost.length > 0) throw new Error(lost.join('\n'));
  const answers: (Answered & {part: Part})[] = [];
  for (const {question, passages} of questions) {
    const found = (await docs.ask(question)).map(({url}) => url);
    answers.push({query: question, wanted: passages, found, part: partOf(question)});
  }
  const relevanceOf = (part: Part): Relevance => rate(answers.filter((answer) => answer.part === part));
  const [heldOut, tuning, examples] = [relevanceOf('held-out'), relevanceOf('tuning'), relevanceOf('example')];
  console.log('\nAsk AI: questions that the first passage answers, or one of the first three');
  console.table({
    'held out': {
      ...rates(heldOut),
      budget: `first ${atLeast(heldOut.within(1), FIRST_BUDGET)}, top three ${atLeast(heldOut.within(3), TOP_THREE_BUDGET)}`,
    },
    tuning: rates(tuning),
    'examples of the modal': {...rates(examples), budget: `first ${atLeast(examples.within(1), 1)}`},
  });
  // Those of the other half are not shown: whoever reads them adjusts to them.
  console.log([...examples.misses, ...tuning.misses].join('\n'));
}

function rates({queries, within}: Relevance): Record<string, string | number> {
  return {questions: queries, first: within(1).toFixed(3), 'top three': within(3).toFixed(3)};
}

function atLeast(value: number, budget: number): string {
  return `>= ${budget.toFixed(2)}${value < budget ? ' (missed)' : ''}`;
}
