import {toHtml} from 'hast-util-to-html';
import {toHast} from 'mdast-util-to-hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {rehypeTables} from './rehypeTables';

/** The labels of a table's row, without its first cell. */
function labels(...[head = [], ...rows]: string[][]): (string | undefined)[] {
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  const root = toHast(unified().use(remarkParse).use(remarkGfm).parse(lines.join('\n')));
  if (root.type !== 'root') throw new Error('No page.');
  rehypeTables()(root);
  const cells = toHtml(root).match(/<td[^>]*>/g) ?? [];
  return cells.slice(1).map((cell) => /data-label="?([^">]*)/.exec(cell)?.[1]);
}

const SENTENCE = 'The server reads it when it starts, and refuses what it does not know.';

it('does not label two columns that fit a phone', () => {
  expect(labels(['Strapi 4', 'Strapi 5'], ['`strapi.entityService`', SENTENCE])).toEqual([undefined]);
});

it.each([
  ['code that is too long', '`strapi.entityService.findMany(uid)`'],
  ['a cell that would be too high', SENTENCE.repeat(4)],
])('labels %s', (_what, value) => {
  expect(labels(['Strapi 4', 'Strapi 5'], ['`findMany`', value])).toEqual(['Strapi 5']);
});

it('labels the cells of more columns, but not the description', () => {
  expect(labels(['Key', 'Type', 'Description'], ['`host`', '`string`', SENTENCE])).toEqual(['Type', '']);
});
