import type {PageSignals, SearchEngine, SectionSignals} from '../../src/search/embedded';
import type {AskedPhrase, Question} from './sets';

/** What a query could find, as numbers. */
export interface Case {
  candidates: {signals: Readonly<Record<string, number>>; isRight: boolean}[];
  weight: number;
}

export type Weights = Readonly<Record<string, number>>;

const STEPS = 60;
const RATE = 0.25;
/** Keeps weights of signals that say nothing near 0. */
const DECAY = 1e-4;

/**
 * Weights that give the right candidates of all cases the largest share of the probability (softmax), by gradient ascent with a step per
 * weight. Starts from the same point each time, so that a run repeats.
 */
export function fitWeights(names: readonly string[], cases: readonly Case[]): Weights {
  const usable = cases.flatMap(({candidates, weight}) => {
    const right = candidates.map(({isRight}) => isRight);
    if (!right.includes(true)) return [];
    return [{right, weight, rows: candidates.map(({signals}) => Float64Array.from(names, (name) => signals[name] ?? 0))}];
  });
  const total = usable.reduce((sum, {weight}) => sum + weight, 0);
  const weights = new Float64Array(names.length).fill(1);
  const sizes = new Float64Array(names.length).fill(1e-8);
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = new Float64Array(names.length);
    for (const {rows, right, weight} of usable) {
      const scores = rows.map((row) => dot(row, weights));
      const shares = softmax(scores);
      const rightShare = shares.reduce((sum, share, index) => sum + (right[index] ? share : 0), 0);
      rows.forEach((row, place) => {
        const share = shares[place] ?? 0;
        const pull = (weight / total) * ((right[place] ? share / rightShare : 0) - share);
        if (Math.abs(pull) > 1e-10) row.forEach((value, index) => (gradient[index] = (gradient[index] ?? 0) + pull * value));
      });
    }
    gradient.forEach((slope, index) => {
      const own = slope - DECAY * (weights[index] ?? 0);
      sizes[index] = 0.9 * (sizes[index] ?? 0) + 0.1 * own * own;
      weights[index] = (weights[index] ?? 0) + (RATE * own * Math.max(0.05, 1 - step / STEPS)) / Math.sqrt(sizes[index]);
    });
  }
  return Object.fromEntries(names.map((name, index) => [name, Number((weights[index] ?? 0).toFixed(2))]));
}

function dot(row: Float64Array, weights: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < row.length; index += 1) sum += (row[index] ?? 0) * (weights[index] ?? 0);
  return sum;
}

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}

/** Mean reciprocal rank of the first right candidate. */
export function reciprocalRank(cases: readonly Case[], weights: Weights): number {
  const ranks = cases.map(({candidates}) => {
    const scored = candidates.map(({signals, isRight}) => ({isRight, score: scoreOf(signals, weights)}));
    const best = Math.max(...scored.flatMap(({score, isRight}) => (isRight ? [score] : [])));
    return best === -Infinity ? 0 : 1 / (1 + scored.filter(({score, isRight}) => !isRight && score > best).length);
  });
  return ranks.reduce((sum, rank) => sum + rank, 0) / Math.max(1, ranks.length);
}

/** The golden queries are few, and count more for that. */
export const GOLDEN_WEIGHT = 5;

export const PAGE_SIGNALS = [
  'about',
  'text',
  'together',
  'titleLikeness',
  'headingLikeness',
  'phrase',
  'area',
  'popularity',
] as const satisfies (keyof PageSignals)[];
const SECTION_SIGNALS = ['text', 'together', 'likeness', 'phrase'] as const satisfies (keyof SectionSignals)[];

/** Pages that a query could find. Queries that are the name of something, or an error message, aren't ranked by weights. */
export function pageCases(engine: SearchEngine, questions: readonly Question[], weight: number): Case[] {
  return questions.flatMap(({query, wanted}) => {
    const {pages, named} = engine.find({query, facetFilters: []});
    if (named.length > 0) return [];
    return [{weight, candidates: pages.map(({page, signals}) => ({signals: {...signals}, isRight: wanted.includes(page.path)}))}];
  });
}

export function fitPages(engine: SearchEngine, tune: readonly Question[], golden: readonly Question[]): Weights {
  return fitWeights(PAGE_SIGNALS, [...pageCases(engine, tune, 1), ...pageCases(engine, golden, GOLDEN_WEIGHT)]);
}

/** Sections of the right page, of which the one that a phrase was made from is right. */
export function fitSections(engine: SearchEngine, tune: readonly AskedPhrase[]): Weights {
  const cases = tune.flatMap(({query, wanted, section}) => {
    const page = engine.find({query, facetFilters: []}).pages.find((candidate) => wanted.includes(candidate.page.path));
    if (!page) return [];
    const candidates = page.sections.map(({entry, signals}) => ({
      signals: {...signals},
      isRight: (entry.anchor === null ? entry.page.path : `${entry.page.path}#${entry.anchor}`) === section,
    }));
    return [{candidates, weight: 1}];
  });
  return fitWeights(SECTION_SIGNALS, cases);
}

/** Share of queries with a right first page that readers can wrongly be told is a guess. */
const LOST = 0.1;

/** The score, times the share of the query's words that the docs have, below which the best page is only a guess. */
export function fitMargin(engine: SearchEngine, tune: readonly Question[], weights: Weights): number {
  const scores = tune.flatMap(({query, wanted}) => {
    const {pages, known} = engine.find({query, facetFilters: []});
    const [best] = pages
      .map(({page, signals}) => ({isRight: wanted.includes(page.path), score: scoreOf({...signals}, weights)}))
      .sort((a, b) => b.score - a.score);
    return best?.isRight === true ? [best.score * known] : [];
  });
  return Number((scores.sort((a, b) => a - b)[Math.floor(LOST * scores.length)] ?? 0).toFixed(2));
}

function scoreOf(signals: Readonly<Record<string, number>>, weights: Weights): number {
  let score = 0;
  for (const name in weights) score += (weights[name] ?? 0) * (signals[name] ?? 0);
  return score;
}
