import type {Nodes, Root} from 'mdast';
import {visit, SKIP} from 'unist-util-visit';
import {isElement} from 'docs-corpus/element';
import {countWords} from '../../plugins/mcp/outline';
import type {Fault} from './finding';

const WORD_LIMIT = 2000;
const REFERENCE_LIMIT = 3000;

/** Pages that can be longer. */
const LONG_PAGES: readonly {page: string; because: string}[] = [
  {page: 'cms/api/graphql', because: 'It has every query and argument of a content-type.'},
  {page: 'cms/api/rest', because: 'It has every endpoint of a content-type.'},
  {page: 'cms/api/rest/upload', because: 'It has every endpoint for files.'},
  {page: 'cms/cli', because: 'It has every command and its flags.'},
  {page: 'cms/configurations/database', because: 'It has every key of the file.'},
  {page: 'cms/configurations/middlewares', because: 'It has every middleware and its options.'},
  {page: 'cms/plugins-development/content-manager-apis', because: 'It has every function of the Content Manager for plugins.'},
];

/** Reports pages that are too long for their kind, with tables and code. */
export function checkSize(root: Root, id: string): Fault[] {
  const words = shownWords(root);
  const limit = LONG_PAGES.some(({page}) => page === id) ? REFERENCE_LIMIT : WORD_LIMIT;
  if (words <= limit) return [];
  return [
    {
      line: 1,
      reason: `the page has ${words.toLocaleString('en')} words with tables and code, more than ${limit.toLocaleString('en')}`,
      fix: 'Move what belongs to another page there and link to it, or split the page. A complete reference can be listed in scripts/check/size.ts',
    },
  ];
}

/** The words that one reader sees: of tabs, only the first is counted. */
function shownWords(root: Root): number {
  let count = 0;
  visit(root, (node, index, parent) => {
    if (isLaterTab(node, index, parent)) return SKIP;
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') count += countWords(node.value);
    return undefined;
  });
  return count;
}

function isLaterTab(node: Nodes, index: number | undefined, parent: Nodes | undefined): boolean {
  if (!isElement(node, 'TabItem') || !parent || !('children' in parent)) return false;
  return parent.children.slice(0, index).some((other) => isElement(other, 'TabItem'));
}
