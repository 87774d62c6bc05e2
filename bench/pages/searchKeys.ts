import type {Browser, Page} from '@playwright/test';
import {measurePainted} from '../search/latency';
import {TYPED} from '../search/typed';
import {CPU_SLOWDOWN} from './slowPhone';

/** What the worker answered, by what it was asked, both as JSON without the number of the question. */
type Answers = Record<string, string>;

/** The part of a message to the worker that tells a search. */
interface Question {
  id?: number;
  query?: unknown;
}

declare global {
  interface Window {
    keepAnswers: (kept: Answers) => void;
  }
}

export interface SearchKeys {
  /** With the site's own engine in its worker. */
  ours: number[];
  /** With the same answers, at hand on the page's thread. */
  canned: number[];
}

/** Milliseconds from a key in the search modal to the paint of its results, 4x CPU. */
export async function measureSearchKeys(browser: Browser, url: string, runs: number): Promise<SearchKeys> {
  const measured: SearchKeys = {ours: [], canned: []};
  let answers: Answers = {};
  const type = (prepare: (page: Page) => Promise<void>): Promise<number[]> =>
    measurePainted(browser, url, TYPED, {cpuSlowdown: CPU_SLOWDOWN, viewport: {width: 390, height: 844}, prepare});
  // Answers are written down in a run of its own: writing takes time.
  await type(async (page) => {
    await page.exposeFunction('keepAnswers', (kept: Answers) => (answers = {...answers, ...kept}));
    await page.addInitScript(recordAnswers);
  });
  for (let run = 0; run < runs; run += 1) {
    measured.ours.push(...(await type(() => Promise.resolve())));
    measured.canned.push(...(await type(async (page) => void (await page.addInitScript(cannedAnswers, answers)))));
  }
  return measured;
}

/** Runs in the page: what its worker answers is sent out. */
function recordAnswers(): void {
  const asked = new Map<unknown, string>();
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its worker
  Worker.prototype.postMessage = new Proxy(Worker.prototype.postMessage, {
    apply(post, worker: Worker, [message]: [Question]) {
      if (message.query !== undefined) asked.set(message.id, JSON.stringify(message.query));
      worker.onmessage ??= ({data}: MessageEvent<{id?: number; answer?: unknown}>) => {
        const question = asked.get(data.id);
        if (question !== undefined) window.keepAnswers({[question]: JSON.stringify(data.answer)});
      };
      Reflect.apply(post, worker, [message]);
    },
  });
}

/** Runs in the page: what is known is answered at once, and the worker is asked for the rest. */
function cannedAnswers(answers: Answers): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its worker
  Worker.prototype.postMessage = new Proxy(Worker.prototype.postMessage, {
    apply(post, worker: Worker, [message]: [Question]) {
      const known = message.query === undefined ? undefined : answers[JSON.stringify(message.query)];
      if (known === undefined) {
        Reflect.apply(post, worker, [message]);
        return;
      }
      const answer: unknown = JSON.parse(known);
      queueMicrotask(() => worker.dispatchEvent(new MessageEvent('message', {data: {type: 'answer', id: message.id, answer}})));
    },
  });
}
