import type {Root, Table} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Fault} from './finding';
import {pageProse, plainText} from './prose';

const WORD_LIMIT = 2500;

/** Reports pages with too much prose. The length of tables and code isn't limited. */
export function checkSize(root: Root): Fault[] {
  const words = wordsOf(root);
  if (words <= WORD_LIMIT) return [];
  const [found, limit] = [words, WORD_LIMIT].map((count) => count.toLocaleString('en'));
  return [
    {
      line: 1,
      reason: `the page has ${found} words of prose, more than ${limit}`,
      fix: 'Move what belongs to another page there and link to it, or split the page',
    },
  ];
}

/** Excludes tables. Inline code counts as one word. */
function wordsOf(root: Root): number {
  const tables: Table[] = [];
  visit(root, 'table', (table) => {
    tables.push(table);
  });
  return countWords(root) - countWords({type: 'root', children: tables});
}

function countWords(root: Root): number {
  return pageProse(root).reduce((sum, prose) => sum + plainText(prose).split(/\s+/).filter(Boolean).length, 0);
}
