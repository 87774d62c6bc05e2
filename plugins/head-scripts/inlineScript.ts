import path from 'node:path';
import {buildSync} from 'esbuild';

/**
 * Compiles a script of `browser/` with what it imports, small enough for each page.
 *
 * @param constants values of names that the script declares
 */
export function inlineScript(file: string, constants: Readonly<Record<string, string>> = {}): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, 'browser', file)],
    bundle: true,
    define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
  });
  return outputFiles.map(({text}) => text.trim()).join('');
}
