import {existsSync} from 'node:fs';
import path from 'node:path';
import {createDocsClient} from './docsClient';
import {TASKS} from './tasks';
import {readTranscript} from './transcript';

export interface Replayed {
  task: string;
  calls: number;
  /** Number of UTF-8 bytes that the model read. */
  bytes: number;
  /** The text that the model read. */
  text: string;
}

export const transcriptOf = (task: string): string => path.join(import.meta.dirname, 'tasks', task, 'calls.jsonl');

/** Repeats the recorded calls of each task with the current docs. */
export async function replayTranscripts(): Promise<Replayed[]> {
  const client = await createDocsClient();
  const replayed: Replayed[] = [];
  for (const task of Object.keys(TASKS).filter((name) => existsSync(transcriptOf(name)))) {
    const calls = readTranscript(transcriptOf(task));
    const texts: string[] = [];
    for (const {tool, input} of calls) texts.push(await client.call(tool, input));
    const text = texts.join('\n');
    replayed.push({task, calls: calls.length, bytes: Buffer.byteLength(text), text});
  }
  await client.close();
  return replayed;
}
