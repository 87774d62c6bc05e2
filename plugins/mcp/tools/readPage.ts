import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import {flag, unknownArgument, words} from '../arguments';
import type {Docs} from '../docs';
import {readPage, readSection} from '../outline';
import {missingPage, missingSection, text} from '../responses';
import {READS_ONLY} from './annotations';

export function addReadPage(server: McpServer, docs: Docs): void {
  server.registerTool(
    'read_page',
    {
      title: 'Read a page or a section',
      description:
        'A section as Markdown if the path has an anchor. A page, or of a long page its beginning and an outline of its sections.',
      inputSchema: z.strictObject(
        {
          path: words('path', '{"path": "/cms/api/rest"}').describe('Path or URL: /cms/api/rest or /cms/api/rest#filters'),
          whole: flag('whole').optional().describe('true for all of a long page'),
        },
        unknownArgument('"path" and "whole"'),
      ),
      annotations: READS_ONLY,
    },
    ({path, whole = false}) => {
      const found = docs.find(path);
      if (!found) return missingPage(docs, path);
      const {page, section, anchor} = found;
      if (section) return text(readSection(page, section, whole));
      return anchor === null ? text(readPage(page, whole)) : missingSection(page, anchor);
    },
  );
}
