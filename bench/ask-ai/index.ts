import {chromium, type Browser, type Page} from '@playwright/test';
import {CHROMIUM_ARGS, ensureChromium} from '../../scripts/browser/findChromium';
import {PRODUCTION_BUILD, serveSite} from '../../scripts/serve/site';
import budgets from '../budgets.json';
import {parseEnvironment} from '../../plugins/environment';
import {median} from '../median';
import {loadAskableDocs} from './docs';
import {lostPassages, readQuestions} from './questions';
import {measureRelevance, type Relevance} from './relevance';

const RUNS = 7;
const PAGE = '/cms/quick-start';
const CPU_SLOWDOWN = 4;
const QUESTION = 'Why does my request return 403?';
const {usableMs: BUDGET, answerMs: ANSWER_BUDGET, heldOutFirst: FIRST_BUDGET, heldOutTopThree: TOP_THREE_BUDGET} = budgets.askAi;

interface Measurement {
  /** From the press until the field has the focus and is painted. */
  usable: number;
  /** From Enter until the first passage is painted. */
  answer: number;
}

type Opening = (page: Page) => Promise<void>;

/** A pointer passes over the button before it presses it; a key gives no such warning. */
const OPENINGS: Record<string, Opening> = {
  'pointer to usable': (page) => page.locator('.navbar button', {hasText: 'Ask AI'}).click(),
  'key to usable': (page) => page.keyboard.press('Control+i'),
};

/** What is quoted first, and how long it takes. */
export async function measureAskAi(): Promise<void> {
  await reportRelevance();
  await reportSpeed();
}

/** The questions of the table, against the docs as they are now. */
async function reportRelevance(): Promise<void> {
  const docs = await loadAskableDocs(parseEnvironment(process.env).docsDir);
  const questions = readQuestions();
  const lost = lostPassages(questions, docs.sections);
  if (lost.length > 0) throw new Error(lost.join('\n'));
  const heldOut = await measureRelevance(docs, questions, 'held-out');
  const tuning = await measureRelevance(docs, questions, 'tuning');
  const examples = await measureRelevance(docs, questions, 'example');
  console.log('\nAsk AI: questions that the first passage answers, or one of the first three');
  console.table({
    'held out': {
      ...rates(heldOut),
      budget: `first ${atLeast(heldOut.first, FIRST_BUDGET)}, top three ${atLeast(heldOut.topThree, TOP_THREE_BUDGET)}`,
    },
    tuning: rates(tuning),
    'examples of the modal': {...rates(examples), budget: `first ${atLeast(examples.first, 1)}`},
  });
  // Those of the other half are not shown: whoever reads them adjusts to them.
  console.log([...examples.misses, ...tuning.misses].join('\n'));
}

function rates({questions, first, topThree}: Relevance): Record<string, string | number> {
  return {questions, first: first.toFixed(3), 'top three': topThree.toFixed(3)};
}

function atLeast(value: number, budget: number): string {
  return `>= ${budget.toFixed(2)}${value < budget ? ' (missed)' : ''}`;
}

/** The modal as `npm run build` left it, for a reader who has been here before. */
async function reportSpeed(): Promise<void> {
  const site = await serveSite(PRODUCTION_BUILD, 0);
  const browser = await chromium.launch({executablePath: ensureChromium(), args: CHROMIUM_ARGS});
  try {
    console.log(`\nAsk AI: median of ${RUNS}, ${CPU_SLOWDOWN}x CPU, warm cache`);
    const rows: Record<string, Record<string, string>> = {};
    for (const [name, open] of Object.entries(OPENINGS)) {
      const runs = await measure(browser, site.url + PAGE, open);
      rows[name] = row(
        runs.map(({usable}) => usable),
        BUDGET,
      );
      rows['question to first passage'] = row(
        runs.map(({answer}) => answer),
        ANSWER_BUDGET,
      );
    }
    console.table(rows);
  } finally {
    await browser.close();
    await site.close();
  }
}

async function measure(browser: Browser, url: string, open: Opening): Promise<Measurement[]> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  try {
    await visit(await context.newPage(), url, open);
    const runs: Measurement[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await visit(await context.newPage(), url, open));
    return runs;
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    benchAskAi: {pressed: number; usable: number; asked: number; answered: number};
  }
}

async function visit(page: Page, url: string, open: Opening): Promise<Measurement> {
  await observe(page);
  await page.goto(url, {waitUntil: 'networkidle'});
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
  await open(page);
  await page.waitForSelector('html[data-usable]', {state: 'attached'});
  await page.keyboard.insertText(QUESTION);
  await page.keyboard.press('Enter');
  await page.waitForSelector('html[data-answered]', {state: 'attached'});
  const times = await page.evaluate(() => window.benchAskAi);
  await page.close();
  return {usable: times.usable - times.pressed, answer: times.answered - times.asked};
}

/** Without functions that have names: the compiler's help for those is not there in the page. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const times = {pressed: 0, usable: 0, asked: 0, answered: 0};
    window.benchAskAi = times;
    for (const type of ['pointerdown', 'keydown']) {
      addEventListener(type, ({timeStamp}) => (times.pressed = times.usable > 0 ? times.pressed : timeStamp), true);
    }
    addEventListener('keydown', ({key, timeStamp}) => (times.asked = key === 'Enter' ? timeStamp : times.asked), true);
    addEventListener('focusin', ({target}) => {
      if (times.usable > 0 || !(target instanceof Element) || !target.matches('dialog[open] textarea')) return;
      // After the frame that shows it.
      requestAnimationFrame(() =>
        setTimeout(() => {
          times.usable = performance.now();
          document.documentElement.dataset.usable = 'true';
        }),
      );
    });
    new MutationObserver(() => {
      if (times.asked === 0 || times.answered > 0 || !document.querySelector('dialog blockquote')) return;
      times.answered = 1;
      requestAnimationFrame(() =>
        setTimeout(() => {
          times.answered = performance.now();
          document.documentElement.dataset.answered = 'true';
        }),
      );
    }).observe(document, {subtree: true, childList: true});
  });
}

function row(values: readonly number[], budget?: number): Record<string, string> {
  const value = median(values);
  return {
    median: `${value.toFixed(0)} ms${budget !== undefined && value > budget ? ` (over ${budget})` : ''}`,
    slowest: `${Math.max(...values).toFixed(0)} ms`,
    ...(budget !== undefined && {budget: `<= ${budget} ms`}),
  };
}
