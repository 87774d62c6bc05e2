import {createContext} from 'react';

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
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = Array.from(root.querySelectorAll('tbody tr'), (row) => {
    const text = row.textContent.toLowerCase();
    row.toggleAttribute('hidden', !words.every((word) => text.includes(word)));
    return row;
  });
  for (const heading of Array.from(root.querySelectorAll('h2'))) {
    const part = partOf(heading);
    const isEmpty = words.length > 0 && !part.some((element) => element.querySelector('tbody tr:not([hidden])'));
    for (const element of [heading, ...part]) element.toggleAttribute('hidden', isEmpty);
  }
  return rows.filter((row) => !row.hasAttribute('hidden')).length;
}

/** What follows a heading, up to the next one. */
function partOf(heading: Element): Element[] {
  const part: Element[] = [];
  for (let next = heading.nextElementSibling; next && next.tagName !== 'H2'; next = next.nextElementSibling) part.push(next);
  return part;
}
