import {appendFileSync, readFileSync} from 'node:fs';
import * as z from 'zod';

/** One call of a tool, as a line of JSON in a transcript. */
const callSchema = z.object({tool: z.string(), input: z.record(z.string(), z.unknown())});
export type Call = z.infer<typeof callSchema>;

export function readTranscript(file: string): Call[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line, index) => parseCall(JSON.parse(line), `${file}:${index + 1}`));
}

/** @param place named in the message if it isn't a call */
export function parseCall(value: unknown, place: string): Call {
  const call = callSchema.safeParse(value);
  if (!call.success) throw new Error(`${place}: not a call. Write {"tool": "read_page", "input": {"path": "/cms/api/rest"}}.`);
  return call.data;
}

export function appendCall(file: string, call: Call): void {
  appendFileSync(file, `${JSON.stringify(call)}\n`);
}
