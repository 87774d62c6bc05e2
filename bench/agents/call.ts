/**
 * `npx tsx bench/agents/call.ts run.jsonl read_page '{"path": "/cms/api/rest"}'`: calls a tool of the docs' MCP server, prints what a model
 * would read, and adds the call to a transcript. For models without an MCP client of their own.
 */
import {createDocsClient} from './docsClient';
import {appendCall, parseCall} from './transcript';

async function main([file, tool, json = '{}']: readonly string[]): Promise<void> {
  if (file === undefined || tool === undefined)
    throw new Error('Usage: npx tsx bench/agents/call.ts TRANSCRIPT TOOL [ARGUMENTS]');
  const {input} = parseCall({tool, input: parseJson(json)}, 'The third argument');
  const client = await createDocsClient();
  console.log(await client.call(tool, input));
  appendCall(file, {tool, input});
  await client.close();
}

function parseJson(text: string): unknown {
  return JSON.parse(text);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
