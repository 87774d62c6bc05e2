import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {ErrorCode} from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import {openDocs, type DocsData} from './docs';
import {createDocsServer} from './server';

/**
 * Serves the docs over the Model Context Protocol on standard input and output. Prints nothing else to standard output,
 * which carries the protocol, and makes no network requests.
 */
export async function serveDocs(read: () => DocsData): Promise<void> {
  const server = createDocsServer(openDocs(read));
  server.server.onerror = respondToUnreadable;
  await server.connect(new StdioServerTransport());
}

/** The SDK drops a message that it can't read. JSON-RPC requires an error response without an ID. */
function respondToUnreadable(error: Error): void {
  const isUnreadable = error instanceof SyntaxError || error instanceof z.ZodError;
  console.error(isUnreadable ? `A message can't be read: ${error.message}` : error);
  if (!isUnreadable) return;
  const fault =
    error instanceof SyntaxError
      ? {code: ErrorCode.ParseError, message: 'Parse error: write each message as JSON on one line'}
      : {code: ErrorCode.InvalidRequest, message: 'Invalid request: write each message as JSON-RPC 2.0 defines it'};
  process.stdout.write(`${JSON.stringify({jsonrpc: '2.0', id: null, error: fault})}\n`);
}
