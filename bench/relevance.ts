export interface Relevance {
  queries: number;
  /** Share of the queries with a correct result among the first `places` results. */
  within: (places: number) => number;
  /** Mean reciprocal rank of the first correct result. */
  mrr: number;
  /** Queries whose first result is wrong, with that result. */
  misses: string[];
}

export interface Answered {
  query: string;
  /** URLs of correct results. */
  wanted: readonly string[];
  /** URLs of all results, best first. */
  found: readonly string[];
}

export function rate(queries: readonly Answered[]): Relevance {
  const placed = queries.map((query) => ({...query, place: query.found.findIndex((url) => query.wanted.includes(url)) + 1}));
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
