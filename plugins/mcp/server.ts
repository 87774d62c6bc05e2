import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import type {Docs, DocsPage} from './docs';

const MAX_HITS = 20;
const DEFAULT_HITS = 8;
/** Room for an error message with its stack trace. */
const MAX_QUERY_LENGTH = 5000;
const READS_ONLY = {readOnlyHint: true, openWorldHint: false};

/** The docs as tools for language models: search, read, list. */
export function createDocsServer(docs: Docs): McpServer {
  const {site, version} = docs.about();
  const server = new McpServer(
    {name: 'strapi-docs', version},
    {instructions: `${site.title}. Search first, then read the page or the section that a result names.`},
  );

  server.registerTool(
    'search_docs',
    {
      title: 'Search the docs',
      description: 'Finds pages and sections by words, option names or error texts. Results name a URL that read_page takes.',
      inputSchema: z.strictObject(
        {
          query: words('query', '{"query": "populate relations"}', 1),
          limit: z
            .preprocess(toCount, z.number('Send "limit" as a whole number: {"limit": 5}').int().min(1).max(MAX_HITS))
            .optional()
            .describe(`Number of results, ${DEFAULT_HITS} if it isn't sent`),
        },
        unknownArgument('"query" and "limit"'),
      ),
      annotations: READS_ONLY,
    },
    async ({query, limit = DEFAULT_HITS}) => {
      const hits = await docs.search(query.slice(0, MAX_QUERY_LENGTH), limit);
      if (hits.length === 0)
        return text(`Nothing found for "${query}". Try fewer or different words, or list_sections without a path.`);
      return text(
        hits
          .map(({title, page, url, excerpt}) => [`- [${page}: ${title}](${url})`, excerpt].filter(Boolean).join('\n  '))
          .join('\n'),
      );
    },
  );

  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'A page of the docs as Markdown, or one section of it if the URL has an anchor.',
      inputSchema: z.strictObject(
        {path: words('path', '{"path": "/cms/api/rest"}').describe('Path or URL: /cms/api/rest or /cms/api/rest#filters')},
        unknownArgument('"path"'),
      ),
      annotations: READS_ONLY,
    },
    ({path}) => {
      const found = docs.find(path);
      if (!found) return missing(docs, path);
      if (found.anchor !== null && !found.section) return missingSection(found.page, found.anchor);
      return text(found.section?.markdown ?? found.page.document);
    },
  );

  server.registerTool(
    'list_sections',
    {
      title: 'List pages or sections',
      description: 'The sections of a page with their URLs; without a path, all pages with their descriptions.',
      inputSchema: z.strictObject(
        {
          path: z
            .preprocess(absentIfEmpty, z.string('Send "path" as text: {"path": "/cms/api/rest"}').optional())
            .optional()
            .describe('Path or URL of a page: /cms/api/rest'),
        },
        unknownArgument('"path"'),
      ),
      annotations: READS_ONLY,
    },
    ({path}) => {
      if (path === undefined)
        return text(
          docs
            .listedPages()
            .map((page) => `- [${page.title}](${page.path}): ${page.description}`)
            .join('\n'),
        );
      const found = docs.find(path);
      if (!found) return missing(docs, path);
      return text([`# ${found.page.title}`, ...sectionList(found.page)].join('\n'));
    },
  );

  return server;
}

/** Models send numbers, and lists of one, where text is wanted. */
function words(name: string, example: string, least = 0) {
  return z.preprocess(
    (value) => {
      const list = Array.isArray(value) ? value : [value];
      return list.every((item) => typeof item === 'string' || typeof item === 'number') ? list.join(' ') : value;
    },
    z.string(`Send "${name}" as text: ${example}`).trim().min(least, `"${name}" is empty. Send it as text: ${example}`),
  );
}

/** A number in quotes, with a fraction, or out of range is taken for the nearest that is possible. */
function toCount(value: unknown): unknown {
  const item: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  if (item === null || item === '') return DEFAULT_HITS;
  const count = typeof item === 'string' ? Number(item) : item;
  return typeof count === 'number' && !Number.isNaN(count) ? Math.min(Math.max(Math.round(count), 1), MAX_HITS) : value;
}

function absentIfEmpty(value: unknown): unknown {
  const item: unknown = Array.isArray(value) && value.length <= 1 ? value[0] : value;
  return item === null || (typeof item === 'string' && item.trim() === '') ? undefined : item;
}

function unknownArgument(known: string) {
  return {
    error: ({code, keys}: {code: string; keys?: unknown}): string | undefined =>
      code === 'unrecognized_keys' && Array.isArray(keys)
        ? `There is no argument "${keys.join('", "')}". Send ${known}.`
        : undefined,
  };
}

function text(value: string): CallToolResult {
  return {content: [{type: 'text', text: value}]};
}

function sectionList({path, sections}: DocsPage): string[] {
  return sections.flatMap(({anchor, level, headings}) =>
    anchor === null ? [] : [`${'  '.repeat(Math.max(level - 2, 0))}- [${headings.at(-1) ?? ''}](${path}#${anchor})`],
  );
}

function missingSection(page: DocsPage, anchor: string): CallToolResult {
  const sections = sectionList(page);
  const which = sections.length === 0 ? 'It has no sections.' : 'Its sections:';
  return fault([`The page ${page.path} exists, but has no section "#${anchor}". ${which}`, ...sections].join('\n'));
}

function missing(docs: Docs, path: string): CallToolResult {
  const nearest = docs.nearest(path).map((page) => `- [${page.title}](${page.path})`);
  const told = `There is no page "${path}". Use a URL that search_docs or list_sections returns.`;
  return fault(nearest.length === 0 ? told : [`${told} The nearest pages:`, ...nearest].join('\n'));
}

function fault(value: string): CallToolResult {
  return {...text(value), isError: true};
}
