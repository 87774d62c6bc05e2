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
      inputSchema: {
        query: z.string().trim().min(1).max(MAX_QUERY_LENGTH),
        limit: z.number().int().min(1).max(MAX_HITS).default(DEFAULT_HITS),
      },
      annotations: READS_ONLY,
    },
    async ({query, limit}) => {
      const hits = await docs.search(query, limit);
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
      inputSchema: {path: z.string().describe('Path or URL: /cms/api/rest or /cms/api/rest#filters')},
      annotations: READS_ONLY,
    },
    ({path}) => {
      const found = findPage(docs, path);
      if (!found) return missing(path);
      if (found.anchor !== null && !found.section) return missingSection(found.page, found.anchor);
      return text(found.section?.markdown ?? found.page.document);
    },
  );

  server.registerTool(
    'list_sections',
    {
      title: 'List pages or sections',
      description: 'The sections of a page with their URLs; without a path, all pages with their descriptions.',
      inputSchema: {path: z.string().optional().describe('Path or URL of a page: /cms/api/rest')},
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
      const found = findPage(docs, path);
      if (!found) return missing(path);
      return text([`# ${found.page.title}`, ...sectionList(found.page)].join('\n'));
    },
  );

  return server;
}

function findPage(docs: Docs, path: string): ReturnType<Docs['find']> {
  try {
    return docs.find(path);
  } catch (error) {
    // Invalid URLs, such as broken escapes, don't match a page. Errors in the docs must not be hidden.
    if (error instanceof TypeError || error instanceof URIError) return null;
    throw error;
  }
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

function missing(path: string): CallToolResult {
  return fault(`There is no page "${path}". Use a URL that search_docs or list_sections returns.`);
}

function fault(value: string): CallToolResult {
  return {...text(value), isError: true};
}
