import type {SearchRecord} from './types';

const COUNT = 3;

/** Titles of the pages that most readers look for: queries that surely find something. */
export function suggestQueries(records: readonly SearchRecord[]): string[] {
  return records
    .filter(({type}) => type === 'lvl1')
    .sort((a, b) => b.weight.pageRank - a.weight.pageRank)
    .slice(0, COUNT)
    .map(({hierarchy}) => hierarchy.lvl1.replace(/:.*/, ''));
}
