import type {PageMeta} from '../corpus';
import {pageRank} from './pageRank';

const COUNT = 3;

/** Titles of the pages that most readers look for: queries that surely find something. */
export function suggestQueries(pages: readonly Pick<PageMeta, 'id' | 'title' | 'unlisted'>[]): string[] {
  return pages
    .filter(({unlisted}) => !unlisted)
    .sort((a, b) => pageRank(b) - pageRank(a))
    .slice(0, COUNT)
    .map(({title}) => title.replace(/:.*/, ''));
}
