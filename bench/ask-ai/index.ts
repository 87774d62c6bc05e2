import budgets from '../budgets.json';
import {parseEnvironment} from '../../plugins/environment';
import {loadAskableDocs} from './docs';
import {lostPassages, readQuestions} from './questions';
import {measureRelevance, type Relevance} from './relevance';

const {heldOutFirst: FIRST_BUDGET, heldOutTopThree: TOP_THREE_BUDGET} = budgets.askAi;

/** The questions of the table, against the docs as they are now. */
export async function measureAskAi(): Promise<void> {
  const docs = await loadAskableDocs(parseEnvironment(process.env).docsDir);
  const questions = readQuestions();
  const lost = lostPassages(questions, docs.sections);
  if (lost.length > 0) throw new Error(lost.join('\n'));
  const heldOut = await measureRelevance(docs, questions, 'held-out');
  const tuning = await measureRelevance(docs, questions, 'tuning');
  const examples = await measureRelevance(docs, questions, 'example');
  console.log('\nAsk AI: questions that the first passage answers, or one of the first three');
  console.table({
    'held out': {
      ...rates(heldOut),
      budget: `first ${atLeast(heldOut.first, FIRST_BUDGET)}, top three ${atLeast(heldOut.topThree, TOP_THREE_BUDGET)}`,
    },
    tuning: rates(tuning),
    'examples of the modal': {...rates(examples), budget: `first ${atLeast(examples.first, 1)}`},
  });
  // Those of the other half are not shown: whoever reads them adjusts to them.
  console.log([...examples.misses, ...tuning.misses].join('\n'));
}

function rates({questions, first, topThree}: Relevance): Record<string, string | number> {
  return {questions, first: first.toFixed(3), 'top three': topThree.toFixed(3)};
}

function atLeast(value: number, budget: number): string {
  return `>= ${budget.toFixed(2)}${value < budget ? ' (missed)' : ''}`;
}
