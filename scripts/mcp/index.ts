/**
 * `npm run --silent mcp`: serves the docs over the Model Context Protocol on standard input and output. Reads only the docs
 * folder and doesn't make network requests. Prints nothing else to standard output, which carries the protocol.
 */
import path from 'node:path';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {ErrorCode} from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
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
  server.server.onerror = answerUnreadable;
  await server.connect(new StdioServerTransport());
}

/** The SDK tells nobody about a message that it can't read. JSON-RPC defines the answer, and that it has no ID. */
function answerUnreadable(error: Error): void {
  const isUnreadable = error instanceof SyntaxError || error instanceof z.ZodError;
  console.error(isUnreadable ? `A message can't be read: ${error.message}` : error);
  if (!isUnreadable) return;
  const fault =
    error instanceof SyntaxError
      ? {code: ErrorCode.ParseError, message: 'Parse error: write each message as JSON on one line'}
      : {code: ErrorCode.InvalidRequest, message: 'Invalid request: write each message as JSON-RPC 2.0 defines it'};
  process.stdout.write(`${JSON.stringify({jsonrpc: '2.0', id: null, error: fault})}\n`);
}

serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
