import {rmSync} from 'node:fs';
import path from 'node:path';
import {runCommand} from '../scripts/test/runCommand';
import {growTree, GROWN_DOCS} from './growTree';

const CACHES = ['.cache/bench/docusaurus', 'node_modules/.cache'];

/** CPU seconds and peak memory of a build of the grown tree, with empty caches and with warm ones. */
export async function measureBuild(): Promise<void> {
  growTree();
  for (const cache of CACHES) rmSync(cache, {recursive: true, force: true});
  const rows = {cold: await buildOnce(), warm: await buildOnce()};
  console.log('\nBuild of the grown tree');
  console.table(rows);
}

async function buildOnce(): Promise<Record<string, string>> {
  const reporter = path.resolve('bench/reportUsage.mjs');
  const {code, output} = await runCommand(
    'node',
    ['--import', reporter, 'node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--out-dir', '.cache/bench/site'],
    {
      DOCS_DIR: GROWN_DOCS,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/bench/docusaurus',
    },
  );
  const usage = /USAGE (\d+) (\d+)/.exec(output);
  if (code !== 0 || !usage) throw new Error(`The build failed.\n${output}`);
  return {'CPU s': (Number(usage[1]) / 1e6).toFixed(1), 'peak MB': (Number(usage[2]) / 1024).toFixed(0)};
}
