import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {CHROMIUM_ARGS, ensureChromium} from '../../proof/browser/findChromium';
import budgets from '../budgets.json';
import {median} from '../percentile';
import {printTable, type Row} from '../table';
import {measureClick} from './clicks';
import {conditions, LONG_PAGE, PAGES} from './conditions';
import {measureLoad, type LoadMeasurement} from './load';
import {serveSites, type Site, type SiteName} from './sites';
import {measureTap, TAPS} from './taps';

const {pages: limits} = budgets;

interface Measure extends Omit<Row, 'figures'> {
  key: keyof LoadMeasurement;
}

const LOAD_MEASURES: Measure[] = [
  {key: 'blocked', title: 'total blocking time', unit: 'ms', limit: limits.blocked},
  {key: 'firstPaint', title: 'first contentful paint', unit: 'ms', limit: limits.firstPaint},
  {key: 'largestPaint', title: 'largest contentful paint', unit: 'ms', limit: limits.largestPaint},
  {key: 'script', title: 'page JS', unit: 'kB', digits: 1, limit: limits.script},
  {key: 'total', title: 'all without fonts', unit: 'kB', digits: 1, limit: limits.total},
  {key: 'fonts', title: 'fonts', unit: 'kB', digits: 1},
  {key: 'prefetched', title: 'prefetched by itself', unit: 'kB', digits: 1, limit: limits.prefetched},
  {key: 'layoutShift', title: 'layout shift', unit: '', digits: 4, limit: limits.layoutShift},
  {key: 'otherHosts', title: 'requests to other hosts', unit: '', limit: limits.otherHosts},
];

/** Pages next to each other in the sidebar. */
const CLICKS = [
  {title: 'to a page of usual length', from: '/cms/api/rest/locale', to: '/cms/api/rest/status'},
  {title: 'to a long page', from: '/cms/api/rest/parameters', to: LONG_PAGE},
];

/** A slowdown with which late content would visibly move other content. */
const BUSY_SLOWDOWN = 12;

type Part = (browser: Browser, sites: readonly Site[], runs: number) => Promise<void>;

const PARTS: Record<string, Part> = {
  loads: printLoads,
  busy: printBusyLoads,
  taps: printTaps,
  clicks: printClicks,
};

/**
 * @param runs measurements of each figure, alternating between sites, so that a busy machine affects all equally
 * @param only names of parts; all without any
 */
export async function measurePages(runs: number, only: readonly string[]): Promise<void> {
  const unknown = only.filter((name) => !(name in PARTS));
  if (unknown.length > 0)
    throw new Error(`Pages have no part called ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`);
  const sites = await serveSites();
  const executable = ensureChromium();
  const browser = await chromium.launch({executablePath: executable, args: CHROMIUM_ARGS});
  console.log(`Measured in ${path.basename(executable)} ${browser.version()}.`);
  try {
    for (const [name, print] of Object.entries(PARTS)) {
      if (only.length === 0 || only.includes(name)) await print(browser, sites, runs);
    }
  } finally {
    await browser.close();
    for (const site of sites) await site.close();
  }
}

async function printLoads(browser: Browser, sites: readonly Site[], runs: number): Promise<void> {
  for (const path of PAGES) {
    // The servers compress each file once.
    await inTurn(sites, 1, (site) => measureLoad(browser, site, path));
    const loads = await inTurn(sites, runs, (site) => measureLoad(browser, site, path));
    const rows = LOAD_MEASURES.map(({key, ...row}) => ({...row, figures: medians(loads, (load) => load[key])}));
    printTable(`${path}: ${conditions(runs)}`, rows);
  }
}

async function printBusyLoads(browser: Browser, sites: readonly Site[]): Promise<void> {
  const rows: Row[] = [];
  for (const path of PAGES) {
    const loads = await inTurn(sites, 1, (site) => measureLoad(browser, site, path, BUSY_SLOWDOWN));
    const figures = medians(loads, ({layoutShift}) => layoutShift);
    rows.push({title: path, unit: '', digits: 4, figures, limit: limits.layoutShift});
  }
  printTable(`Layout shift on a busy machine: one load, ${BUSY_SLOWDOWN}x CPU`, rows);
}

async function printTaps(browser: Browser, sites: readonly Site[], runs: number): Promise<void> {
  const rows: Row[] = [];
  for (const tap of TAPS) {
    const times = await inTurn(sites, runs, (site) => measureTap(browser, site, LONG_PAGE, tap));
    rows.push({title: tap, unit: 'ms', figures: medians(times, (time) => time), limit: limits.tap});
  }
  printTable(`First tap to the next paint on ${LONG_PAGE}: ${conditions(runs)}`, rows);
}

async function printClicks(browser: Browser, sites: readonly Site[], runs: number): Promise<void> {
  const rows: Row[] = [];
  for (const {title, from, to} of CLICKS) {
    const times = await inTurn(sites, runs, (site) => measureClick(browser, site, from, to));
    rows.push({title: `${title}, ${to}`, unit: 'ms', figures: medians(times, (time) => time), limit: limits.click});
  }
  printTable(`Click to the next page painted, its link in view before: ${conditions(runs)}`, rows);
}

type Measured<Result> = Record<SiteName, Result[]>;

async function inTurn<Result>(
  sites: readonly Site[],
  runs: number,
  measure: (site: Site) => Promise<Result>,
): Promise<Measured<Result>> {
  const measured: Measured<Result> = {ours: [], stock: [], starlight: []};
  for (let run = 0; run < runs; run += 1) {
    for (const site of sites) measured[site.name].push(await measure(site));
  }
  return measured;
}

/** Medians of all figures; `null` for a site without the measured element. */
function medians<Result>(
  {ours, stock, starlight}: Measured<Result>,
  figureOf: (result: Result) => number | null,
): Record<SiteName, number | null> & {ours: number} {
  const middle = (results: Result[]): number | null => {
    const figures = results.map(figureOf).filter((figure) => figure !== null);
    return figures.length === 0 ? null : median(figures);
  };
  return {ours: middle(ours) ?? Number.NaN, stock: middle(stock), starlight: middle(starlight)};
}
