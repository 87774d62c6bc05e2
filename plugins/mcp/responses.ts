import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import type {Docs, DocsPage} from './docs';
import {outline} from './outline';

export function text(value: string): CallToolResult {
  return {content: [{type: 'text', text: value}]};
}

export function fault(value: string): CallToolResult {
  return {...text(value), isError: true};
}

export function missingPage(docs: Docs, path: string): CallToolResult {
  const nearest = docs.nearest(path).map((page) => `- [${page.title}](${page.path})`);
  const told = `There is no page "${path}". Use a path that search_docs or list_sections returns.`;
  return fault(nearest.length === 0 ? told : [`${told} The nearest pages:`, ...nearest].join('\n'));
}

export function missingSection(page: DocsPage, anchor: string): CallToolResult {
  const sections = outline(page);
  const which = sections.length === 0 ? 'It has no sections.' : 'Its sections:';
  return fault([`The page ${page.path} exists, but has no section "#${anchor}". ${which}`, ...sections].join('\n'));
}
