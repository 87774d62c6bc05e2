import {loadavg} from 'node:os';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {CHROMIUM_ARGS, ensureChromium} from '../../proof/browser/findChromium';
import {loadRecords} from '../../scripts/search-export/loadRecords';
import {PRODUCTION_BUILD, serveSite} from '../../scripts/serve/site';
import {parseCorpus} from '../../plugins/corpus';
import {parseEnvironment} from '../../plugins/environment';
import {searchSizes} from '../growth';
import {median, percentile} from '../percentile';
import {measureFirstResults, measurePainted} from './latency';
import {createBaseline} from './baseline';
import {openPagefind} from './pagefind';
import {createFinder, figures, measureSet, type Finder} from './relevance';
import {questionSets, type QuestionSet} from './sets';

const PAGE = '/cms/faq';
const FIRST_RESULT_RUNS = 3;

/** Sets whose misses are shown: what would be adjusted to the others would no longer measure anything. */
const REGRESSIONS = ['golden', 'names', 'errors'];

/** What is typed to measure time, letter by letter. */
const TYPED = ['populate relations', 'api token', 'content-type', 'wehbook', 'config/server'];

/** Relevance with the docs as they are now, and speed with the last build. */
export async function measureSearch(): Promise<void> {
  const {docsDir, siteUrl} = parseEnvironment(process.env);
  const records = loadRecords({docsDir, siteUrl});
  const pages = parseCorpus(path.resolve(docsDir), {siteDir: process.cwd(), siteUrl});
  const browser = await chromium.launch({executablePath: ensureChromium(), args: CHROMIUM_ARGS});
  try {
    await measureRelevance(questionSets(pages, records), {
      ours: await createFinder(records),
      'MiniSearch, defaults': createBaseline(records),
      'Pagefind 1.6': await openPagefind(browser, PRODUCTION_BUILD),
    });
    await measureSpeed(browser, records.length);
  } finally {
    await browser.close();
  }
}

/** Prints a line for each set, and what our engine misses of the sets that may be looked at. */
async function measureRelevance(sets: readonly QuestionSet[], finders: Record<string, Finder>): Promise<void> {
  const table: Record<string, Record<string, string | number>> = {};
  const misses: string[] = [];
  for (const set of sets) {
    const row: Record<string, string | number> = {queries: set.questions.length};
    for (const [name, find] of Object.entries(finders)) {
      if (name !== 'ours' && (set.bySection || set.name === 'tune')) continue;
      const relevance = await measureSet(set, find);
      row[name] = figures(relevance);
      if (name === 'ours' && REGRESSIONS.includes(set.name))
        misses.push(...relevance.misses.map((miss) => `${set.name}: ${miss}`));
    }
    table[set.name] = row;
  }
  console.log('\nRelevance: a right answer is first / among the first five / mean reciprocal rank');
  console.table(table);
  console.log('Budgets: golden >= 0.80 / 0.97 / 0.88; errors first >= 0.95');
  console.log(misses.join('\n'));
}

async function measureSpeed(browser: Browser, records: number): Promise<void> {
  const site = await serveSite(PRODUCTION_BUILD, 0);
  try {
    const {searchTitles, searchTexts} = searchSizes(PRODUCTION_BUILD);
    const before = load();
    const slow = await measurePainted(browser, site.url + PAGE, TYPED, 4);
    const fast = await measurePainted(browser, site.url + PAGE, TYPED, 1);
    const first: number[] = [];
    for (let run = 0; run < FIRST_RESULT_RUNS; run += 1)
      first.push(await measureFirstResults(browser, site.url + PAGE, 'plugin'));
    console.log(`\nSpeed: ${records} records, key by key, in Chromium; load of the machine ${before} before, ${load()} after`);
    console.table({
      'key to painted, 4x CPU': {...show(slow), budget: 'p95 <= 80 ms'},
      'key to painted, 1x CPU': {...show(fast), budget: 'p95 <= 35 ms'},
      'first key to first results, 1.6 Mbit/s': {p50: `${median(first).toFixed(0)} ms`, budget: '<= 1000 ms'},
      'records, brotli': {p50: kiloBytes(searchTitles + searchTexts), budget: '<= 300 kB'},
      'of them for titles, brotli': {p50: kiloBytes(searchTitles)},
    });
  } finally {
    await site.close();
  }
}

/** Processes that wanted to run in the last minute: times mean little when there are more than processors. */
function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}

function show(times: readonly number[]): {p50: string; p95: string} {
  return {p50: `${median(times).toFixed(1)} ms`, p95: `${percentile(times, 0.95).toFixed(1)} ms`};
}

function kiloBytes(size: number): string {
  return `${size.toFixed(1)} kB`;
}
