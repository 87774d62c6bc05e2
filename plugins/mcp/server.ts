import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {Docs} from './docs';
import {addCheckQuery} from './tools/checkQuery';
import {addExplainError} from './tools/explainError';
import {addListSections} from './tools/listSections';
import {addReadPage} from './tools/readPage';
import {addSearchDocs} from './tools/searchDocs';

/** The docs for language models: tools that search, read, list, and explain, and skills as resources. */
export function createDocsServer(docs: Docs): McpServer {
  const {site, version, skills} = docs.about();
  const instructions = [
    `${site.title}, at ${site.url}.`,
    'Begin with the skill for the task, at /cms/skills/overview: it has the rules and samples that most tasks need.',
    'For the rest, search, then read the section that a result names rather than its page.',
  ];
  const server = new McpServer({name: 'strapi-docs', version}, {instructions: instructions.join(' ')});
  addSearchDocs(server, docs);
  addReadPage(server, docs);
  addListSections(server, docs);
  addExplainError(server, docs);
  addCheckQuery(server);
  for (const {name, description, url} of skills)
    server.registerResource(name, url, {title: name, description, mimeType: 'text/markdown'}, (uri) => ({
      contents: [
        {
          uri: uri.href,
          mimeType: 'text/markdown',
          text: docs.about().skills.find((skill) => skill.name === name)?.text ?? '',
        },
      ],
    }));
  return server;
}
