import {loadavg} from 'node:os';
import {chromium} from '@playwright/test';
import {CHROMIUM_ARGS, ensureChromium} from '../../scripts/browser/findChromium';
import {loadRecords} from '../../scripts/search-export/loadRecords';
import {PRODUCTION_BUILD, serveSite} from '../../scripts/serve/site';
import {parseEnvironment} from '../../plugins/environment';
import {searchSizes} from '../growth';
import {median, percentile} from '../percentile';
import {measureFirstResults, measurePainted} from './latency';
import {measureErrors} from './errors';
import {measureRelevance} from './relevance';

const PAGE = '/cms/faq';
const FIRST_RESULT_RUNS = 3;

/** What is typed to measure time, letter by letter. */
const TYPED = ['populate relations', 'api token', 'content-type', 'wehbook', 'config/server'];

/** Relevance with the docs as they are now, and speed with the last build. */
export async function measureSearch(): Promise<void> {
  const records = loadRecords(parseEnvironment(process.env));
  const {misses, queries, within, mrr} = await measureRelevance(records);
  console.log(`\nRelevance: ${queries} golden queries whose pages exist`);
  console.table({
    'hit@1': {value: within(1).toFixed(3), budget: '>= 0.80'},
    'hit@5': {value: within(5).toFixed(3), budget: '>= 0.97'},
    MRR: {value: mrr.toFixed(3), budget: '>= 0.88'},
  });
  console.log(misses.join('\n'));
  const errors = await measureErrors(records);
  console.log(`\nPasted error messages that find their row first: ${errors.hitAt1.toFixed(3)}, budget >= 0.95`);
  console.log(errors.misses.join('\n'));

  const site = await serveSite(PRODUCTION_BUILD, 0);
  const browser = await chromium.launch({executablePath: ensureChromium(), args: CHROMIUM_ARGS});
  try {
    const {searchTitles, searchTexts} = searchSizes(PRODUCTION_BUILD);
    const before = load();
    const slow = await measurePainted(browser, site.url + PAGE, TYPED, 4);
    const fast = await measurePainted(browser, site.url + PAGE, TYPED, 1);
    const first: number[] = [];
    for (let run = 0; run < FIRST_RESULT_RUNS; run += 1)
      first.push(await measureFirstResults(browser, site.url + PAGE, 'plugin'));
    console.log(
      `\nSpeed: ${records.length} records, key by key, in Chromium; load of the machine ${before} before, ${load()} after`,
    );
    console.table({
      'key to painted, 4x CPU': {...show(slow), budget: 'p95 <= 80 ms'},
      'key to painted, 1x CPU': {...show(fast), budget: 'p95 <= 35 ms'},
      'first key to first results, 1.6 Mbit/s': {p50: `${median(first).toFixed(0)} ms`, budget: '<= 1000 ms'},
      'records, brotli': {p50: kiloBytes(searchTitles + searchTexts), budget: '<= 300 kB'},
      'of them for titles, brotli': {p50: kiloBytes(searchTitles)},
    });
  } finally {
    await browser.close();
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
