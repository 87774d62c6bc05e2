import {toCompact} from '../../plugins/search/compact';
import {SearchEngine, type PageSignals, type Rule} from '../../src/search/embedded';
import weights from '../../src/search/embedded/weights.json';
import type {SearchRecord} from '../../src/search/format';
import {fitWeights, GOLDEN_WEIGHT, pageCases, PAGE_SIGNALS, reciprocalRank, type Case} from './fitting';
import {foundBy, measureSet} from './relevance';
import type {QuestionSet} from './sets';

/** Sets whose queries weren’t chosen for the engine, and the regressions that a rule may be for. */
const SHOWN = ['validate', 'people', 'golden', 'names', 'errors', 'frozen errors'];
/** Of sets with at least `LARGE` questions, every `STEP`th one is tried, which still shows a difference of a point. */
const STEP = 2;
const LARGE = 700;
/** Pages that are so far down in the order with all weights don't become the first without one. */
const CANDIDATES = 40;
const RULES: readonly Rule[] = ['synonyms', 'typos', 'names', 'error messages'];

/** Prints what each weight and each rule of the engine gains: the mean reciprocal rank with it, less the one without it. */
export async function measureAblation(sets: readonly QuestionSet[], records: readonly SearchRecord[]): Promise<void> {
  const {headings, texts} = toCompact(records);
  const engine = new SearchEngine(headings);
  await engine.addTexts(texts);
  const people = sets.filter(({name}) => name.startsWith('people')).flatMap(({questions}) => questions);
  const thin = [...sets, {name: 'people', questions: people}].map(thinOut);
  await showRules(
    thin.filter(({name}) => SHOWN.includes(name)),
    engine,
  );
  showWeights(thin, engine);
}

function thinOut(set: QuestionSet): QuestionSet {
  return set.questions.length < LARGE ? set : {...set, questions: set.questions.filter((_, index) => index % STEP === 0)};
}

async function showRules(sets: readonly QuestionSet[], engine: SearchEngine): Promise<void> {
  const ranks = async (without?: Rule): Promise<number[]> => {
    const relevance = [];
    for (const set of sets) relevance.push((await measureSet(set, foundBy(engine, without))).mrr);
    return relevance;
  };
  const all = await ranks();
  const table: Record<string, Record<string, string>> = {};
  for (const rule of RULES) table[rule] = gains(sets, all, await ranks(rule));
  console.log('\nWhat each rule gains, in points of the mean reciprocal rank');
  console.table(table);
}

/** The other weights are fitted again without the one that is left out. */
function showWeights(sets: readonly QuestionSet[], engine: SearchEngine): void {
  const casesOf = (name: string, weight = 1): Case[] =>
    pageCases(engine, sets.find((set) => set.name === name)?.questions ?? [], weight).map(nearest);
  const training = [...casesOf('tune'), ...casesOf('golden', GOLDEN_WEIGHT / STEP)];
  const shown = sets.filter(({name, bySection}) => SHOWN.includes(name) && bySection !== true);
  const cases = shown.map(({name}) => casesOf(name));
  const ranks = (names: readonly (keyof PageSignals)[]): number[] => {
    const fitted = fitWeights(names, training);
    return cases.map((own) => reciprocalRank(own, fitted));
  };
  const all = ranks(PAGE_SIGNALS);
  const table: Record<string, Record<string, string>> = {};
  for (const name of PAGE_SIGNALS) {
    const without = ranks(PAGE_SIGNALS.filter((other) => other !== name));
    table[name] = {weight: weights.page[name].toFixed(2), ...gains(shown, all, without)};
  }
  console.log('\nWhat each weight of a page gains');
  console.table(table);
}

function nearest({candidates, weight}: Case): Case {
  return {weight, candidates: candidates.filter(({isRight}, place) => isRight || place < CANDIDATES)};
}

function gains(sets: readonly QuestionSet[], all: readonly number[], without: readonly number[]): Record<string, string> {
  return Object.fromEntries(sets.map(({name}, index) => [name, (100 * ((all[index] ?? 0) - (without[index] ?? 0))).toFixed(1)]));
}
