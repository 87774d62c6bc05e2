import {spawn, type ChildProcess} from 'node:child_process';
import {cpSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {chromium, type Browser, type Page} from '@playwright/test';
import {CHROMIUM_ARGS, ensureChromium} from '../scripts/browser/findChromium';
import {writtenPages} from '../plugins/corpus/reading-order';
import budgets from './budgets';
import {DOCUSAURUS} from './builds';
import {installBench} from './install';
import {median} from './median';
import {SHORT_PAGE} from './pages/conditions';
import {folderOf, writePeer} from './peers/build';
import {readPages} from './peers/docs';
import {printTable} from './table';

const EDITS = 7;
const DOCS_COPY = '.cache/bench/edited-docs';
const START_TIMEOUT_MS = 300_000;
const EDIT_TIMEOUT_MS = 60_000;
/** So that one edit's work is over before the next one. */
const PAUSE_MS = 3000;

interface Development {
  server: ChildProcess;
  page: Page;
  /** The page's file. */
  file: string;
}

/** From saving a page to its new text on the screen, in both development servers, in turn. Until the page has it, not a reload. */
export async function measureEditToScreen(): Promise<void> {
  installBench();
  writePeer('stock', readPages());
  rmSync(DOCS_COPY, {recursive: true, force: true});
  cpSync('docs', DOCS_COPY, {recursive: true});
  const id = SHORT_PAGE.slice(1);
  const browser = await chromium.launch({executablePath: ensureChromium(), args: CHROMIUM_ARGS});
  const started: ChildProcess[] = [];
  const start = async (file: string, cwd: string, environment: Record<string, string>): Promise<Development> => {
    const port = await freePort();
    const args = [DOCUSAURUS, 'start', '--no-open', '--port', String(port)];
    // `npm start` can run at the same time, and two servers that write one cache crash.
    const env = {...process.env, ...environment, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};
    const server = spawn('node', args, {cwd, env, stdio: ['ignore', 'ignore', 'inherit']});
    started.push(server);
    return {server, file, page: await openWhenReady(browser, `http://localhost:${port}${SHORT_PAGE}`)};
  };
  try {
    const ours = await start(path.join(DOCS_COPY, writtenPages('docs').fileOf(id) ?? ''), '.', {
      DOCS_DIR: DOCS_COPY,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/bench/docusaurus-edited',
    });
    const stock = await start(path.join(folderOf('stock'), 'docs', `${id}.md`), folderOf('stock'), {});
    const times: {ours: number[]; stock: number[]} = {ours: [], stock: []};
    // The first edit warms up.
    for (let count = 0; count <= EDITS; count += 1) {
      const [oursTime, stockTime] = [await edit(ours, count), await edit(stock, count)];
      if (count === 0) continue;
      times.ours.push(oursTime);
      times.stock.push(stockTime);
    }
    const figures = {ours: median(times.ours), stock: median(times.stock)};
    printTable(`Edit to screen in npm start: ${SHORT_PAGE}, median of ${EDITS}, CPU as it is`, [
      {title: 'against stock', unit: 'ms', figures, limit: budgets.builds.edit},
      {title: 'by itself', unit: 'ms', figures, limit: budgets.builds.editMs},
    ]);
  } finally {
    await browser.close();
    for (const server of started) server.kill();
  }
}

async function edit({page, file}: Development, count: number): Promise<number> {
  const mark = `Edit number ${count}.`;
  const original = readFileSync(file, 'utf8').replace(/\n\nEdit number \d+\.\n$/, '');
  const saved = performance.now();
  writeFileSync(file, `${original}\n\n${mark}\n`);
  await page.waitForFunction((text) => document.querySelector('article')?.textContent.includes(text), mark, {
    polling: 'raf',
    timeout: EDIT_TIMEOUT_MS,
  });
  const time = performance.now() - saved;
  await sleep(PAUSE_MS);
  return time;
}

async function openWhenReady(browser: Browser, url: string): Promise<Page> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  const page = await browser.newPage({viewport: {width: 1280, height: 800}});
  for (;;) {
    try {
      await page.goto(url);
      await page.waitForSelector('article h1');
      return page;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await sleep(1000);
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
