import {createContext} from 'react';
import {filterWords, hasWords, partBelow} from '../lib/filterByWords';

/** Tables with fewer rows are read as a whole. */
export const LONG_TABLE = 20;

/** Whether long tables have a filter of their own. Not on pages that have one for all tables. */
export const HasOwnFilter = createContext(true);

/**
 * Hides the rows of tables that lack a word of the query, and the parts of the page that have no other row.
 *
 * @returns the number of rows that are left
 */
export function filterRows(root: Element, query: string): number {
  const words = filterWords(query);
  const rows = Array.from(root.querySelectorAll('tbody tr'), (row) => {
    row.toggleAttribute('hidden', !hasWords(row.textContent, words));
    return row;
  });
  for (const heading of Array.from(root.querySelectorAll('h2'))) {
    const part = partBelow(heading);
    const isEmpty = words.length > 0 && !part.some((element) => element.querySelector('tbody tr:not([hidden])'));
    for (const element of [heading, ...part]) element.toggleAttribute('hidden', isEmpty);
  }
  return rows.filter((row) => !row.hasAttribute('hidden')).length;
}
