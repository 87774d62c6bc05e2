import {readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {chromium} from '@playwright/test';
import {CHROMIUM_ARGS, ensureChromium} from '../proof/browser/findChromium';
import {serveSite} from '../scripts/serve/site';
import budgets from './budgets.json';
import {CACHES, DOCUSAURUS} from './builds';
import {growTree, GROWN_DOCS} from './growTree';
import {SHORT_PAGE} from './pages/conditions';
import {measureLoad} from './pages/load';
import {HYDRATED} from './pages/sites';
import {runMeasured} from './usage';

const FOLDER = '.cache/bench/growth';

/** Memory limit in MB. The build of 2,600 pages takes 6 GB. */
const HEAP_LIMIT = 12_000;

const ROWS: {key: keyof Awaited<ReturnType<typeof measureTree>>; title: string; digits: number}[] = [
  {key: 'pages', title: 'pages', digits: 0},
  {key: 'buildCpu', title: 'cold build, CPU s', digits: 1},
  {key: 'buildMB', title: 'cold build, peak MB', digits: 0},
  {key: 'filesMB', title: 'built files, MB', digits: 1},
  {key: 'pageJs', title: 'page JS, kB', digits: 1},
  {key: 'pageTotal', title: 'page without fonts, kB', digits: 1},
  {key: 'searchTitles', title: 'search, titles, kB', digits: 1},
  {key: 'searchTexts', title: 'search, texts, kB', digits: 1},
];

/** Builds the docs and a larger tree with copies of pages, and compares the measurements. */
export async function measureGrowth(pageCount: number): Promise<void> {
  const today = await measureTree(0, 'today');
  const grown = await measureTree(pageCount, 'grown');
  console.log(`\nGrowth: ${SHORT_PAGE} in a tree of ${grown.pages} pages`);
  const times = grown.pages / today.pages;
  console.table(
    Object.fromEntries(
      ROWS.map(({key, title, digits}) => {
        const ratio = grown[key] / today[key];
        return [
          title,
          {
            today: today[key].toFixed(digits),
            grown: grown[key].toFixed(digits),
            ratio: ratio.toFixed(2),
            // Measurements differ by up to a tenth.
            '': ratio > 1.1 * times ? 'grows faster than the pages' : '',
          },
        ];
      }),
    ),
  );
  const more = grown.pageJs - today.pageJs;
  const {must, aim} = budgets.growth.script;
  console.log(`Page JS: +${more.toFixed(1)} kB; must +${must}, aim +${aim}${more > must ? ': OVER' : ''}`);
}

/** Measures the build and the pages of a tree of docs. Sizes in kB are compressed. */
async function measureTree(pageCount: number, name: string) {
  const pages = growTree(pageCount);
  const build = path.join(FOLDER, name);
  for (const cache of [...CACHES, `${FOLDER}/docusaurus`]) rmSync(cache, {recursive: true, force: true});
  const usage = await runMeasured([...DOCUSAURUS, 'build', '--out-dir', build], {
    environment: {
      DOCS_DIR: GROWN_DOCS,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${FOLDER}/docusaurus`,
      NODE_OPTIONS: `--max-old-space-size=${HEAP_LIMIT}`,
    },
  });
  return {
    pages,
    buildCpu: usage.cpuSeconds,
    buildMB: usage.peakMB,
    filesMB: folderSize(build) / 1e6,
    ...(await loadShortPage(build)),
    ...searchSizes(build),
  };
}

async function loadShortPage(build: string): Promise<{pageJs: number; pageTotal: number}> {
  const site = await serveSite(build, 0);
  const browser = await chromium.launch({executablePath: ensureChromium(), args: CHROMIUM_ARGS});
  try {
    const {script, total} = await measureLoad(browser, {name: 'ours', ready: HYDRATED, ...site}, SHORT_PAGE);
    return {pageJs: script, pageTotal: total};
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Compressed sizes of the search index (kB). */
export function searchSizes(build: string): {searchTitles: number; searchTexts: number} {
  const folder = path.join(build, 'assets/search');
  const size = (start: string): number =>
    readdirSync(folder)
      .filter((name) => name.startsWith(start))
      .reduce((sum, name) => sum + brotliCompressSync(readFileSync(path.join(folder, name))).length / 1000, 0);
  return {searchTitles: size('headings.'), searchTexts: size('texts.')};
}

function folderSize(folder: string): number {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}
