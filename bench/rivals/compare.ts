import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {Browser, Page} from '@playwright/test';
import type {SearchRecord} from '../../src/search/format';
import {PRODUCTION_BUILD} from '../../scripts/serve/site';
import {median} from '../median';
import {percentiles, type Percentiles} from '../percentiles';
import {readGoldenQueries} from '../search/queries';
import {rate, type Relevance} from '../search/relevance';
import {versionOf} from '../install';
import {serveFolder} from './serveFolder';
import {copyPages, writePages, type RivalSite} from './site';

type Name = 'ours' | 'easyops' | 'pagefind';

declare global {
  interface Window {
    /** Each starts a search and gives its function: a query and how many results are wanted, to paths of pages. */
    searchers: Record<Name, () => Promise<Find> | Find>;
    find: Find;
  }
}

type Find = (query: string, limit: number) => Promise<string[]>;

/** What each interface asks for and draws after a key: its own default. */
const SHOWN: Record<Name, number> = {ours: 20, easyops: 8, pagefind: 5};
const RANKED = 100;
const ROUNDS = 3;
const FOLDER = '.cache/bench/rivals';

interface Run {
  relevance: Relevance;
  perKey: Percentiles;
  /** Compressed bytes that were fetched while everything was typed: index and texts, and the program. */
  data: number;
  program: number;
}

/**
 * Runs the same queries through our engine, @easyops-cn/docusaurus-search-local and Pagefind, over the same pages, in
 * the same browser; speed and size also over as many made-up pages as the whole documentation will have. `installBench` comes first.
 *
 * @returns milliseconds that ours takes for a key, from the query to its hits, in a page that does nothing else
 */
export async function compareWithRivals(
  browser: Browser,
  records: readonly SearchRecord[],
  madeUp: readonly SearchRecord[],
  typed: readonly string[],
): Promise<Percentiles> {
  const today = copyPages(records, PRODUCTION_BUILD, `${FOLDER}/today`);
  const grown = writePages(madeUp, `${FOLDER}/grown`);
  const titles: Record<Name, string> = {
    ours: 'ours',
    easyops: `@easyops-cn/docusaurus-search-local ${versionOf('@easyops-cn/docusaurus-search-local')}`,
    pagefind: `Pagefind ${versionOf('pagefind')}`,
  };
  const rows: Record<string, Record<string, string>> = {};
  const speeds: Percentiles[] = [];
  for (const name of ['ours', 'easyops', 'pagefind'] as const) {
    const now = await runSearch(browser, today, name, typed);
    const later = await runSearch(browser, grown, name, typed);
    speeds.push(later.perKey);
    rows[titles[name]] = {
      'hit@1': now.relevance.hitAt1.toFixed(3),
      'hit@5': now.relevance.hitAt5.toFixed(3),
      MRR: now.relevance.mrr.toFixed(3),
      'per key p50 ms': later.perKey.p50.toFixed(1),
      'p95 ms': later.perKey.p95.toFixed(1),
      'index kB': kiloBytes(now.data),
      'index kB, grown': kiloBytes(later.data),
      'program kB': kiloBytes(now.program),
    };
  }
  console.log(
    `\nCompared: relevance over ${today.paths.length} pages, speed over ${grown.paths.length} made-up pages with ${madeUp.length} records, CPU as it is`,
  );
  console.table(rows);
  return speeds[0] ?? percentiles([]);
}

async function runSearch(browser: Browser, {folder, paths}: RivalSite, name: Name, typed: readonly string[]): Promise<Run> {
  const site = await serveFolder(folder);
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(site.url);
    const fetched = new Set<string>();
    page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
    await page.evaluate(async (which) => {
      window.find = await window.searchers[which]();
    }, name);
    const perKey = percentiles(await measureKeys(page, typed, SHOWN[name]));
    const sizes = [...fetched].map((file) => ({
      isProgram: /\.js$|wasm/.test(file),
      bytes: compressedSize(path.join(folder, file)),
    }));
    const sum = (isProgram: boolean): number =>
      sizes.filter((size) => size.isProgram === isProgram).reduce((total, {bytes}) => total + bytes, 0);
    return {relevance: await rateSearch(page, paths), perKey, data: sum(false), program: sum(true)};
  } finally {
    await context.close();
    site.close();
  }
}

/** Milliseconds from each key until all is there that the interface draws; the median of several rounds. */
async function measureKeys(page: Page, typed: readonly string[], shown: number): Promise<number[]> {
  const keys = typed.flatMap((query) => Array.from(query, (_, index) => query.slice(0, index + 1)));
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push(
      await page.evaluate(
        async ({queries, limit}) => {
          const times: number[] = [];
          for (const query of queries) {
            const started = performance.now();
            await window.find(query, limit);
            times.push(performance.now() - started);
          }
          return times;
        },
        {queries: keys, limit: shown},
      ),
    );
  }
  return keys.map((_, index) => median(rounds.map((times) => times[index] ?? Number.NaN)));
}

async function rateSearch(page: Page, paths: readonly string[]): Promise<Relevance> {
  const golden = readGoldenQueries();
  const found = await page.evaluate(
    async ({queries, limit}) => {
      const answers: string[][] = [];
      for (const query of queries) answers.push(await window.find(query, limit));
      return answers;
    },
    {queries: golden.map(({query}) => query), limit: RANKED},
  );
  const byQuery = new Map(golden.map(({query}, index) => [query, found[index] ?? []]));
  return rate(golden, new Set(paths), (query) => [...new Set((byQuery.get(query) ?? []).map((url) => url.replace(/#.*/, '')))]);
}

/** Pagefind compresses its files by itself. */
function compressedSize(file: string): number {
  const content = readFileSync(file);
  return /\.(?:js|json)$/.test(file) ? brotliCompressSync(content).length : content.length;
}

function kiloBytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
