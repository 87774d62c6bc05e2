export interface Relevance {
  queries: number;
  /** Share of the queries with a right answer among so many first ones. */
  within: (places: number) => number;
  /** Mean of 1 divided by the place of the first right answer. */
  mrr: number;
  /** Queries without a right answer first, with what comes first instead. */
  misses: string[];
}

export interface Answered {
  query: string;
  /** Addresses of right answers. */
  wanted: readonly string[];
  /** Addresses, best first. */
  found: readonly string[];
}

export function rate(answers: readonly Answered[]): Relevance {
  const placed = answers.map((answer) => ({...answer, place: answer.found.findIndex((one) => answer.wanted.includes(one)) + 1}));
  return {
    queries: placed.length,
    within: (places) => placed.filter(({place}) => place > 0 && place <= places).length / placed.length,
    mrr: placed.reduce((sum, {place}) => sum + (place > 0 ? 1 / place : 0), 0) / placed.length,
    misses: placed
      .filter(({place}) => place !== 1)
      .map(
        ({query, found, place}) => `${query}: ${place === 0 ? 'not found' : `place ${place}`}, first is ${found[0] ?? 'nothing'}`,
      ),
  };
}
