import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {BENCH, run} from '../install';

const FOLDER = '.cache/bench/bar';
/** On every page without the search too, or loaded on first intent. */
const ELSEWHERE = [
  'react',
  'react/jsx-runtime',
  '@docusaurus/*',
  '@site/src/ask-ai',
  '@site/src/site/*',
  '*/modal/SearchModal',
  '*/findSections',
];

/** What the search adds to a page before a reader shows that they want it: the bar's script, icon and styles, compressed bytes. */
export function measureBar(): number {
  run(`${BENCH}/node_modules/.bin/esbuild`, [
    'src/theme/SearchBar/index.tsx',
    '--bundle',
    '--minify',
    '--format=esm',
    '--jsx=automatic',
    '--target=chrome111',
    '--loader:.svg=text',
    `--alias:@site/src/search=${path.resolve('src/search')}`,
    `--outdir=${FOLDER}`,
    '--log-level=error',
    ...ELSEWHERE.map((name) => `--external:${name}`),
  ]);
  return readdirSync(FOLDER).reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(FOLDER, file))).length, 0);
}
