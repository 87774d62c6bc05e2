import {readFileSync} from 'node:fs';
import {Session} from 'node:inspector/promises';
import {SourceMap} from 'node:module';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';

export interface UncalledFunction {
  file: string;
  name: string;
  line: number;
}

const session = new Session();
/** Functions that were called, by file and position. V8 reports each of them only once, so they are kept. */
const called = new Set<string>();

/**
 * Starts recording which functions are called. Must run before the files to measure are loaded. Counting the calls would disable V8's
 * optimizations.
 */
export async function coverFunctions(): Promise<void> {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', {callCount: false, detailed: false});
}

/**
 * Functions in the given app files and snippets that haven't been called since they were loaded.
 *
 * @param files paths of source files relative to the app's root (`src/policies/is-owner.ts`), or names of snippets
 */
export async function uncalledFunctions(appDir: string, files: string[]): Promise<UncalledFunction[]> {
  const {result} = await session.post('Profiler.takePreciseCoverage');
  const seen = new Map<string, UncalledFunction>();
  const nameByUrl = new Map(files.flatMap((name) => [name, ...loadedFrom(appDir, name)].map((url) => [url, name] as const)));
  for (const script of result) {
    const file = nameByUrl.get(script.url);
    if (file === undefined) continue;
    const lineOf = script.url === file ? () => 0 : originalLines(readFileSync(fileURLToPath(script.url), 'utf8'));
    for (const {functionName, ranges} of script.functions) {
      const [range] = ranges;
      const line = range && lineOf(range.startOffset);
      // Functions that the compiler adds don't map to a source line or have a generated name.
      if (!range || line === undefined || functionName.startsWith('__')) continue;
      const key = `${script.url} ${range.startOffset}`;
      if (range.count > 0) called.add(key);
      seen.set(key, {file, name: functionName, line});
    }
  }
  return [...seen].filter(([key]) => !called.has(key)).map(([, uncalled]) => uncalled);
}

/** URLs from which Node.js could have loaded a file of the app. */
function loadedFrom(appDir: string, name: string): string[] {
  const compiled = name.replace(/\.ts$/, '.js');
  const ofPlugin = compiled.replace(/^(src\/plugins\/[^/]+)\/server\/src\//, '$1/dist/server/');
  return [path.join('dist', compiled), compiled, ofPlugin].map((file) => pathToFileURL(path.join(appDir, file)).href);
}

/** Maps positions in compiled code to lines in the source. */
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
