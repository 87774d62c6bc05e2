import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import * as z from 'zod';
import {toCompact} from '../search/compact';
import {openDocs, type DocsData} from './docs';
import {createDocsServer} from './server';
import {errorText} from './tools/explainError';

const LONG_TEXT = 'word '.repeat(600).trim();
const sections: DocsData['pages'][number]['sections'] = [
  {anchor: null, level: 1, headings: [], markdown: '# Long\n\nIts beginning.'},
  {anchor: 'a', level: 2, headings: ['A'], markdown: '## A\n\nThe beginning of A.'},
  {anchor: 'a1', level: 3, headings: ['A', 'A1'], markdown: `### A1\n\n${LONG_TEXT}`},
  {anchor: 'a2', level: 3, headings: ['A', 'A2'], markdown: `### A2\n\n${LONG_TEXT}`},
  {anchor: 'b', level: 2, headings: ['B'], markdown: '## B\n\nThe beginning of B.'},
  {anchor: 'b1', level: 3, headings: ['B', 'B1'], markdown: '### B1\n\nThe rest of B.'},
];
const skill = {
  name: 'strapi-uploads',
  description: 'Uploads files',
  path: '/cms/skills/uploads',
  url: 'https://docs.example.com/.well-known/agent-skills/strapi-uploads/SKILL.md',
  text: '---\nname: strapi-uploads\n---\n\n# Uploads\n',
};
const data: DocsData = {
  site: {title: 'Docs', tagline: 'All about it', url: 'https://docs.example.com'},
  version: '1.0.0',
  pages: [
    {
      path: '/cms/long',
      title: 'Long',
      description: 'A long page.',
      unlisted: false,
      document: sections.map(({markdown}) => markdown).join('\n\n'),
      sections,
    },
  ],
  moved: {urls: {}, folders: {}, sections: {}},
  records: toCompact([], []),
  skills: [skill],
};

describe('a server of docs with a long page and a skill', () => {
  const client = new Client({name: 'test', version: '1.0.0'});
  const result = z.object({content: z.tuple([z.object({text: z.string()})])});

  beforeAll(async () => {
    const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
    await Promise.all([createDocsServer(openDocs(() => data)).connect(serverSide), client.connect(clientSide)]);
  });
  afterAll(() => client.close());

  async function read(input: Record<string, unknown>): Promise<string> {
    return result.parse(await client.callTool({name: 'read_page', arguments: input})).content[0].text;
  }

  it('returns the beginning of a long page, and its sections with their lengths', async () => {
    const text = await read({path: '/cms/long'});
    expect(text).toContain('Its beginning.');
    expect(text).toContain('- [A](/cms/long#a) 6 words\n  - [A1](/cms/long#a1) 602 words');
    expect(text).toContain('{"path": "/cms/long", "whole": true}');
    expect(text).not.toContain(LONG_TEXT);
  });

  it('returns the whole of a long page on request', async () => {
    expect(await read({path: '/cms/long', whole: true})).toBe(data.pages[0]?.document);
  });

  it('returns a short section with its subsections, and a long one with an outline of them', async () => {
    expect(await read({path: '/cms/long#b'})).toBe('## B\n\nThe beginning of B.\n\n### B1\n\nThe rest of B.');
    const long = await read({path: '/cms/long#a'});
    expect(long).toContain('The beginning of A.');
    expect(long).toContain('- [A2](/cms/long#a2) 602 words');
    expect(long).not.toContain(LONG_TEXT);
  });

  it('offers skills as resources, and lists them before the pages', async () => {
    const {resources} = await client.listResources();
    expect(resources).toMatchObject([{uri: skill.url, name: skill.name, description: skill.description}]);
    expect(await client.readResource({uri: skill.url})).toEqual({
      contents: [{uri: skill.url, mimeType: 'text/markdown', text: skill.text}],
    });
    const list = result.parse(await client.callTool({name: 'list_sections', arguments: {}}));
    expect(list.content[0].text).toBe('- [Skill strapi-uploads](/cms/skills/uploads)\n- [Long](/cms/long)');
  });
});

it.each([
  ['Invalid key title at locale', 'Invalid key title at locale'],
  ['ValidationError: Invalid key x\n    at validate (/app/a.js:1:2)', 'ValidationError: Invalid key x'],
  ['Error: listen EADDRINUSE\n    at Server (net.js:1)', 'listen EADDRINUSE'],
  [
    '[2026-11-28 10:00:00.123] info: Starting\n\u001B[31m[2026-11-28 10:00:01.000] error: Boom happened\u001B[39m',
    'Boom happened',
  ],
  ['{"data":null,"error":{"status":403,"name":"ForbiddenError","message":"Forbidden","details":{}}}', 'Forbidden'],
  ['HTTP 400 {"error": {"message": "Invalid key a"}}', 'Invalid key a'],
])('finds the error message in %j', (message, words) => {
  expect(errorText(message)).toBe(words);
});
