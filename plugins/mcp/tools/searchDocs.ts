import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import {count, unknownArgument, words} from '../arguments';
import type {Docs} from '../docs';
import {text} from '../responses';
import {READS_ONLY} from './annotations';

const HITS = {least: 1, most: 20, usual: 6};
/** Room for an error message with its stack trace. */
const MAX_QUERY_LENGTH = 5000;

export function addSearchDocs(server: McpServer, docs: Docs): void {
  server.registerTool(
    'search_docs',
    {
      title: 'Search the docs',
      description:
        'Finds sections by words, option names, or error texts. Each result has its path for read_page, its number of words, and a sentence.',
      inputSchema: z.strictObject(
        {
          query: words('query', '{"query": "populate relations"}', 1),
          limit: count('limit', HITS).optional().describe(`Number of results, ${HITS.usual} if it isn't sent`),
        },
        unknownArgument('"query" and "limit"'),
      ),
      annotations: READS_ONLY,
    },
    async ({query, limit = HITS.usual}) => {
      const hits = await docs.search(query.slice(0, MAX_QUERY_LENGTH), limit);
      return hits.length === 0 ? nothingFound(query) : text(hits.map(formatHit).join('\n'));
    },
  );
}

export function nothingFound(query: string): ReturnType<typeof text> {
  const shown = query.length > 200 ? `${query.slice(0, 200)}…` : query;
  return text(`Nothing found for "${shown}". Try fewer or different words, or list_sections without a path.`);
}

export function formatHit({title, page, path, excerpt, words: length}: Awaited<ReturnType<Docs['search']>>[number]): string {
  const name = title === page ? page : `${page}: ${title}`;
  return [`- [${name}](${path}) ${length} words`, excerpt].filter(Boolean).join('\n  ');
}
