/** Runs the engine off the page's own thread, so that typing never waits for it. */
import type {CompactHeadings, CompactTexts} from '../../../plugins/search/types';
import {SearchEngine} from './engine';
import type {WorkerReply, WorkerRequest} from './messages';

type Search = Extract<WorkerRequest, {type: 'search'}>;

let engine: SearchEngine | null = null;
/** Searches that came before the records, in order. */
let waiting: Search[] = [];

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  if (data.type === 'load') void load(data.headingsUrl, data.textsUrl);
  else answer(data);
});

async function load(headingsUrl: string, textsUrl: string): Promise<void> {
  engine = null;
  try {
    const texts = fetchJson<CompactTexts>(textsUrl);
    // The failure is met below; until then it must not count as unhandled.
    texts.catch(() => {});
    engine = new SearchEngine(await fetchJson<CompactHeadings>(headingsUrl));
    answerWaiting();
    await engine.addTexts(await texts);
    answerWaiting();
  } catch (error) {
    waiting = [];
    reply({type: 'failed', reason: error instanceof Error ? error.message : String(error)});
  }
}

/** The files are made by our own build and named after their content, so their shape is known. */
async function fetchJson<Shape>(url: string): Promise<Shape> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered with status ${response.status}.`);
  return response.json();
}

function answerWaiting(): void {
  const searches = waiting;
  waiting = [];
  for (const search of searches) answer(search);
}

function answer(search: Search): void {
  const found = engine?.search(search.query) ?? null;
  if (found) reply({type: 'answer', id: search.id, answer: found});
  else waiting.push(search);
}

function reply(message: WorkerReply): void {
  self.postMessage(message);
}
