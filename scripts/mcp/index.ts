/**
 * `npm run --silent mcp`: the docs as a Model Context Protocol server on standard input and output. Reads the docs
 * folder and nothing else; makes no network request. Standard output carries the protocol, so nothing else is printed there.
 */
import path from 'node:path';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import packageJson from '../../package.json';
import {sharedCorpusReader} from '../../plugins/corpus';
import sidebars from '../../sidebars';
import {SITE_TAGLINE, SITE_TITLE} from '../../src/site/constants';
import {parseEnvironment} from '../../plugins/environment';
import {openDocs} from './docs';
import {createDocsServer} from './server';

async function serve(): Promise<void> {
  const {docsDir, siteUrl} = parseEnvironment(process.env);
  const siteDir = path.resolve(import.meta.dirname, '../..');
  const reader = sharedCorpusReader({docsDir: path.resolve(siteDir, docsDir), siteDir, siteUrl});
  const site = {title: SITE_TITLE, tagline: SITE_TAGLINE, url: siteUrl};
  const server = createDocsServer(openDocs(reader, siteUrl, sidebars), site, packageJson.version);
  await server.connect(new StdioServerTransport());
}

serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
