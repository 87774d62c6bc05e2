import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import * as z from 'zod';
import packageJson from '../../package.json';
import {openDocs} from '../../plugins/mcp/docs';
import {createDocsServer} from '../../plugins/mcp/server';
import {checkoutData} from '../../scripts/mcp/checkoutData';
import {DEFAULT_SITE_URL} from '../../src/site/constants';

const response = z.object({content: z.array(z.object({type: z.literal('text'), text: z.string()}))});

export interface DocsClient {
  /** @returns the text that a model would read */
  call: (tool: string, input: Record<string, unknown>) => Promise<string>;
  close: () => Promise<void>;
}

/** A client of the MCP server of this checkout's docs, in the same process. */
export async function createDocsClient(): Promise<DocsClient> {
  const data = checkoutData({docsDir: 'docs', siteUrl: DEFAULT_SITE_URL});
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  const client = new Client({name: 'bench', version: packageJson.version});
  await Promise.all([createDocsServer(openDocs(data)).connect(serverSide), client.connect(clientSide)]);
  return {
    async call(tool, input) {
      const {content} = response.parse(await client.callTool({name: tool, arguments: input}));
      return content.map(({text}) => text).join('\n');
    },
    close: () => client.close(),
  };
}
