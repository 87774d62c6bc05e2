/**
 * `npm run --silent mcp`: serves the docs over the Model Context Protocol on standard input and output. Reads only the docs
 * folder and doesn't make network requests. Prints nothing else to standard output, which carries the protocol.
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
