/** Runs the engine in a separate thread, so that it never blocks typing. */
import type {CompactHeadings, CompactTexts} from '../format';
import {SearchEngine} from './engine';
import type {WorkerReply, WorkerRequest} from './messages';

type Search = Extract<WorkerRequest, {type: 'search'}>;

let engine: SearchEngine | null = null;
/** Searches that arrived before the records were loaded, in order. */
let waiting: Search[] = [];

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  if (data.type === 'load') void load(data.headingsUrl, data.textsUrl);
  else respond(data);
});

async function load(headingsUrl: string, textsUrl: string): Promise<void> {
  engine = null;
  try {
    // Loaded one after the other, so that on a slow connection the small file, which provides the first results, isn't delayed.
    engine = new SearchEngine(await fetchJson(headingsUrl, isHeadings));
    searchWaiting();
    await engine.addTexts(await fetchJson(textsUrl, isTexts));
    searchWaiting();
  } catch (error) {
    waiting = [];
    reply({type: 'failed', reason: error instanceof Error ? error.message : String(error)});
  }
}

async function fetchJson<Shape>(url: string, isShape: (value: unknown) => value is Shape): Promise<Shape> {
  const response = await fetch(url).catch((error: unknown) => {
    throw new Error(`unreachable hosts: ${url} could not be loaded. ${String(error)}`, {cause: error});
  });
  if (!response.ok) throw new Error(`API error, status ${response.status}: ${url} could not be loaded.`);
  const value: unknown = await response.json().catch((error: unknown) => {
    throw new Error(`deserialization error: ${url} is not JSON. ${String(error)}`, {cause: error});
  });
  if (!isShape(value)) throw new Error(`deserialization error: ${url} has no search records.`);
  return value;
}

/** A minimal check, because the files come from our build and their names contain a hash of their content. */
function isHeadings(value: unknown): value is CompactHeadings {
  return typeof value === 'object' && value !== null && 'groups' in value && 'facets' in value && 'pages' in value;
}

function isTexts(value: unknown): value is CompactTexts {
  return typeof value === 'object' && value !== null && 'texts' in value && 'rest' in value;
}

function searchWaiting(): void {
  const searches = waiting;
  waiting = [];
  for (const search of searches) respond(search);
}

function respond(search: Search): void {
  const found = engine?.search(search.query) ?? null;
  if (found) reply({type: 'results', id: search.id, results: found});
  else waiting.push(search);
}

function reply(message: WorkerReply): void {
  self.postMessage(message);
}
