import {rmSync} from 'node:fs';
import packageJson from '../package.json';
import {PRODUCTION_BUILD} from '../scripts/serve/site';
import budgets from './budgets.json';
import {installBench} from './install';
import {buildPeer, writePeer} from './peers/build';
import {readPages} from './peers/docs';
import {printTable} from './table';
import {runMeasured, type Usage} from './usage';

/** Arguments of Node.js in `npm run docusaurus`. */
export const DOCUSAURUS = packageJson.scripts.docusaurus.split(' ').slice(1);

export const CACHES = ['.docusaurus', 'node_modules/.cache'];

/** Builds our site and both peers from the same pages without caches, and prints the time and memory. */
export async function buildSites(): Promise<void> {
  await installBench();
  const pages = readPages();
  writePeer('stock', pages);
  writePeer('starlight', pages);
  const ours = await buildOurs();
  const stock = await buildPeer('stock');
  const starlight = await buildPeer('starlight');
  printTable(`Cold builds of ${pages.length} pages, ours with all plugins`, [
    {
      title: 'CPU',
      unit: 's',
      digits: 1,
      figures: {ours: ours.cpuSeconds, stock: stock.cpuSeconds, starlight: starlight.cpuSeconds},
      limit: budgets.builds.cpu,
    },
    {title: 'peak memory', unit: 'MB', figures: {ours: ours.peakMB, stock: stock.peakMB, starlight: starlight.peakMB}},
  ]);
}

async function buildOurs(): Promise<Usage> {
  for (const cache of CACHES) rmSync(cache, {recursive: true, force: true});
  return runMeasured([...DOCUSAURUS, 'build', '--out-dir', PRODUCTION_BUILD]);
}
