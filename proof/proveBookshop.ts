/**
 * `npm run proof:bookshop`: unpacks `bookshop.zip`, installs and starts it as its README says, sends the requests of three pages, and
 * compares the responses with those that the pages show.
 */
import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {unzipSync} from 'fflate';
import {bookshopZip} from '../plugins/bookshop-download/bookshopZip';
import {parseHttpRequest} from 'docs-corpus/httpMessage';
import {DEFAULT_SITE_URL} from '../src/site/constants';
import {AUTHORS, BOOKS, documentIdOf, GENRES, REVIEWS} from './cms/seed/data';
import {strapiProof} from './strapiProof';
import {createBindings} from 'docs-proof/compare/compare';
import {freePort} from 'docs-proof/freePort';
import {CHANGING, PORT} from './conventions';
import {checkOutcome} from './runners/live/checkOutcome';
import {appUrl, curlCalls} from 'docs-proof/samples/shell';
import {sendRequest} from 'docs-proof/tutorials/sendRequest';
import type {Sample} from 'docs-proof/types';

const PAGES = ['docs/cms/api/rest.md', 'docs/cms/api/rest/filters.mdx', 'docs/cms/api/rest/populate-select.mdx'];
/** Limit of the first start, which also builds the admin panel (ms). */
const START_LIMIT = 10 * 60_000;
const siteDir = path.join(import.meta.dirname, '..');

interface Call {
  sample: Sample;
  response: Sample;
  path: string;
}

/** Requests that visitors can send, without those that come after a change of the content in their section. */
function readableCalls(): Call[] {
  const {samples} = strapiProof.read((file) => PAGES.includes(file));
  const byId = new Map(samples.map((sample) => [sample.id, sample]));
  const changed = new Set<string>();
  return samples.flatMap((sample) => {
    if (/\b(?:POST|PUT|DELETE|strapi)\b/.test(sample.text)) changed.add(sample.scope);
    const [response] = sample.responses.flatMap((id) => byId.get(id) ?? []);
    const place = pathOf(sample);
    const isPublic = [sample, response].every((one) => one?.hints.as === undefined || one.hints.as === 'public');
    return response && place !== null && isPublic && !changed.has(sample.scope) ? [{sample, response, path: place}] : [];
  });
}

/** @returns `null` for a sample that isn't one request */
function pathOf(sample: Sample): string | null {
  const kind = sample.calls;
  if (kind === 'http') return parseHttpRequest(sample.text).path;
  const [call, ...others] = kind === 'curl' ? (curlCalls(sample.text, PORT) ?? []) : [];
  return call && others.length === 0 ? call.url.replace(appUrl(PORT), '') : null;
}

function unpack(folder: string): void {
  for (const [name, content] of Object.entries(unzipSync(bookshopZip(siteDir, DEFAULT_SITE_URL)))) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
}

async function waitFor(url: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + START_LIMIT;
  while ((await fetch(`${url}/_health`).catch(() => null))?.status !== 204) {
    if (server.exitCode !== null || Date.now() > end) throw new Error('The bookshop did not start. Its output is above.');
    await sleep(500);
  }
}

async function compareAll(url: string): Promise<number> {
  const ids = [
    ...BOOKS.map(({key}) => documentIdOf('book', key)),
    ...AUTHORS.map(({key}) => documentIdOf('author', key)),
    ...GENRES.map(({key}) => documentIdOf('genre', key)),
    ...REVIEWS.map(({key}) => documentIdOf('review', key)),
    documentIdOf('homepage', 'homepage'),
  ];
  const calls = readableCalls();
  let failed = 0;
  for (const {sample, response, path: place} of calls) {
    const outcome = {kind: 'response', response: await sendRequest(url, {method: 'GET', path: place})} as const;
    const failures = checkOutcome({call: sample, response}, outcome, createBindings(CHANGING, ids));
    for (const {fault} of failures) console.log(`${sample.file}:${sample.line}: ${fault}`);
    if (failures.length > 0) failed += 1;
  }
  console.log(`${calls.length - failed} passed, ${failed} failed`);
  return failed;
}

async function main(): Promise<number> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bookshop-'));
  const cwd = path.join(folder, 'bookshop');
  let server: ChildProcess | null = null;
  try {
    unpack(folder);
    const {status, stdout, stderr} = spawnSync('npm', ['install', '--no-progress'], {cwd, encoding: 'utf8'});
    if (status !== 0) throw new Error(`"npm install" failed in the bookshop.\n${stdout}${stderr}`);
    const port = await freePort();
    // A separate process group, because npm starts a shell, which starts the server.
    server = spawn('npm', ['run', 'develop'], {
      cwd,
      detached: true,
      stdio: 'inherit',
      env: {...process.env, PORT: String(port)},
    });
    const url = `http://127.0.0.1:${port}`;
    await waitFor(url, server);
    return await compareAll(url);
  } finally {
    if (server?.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGKILL');
    rmSync(folder, {recursive: true, force: true, maxRetries: 5});
  }
}

void main().then((failed) => process.exit(failed === 0 ? 0 : 1));
