import path from 'node:path';
import {buildSync} from 'esbuild';

/** A script of `browser/` with what it imports, small enough for each page. */
export function inlineScript(file: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, 'browser', file)],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
  });
  return outputFiles.map(({text}) => text.trim()).join('');
}
