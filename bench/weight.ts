import {chromium} from '@playwright/test';
import {CHROMIUM_ARGS, ensureChromium} from '../scripts/browser/findChromium';
import {PRODUCTION_BUILD, serveSite} from '../scripts/serve/site';
import {buildVariant} from '../scripts/test/buildVariant';
import budgets from './budgets.json';
import {growTree, GROWN_DOCS} from './growTree';
import {measurePage, type PageMeasurement} from './measurePage';
import {median} from './median';

type Budget = typeof budgets.today;

const RUNS = 5;
const PAGES = ['/', '/cms/intro', '/cms/quick-start', '/cms/api/rest', '/cloud/intro'];
const GROWN_BUILD = '.cache/bench/site';

/** The pages that exist, as `npm run build` left them. */
export async function measureToday(): Promise<void> {
  await measureSite('Today’s pages', PRODUCTION_BUILD, budgets.today);
}

/** The same pages in a tree as large as the whole documentation will be. */
export async function measureGrown(): Promise<void> {
  const {pages, tags} = growTree();
  const built = await buildVariant({
    outDir: GROWN_BUILD,
    generatedDir: '.cache/bench/docusaurus',
    environment: {DOCS_DIR: GROWN_DOCS},
  });
  if (built.code !== 0) throw new Error(`The grown tree does not build.\n${built.output}`);
  await measureSite(`A tree of ${pages} pages and ${tags} tags`, GROWN_BUILD, budgets.grown);
}

async function measureSite(title: string, build: string, budget: Budget): Promise<void> {
  const site = await serveSite(build, 0);
  const browser = await chromium.launch({executablePath: ensureChromium(), args: CHROMIUM_ARGS});
  try {
    console.log(`\n${title}: median of ${RUNS}, 4x CPU, 1.6 Mbit/s, 150 ms`);
    const rows: Record<string, Record<string, string>> = {};
    for (const page of PAGES) {
      const runs: PageMeasurement[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await measurePage(browser, site.url + page));
      rows[page] = row(runs, budget);
    }
    console.table(rows);
  } finally {
    await browser.close();
    await site.close();
  }
}

function row(runs: PageMeasurement[], budget: Budget): Record<string, string> {
  const cell = (key: keyof PageMeasurement, digits: number): string => {
    const value = median(runs.map((run) => run[key]));
    const limit = key in budget ? Object.entries(budget).find(([name]) => name === key)?.[1] : undefined;
    return `${value.toFixed(digits)}${limit !== undefined && value > limit ? ` (over ${limit})` : ''}`;
  };
  return {
    'JS kB': cell('scriptKB', 1),
    'CSS kB': cell('styleKB', 1),
    'HTML kB': cell('documentKB', 1),
    'total kB': cell('totalKB', 1),
    'fonts kB': cell('fontKB', 1),
    'FCP ms': cell('firstPaintMs', 0),
    CLS: cell('layoutShift', 4),
    'other hosts': cell('otherHosts', 0),
  };
}
