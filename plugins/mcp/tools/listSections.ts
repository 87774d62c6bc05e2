import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import {absentIfEmpty, unknownArgument} from '../arguments';
import type {Docs} from '../docs';
import {outline} from '../outline';
import {missingPage, text} from '../responses';
import {READS_ONLY} from './annotations';

export function addListSections(server: McpServer, docs: Docs): void {
  server.registerTool(
    'list_sections',
    {
      title: 'List pages or sections',
      description: 'The sections of a page with their paths and numbers of words; without a path, the skills and all pages.',
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
      if (path === undefined) {
        const skills = docs.about().skills.map(({path: skillPath, name}) => `- [Skill ${name}](${skillPath})`);
        return text([...skills, ...docs.listedPages().map((page) => `- [${page.title}](${page.path})`)].join('\n'));
      }
      const found = docs.find(path);
      if (!found) return missingPage(docs, path);
      return text([`# ${found.page.title}`, ...outline(found.page)].join('\n'));
    },
  );
}
