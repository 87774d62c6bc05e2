import {readFileSync} from 'node:fs';
import {MAX_QUERY_LENGTH} from '../../src/search/embedded';

/** What people type or paste, cut as the search field cuts it, with the paths of the pages that they look for. */
export function readGoldenQueries(): {query: string; pages: string[]}[] {
  const [, ...lines] = readFileSync('bench/search-queries.tsv', 'utf8').trim().split('\n');
  return lines.map((line, index) => {
    const [query, pages] = line.split('\t');
    if (!query || !pages)
      throw new Error(
        `bench/search-queries.tsv:${index + 2}: has no pages. Write the query, a tab, and paths with spaces between.`,
      );
    return {query: query.slice(0, MAX_QUERY_LENGTH), pages: pages.split(' ')};
  });
}
