import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface UncalledFunction {
  file: string;
  name: string;
  line: number;
}

const session = new Session();
/** Functions that were called, by file and place: V8 counts from one look to the next. */
const called = new Set<string>();

/** Counts calls from now on. Has to be called before the files of interest are loaded. */
export async function coverFunctions(): Promise<void> {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
}

/**
 * The functions of some files of the app that nothing has called since they were loaded.
 *
 * @param files paths from the app's root, as written: `src/policies/is-owner.ts`
 */
export async function uncalledFunctions(appDir: string, files: string[]): Promise<UncalledFunction[]> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const uncalled = new Map<string, UncalledFunction>();
  for (const script of result) {
    if (!script.url.startsWith('file://')) continue;
    const loaded = fileURLToPath(script.url);
    const file = files.find((name) => loaded === path.join(appDir, 'dist', name.replace(/\.ts$/, '.js')) || loaded === path.join(appDir, name));
    if (file === undefined) continue;
    const source = readFileSync(loaded, 'utf8');
    const lineOf = originalLines(source);
    for (const { functionName, ranges } of script.functions) {
      const [range] = ranges;
      if (!range) continue;
      const key = `${script.url} ${range.startOffset}`;
      const line = lineOf(range.startOffset);
      if (range.count > 0) called.add(key);
      // What the compiler added has no line.
      else if (!called.has(key) && line !== undefined) uncalled.set(key, { file, name: functionName, line });
    }
  }
  return [...uncalled.values()];
}

/** From places in compiled text to lines of what it was compiled from. */
function originalLines(source: string): (offset: number) => number | undefined {
  const encoded = /\/\/# sourceMappingURL=data:application\/json;base64,(\S+)/.exec(source)?.[1];
  const map = encoded === undefined ? undefined : new SourceMap(JSON.parse(Buffer.from(encoded, 'base64').toString()));
  return (offset) => {
    const before = source.slice(0, offset).split('\n');
    if (!map) return before.length;
    const entry = map.findEntry(before.length - 1, before.at(-1)?.length ?? 0);
    return 'originalLine' in entry ? entry.originalLine + 1 : undefined;
  };
}
