import type {Root, Table} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Fault} from './finding';
import {pageProse, plainText} from './prose';

const WORD_LIMIT = 2500;
const HEADING_LIMIT = 12;

/** Reports pages with too much prose or too many headings. The length of tables and code isn't limited. */
export function checkSize(root: Root): Fault[] {
  const words = wordsOf(root);
  const headings = root.children.filter((node) => node.type === 'heading' && node.depth === 2).length;
  const faults: Fault[] = [];
  if (words > WORD_LIMIT)
    faults.push({
      line: 1,
      reason: `the page has ${words.toLocaleString('en')} words of prose, more than ${WORD_LIMIT.toLocaleString('en')}`,
      fix: 'Move what belongs to another page there and link to it, or split the page',
    });
  if (headings > HEADING_LIMIT)
    faults.push({
      line: 1,
      reason: `the page has ${headings} second-level headings, more than ${HEADING_LIMIT}`,
      fix: 'Group some of them as "###" below one heading, or move them to another page',
    });
  return faults;
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
