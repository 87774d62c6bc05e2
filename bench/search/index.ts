import {cpSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {loadavg} from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {chromium} from '@playwright/test';
import {hostFolderOf} from '../../plugins/host-rules/types';
import {toCompact} from '../../plugins/search/compact';
import {CHROMIUM_ARGS, ensureChromium} from '../../scripts/browser/findChromium';
import {loadRecords} from '../../scripts/search-export/loadRecords';
import {PRODUCTION_BUILD, serveSite} from '../../scripts/serve/site';
import {parseEnvironment} from '../../plugins/environment';
import {median} from '../median';
import {percentiles, type Percentiles} from '../percentiles';
import {measureFirstResults, measurePainted} from './latency';
import {makeUpRecords} from './madeUpRecords';
import {measureErrors} from './errors';
import {measureRelevance} from './relevance';
import {TYPED} from './typed';

const RECORD_COUNT = 4000;
const SITE = '.cache/bench/search-site';
const PAGE = '/cms/faq';
const FIRST_RESULT_RUNS = 3;

/** Speed with as many records as the whole documentation will have, relevance with the pages that exist. */
export async function measureSearch(): Promise<void> {
  const records = loadRecords(parseEnvironment(process.env));
  const {misses, queries, hitAt1, hitAt5, mrr} = await measureRelevance(records);
  console.log(`\nRelevance: ${queries} golden queries whose pages exist`);
  console.table({
    'hit@1': {value: hitAt1.toFixed(3), budget: '>= 0.80'},
    'hit@5': {value: hitAt5.toFixed(3), budget: '>= 0.97'},
    MRR: {value: mrr.toFixed(3), budget: '>= 0.88'},
  });
  console.log(misses.join('\n'));
  const errors = await measureErrors(records);
  console.log(`\nPasted error messages that find their row first: ${errors.hitAt1.toFixed(3)}, budget >= 0.95`);
  console.log(errors.misses.join('\n'));

  const madeUp = makeUpRecords(records, RECORD_COUNT);
  const {headings, texts} = toCompact(madeUp);
  const files = {headings: JSON.stringify(headings), texts: JSON.stringify(texts)};
  copySite(files);
  const site = await serveSite(SITE, 0);
  const browser = await chromium.launch({executablePath: ensureChromium(), args: CHROMIUM_ARGS});
  try {
    const before = load();
    const slow = percentiles(await measurePainted(browser, site.url + PAGE, TYPED, 4));
    const fast = percentiles(await measurePainted(browser, site.url + PAGE, TYPED, 1));
    const first: number[] = [];
    for (let run = 0; run < FIRST_RESULT_RUNS; run += 1)
      first.push(await measureFirstResults(browser, site.url + PAGE, 'plugin'));
    console.log(
      `\nSpeed: ${RECORD_COUNT} made-up records, key by key, in Chromium; load of the machine ${before} before, ${load()} after`,
    );
    console.table({
      'key to painted, 4x CPU': {...show(slow), budget: 'p95 <= 80 ms'},
      'key to painted, 1x CPU': {...show(fast), budget: 'p95 <= 35 ms'},
      'first key to first results, 1.6 Mbit/s': {p50: `${median(first).toFixed(0)} ms`, budget: '<= 1000 ms'},
      'records, brotli': {p50: kiloBytes(files.headings, files.texts), budget: '<= 300 kB'},
      'of them for titles, brotli': {p50: kiloBytes(files.headings)},
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

/** The built site with other records in its two files. */
function copySite(files: {headings: string; texts: string}): void {
  for (const [from, to] of [
    [PRODUCTION_BUILD, SITE],
    [hostFolderOf(PRODUCTION_BUILD), hostFolderOf(SITE)],
  ] as const) {
    rmSync(to, {recursive: true, force: true});
    cpSync(from, to, {recursive: true});
  }
  const folder = path.join(SITE, 'assets/search');
  for (const name of readdirSync(folder))
    writeFileSync(path.join(folder, name), name.startsWith('headings.') ? files.headings : files.texts);
}

function show({p50, p95}: Percentiles): {p50: string; p95: string} {
  return {p50: `${p50.toFixed(1)} ms`, p95: `${p95.toFixed(1)} ms`};
}

function kiloBytes(...contents: string[]): string {
  const bytes = contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0);
  return `${(bytes / 1000).toFixed(1)} kB`;
}
