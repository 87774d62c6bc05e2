/** What the bench and the processes that it starts agree on. */
import * as z from 'zod';
import {runCommand} from '../../scripts/test/runCommand';

export const PAGE_CACHE = '.cache/bench/corpus-pages';
export const EDITS = 15;

/** CPU seconds. */
export const parts = z.object({parse: z.number(), llms: z.number(), tags: z.number(), all: z.number()});
export type PartName = keyof z.infer<typeof parts>;

/** Milliseconds, one for each edit. */
export const edits = z.object({withPlugins: z.array(z.number()), withoutPlugins: z.array(z.number())});
export type Edits = z.infer<typeof edits>;

const LABEL = 'MEASURED ';

export function printMeasured(measured: unknown): void {
  console.log(LABEL + JSON.stringify(measured));
}

/** Runs a script in a process of its own and reads what it measured. */
export async function measureApart<Shape>(
  script: string,
  shape: z.ZodType<Shape>,
  environment: Record<string, string> = {},
): Promise<Shape> {
  const {code, output} = await runCommand('node', ['--import', 'tsx', script], environment);
  const line = output.split('\n').find((candidate) => candidate.startsWith(LABEL));
  if (code !== 0 || line === undefined) throw new Error(`${script} failed.\n${output}`);
  return shape.parse(JSON.parse(line.slice(LABEL.length)));
}
