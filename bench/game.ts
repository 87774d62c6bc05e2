import {chromium, type Page} from '@playwright/test';
import {CHROMIUM_ARGS, ensureChromium} from '../scripts/browser/findChromium';
import {PRODUCTION_BUILD, serveSite} from '../scripts/serve/site';
import {game as budget} from './budgets.json';

const CODE = ['Up', 'Up', 'Down', 'Down', 'Left', 'Right', 'Left', 'Right'].map((side) => `Arrow${side}`).concat('b', 'a');
const LONGEST_ROUND_MS = 180_000;
const FIREWORKS_MS = 6000;

declare global {
  interface Window {
    benchGame: {frames: number[]; scripts: number[]};
  }
}

/** Frames of the hidden game, from the first ball through a whole round and its fireworks, at full CPU speed. */
export async function measureGame(): Promise<void> {
  const site = await serveSite(PRODUCTION_BUILD, 0);
  const browser = await chromium.launch({executablePath: ensureChromium(), args: CHROMIUM_ARGS});
  try {
    const page = await browser.newPage({viewport: {width: 1280, height: 800}});
    await playAlone(page);
    await page.goto(`${site.url}/cms/faq`);
    await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
    for (const key of CODE) await page.keyboard.press(key);
    const round = await takeFrames(page, () => page.getByText('All clear').waitFor({timeout: LONGEST_ROUND_MS}));
    const fireworks = await takeFrames(page, () => page.waitForTimeout(FIREWORKS_MS));
    console.log('\nThe hidden game: 1280 x 800, 1x CPU');
    console.table({'a round': round, fireworks});
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Records each frame, serves, and keeps the bar below the ball, which is the last circle that a frame draws. */
async function playAlone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.benchGame = {frames: [], scripts: []};
    const request = window.requestAnimationFrame.bind(window);
    let ballX = 0;
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its context
    CanvasRenderingContext2D.prototype.arc = new Proxy(CanvasRenderingContext2D.prototype.arc, {
      apply: (arc, context, values: Parameters<CanvasRenderingContext2D['arc']>) => {
        [ballX] = values;
        Reflect.apply(arc, context, values);
      },
    });
    window.requestAnimationFrame = (callback) =>
      request((now) => {
        const started = performance.now();
        callback(now);
        window.benchGame.frames.push(now);
        window.benchGame.scripts.push(performance.now() - started);
        const canvas = document.querySelector<HTMLElement>('.hidden-game canvas');
        const clientX = ballX + 25 * Math.sin(now / 700);
        canvas?.dispatchEvent(new PointerEvent('pointermove', {clientX, clientY: 300}));
        if (document.querySelector('.hidden-game[data-state="ready"]')) canvas?.click();
      });
  });
}

async function takeFrames(page: Page, until: () => Promise<void>): Promise<Record<string, string>> {
  await page.evaluate(() => (window.benchGame = {frames: [], scripts: []}));
  await until();
  const {frames, scripts} = await page.evaluate(() => window.benchGame);
  const gaps = frames.slice(1).map((frame, index) => frame - (frames[index] ?? frame));
  const at = (values: number[], share: number): number =>
    [...values].sort((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;
  const perSecond = (1000 * gaps.length) / ((frames.at(-1) ?? 0) - (frames[0] ?? 0));
  const script = at(scripts, 0.95);
  return {
    frames: String(frames.length),
    'a second': `${perSecond.toFixed(1)}${perSecond < budget.framesPerSecond - 0.5 ? ` (under ${budget.framesPerSecond})` : ''}`,
    'gap p50, p95 ms': `${at(gaps, 0.5).toFixed(1)}, ${at(gaps, 0.95).toFixed(1)}`,
    'script p50 ms': at(scripts, 0.5).toFixed(2),
    'script p95 ms': `${script.toFixed(2)}${script > budget.scriptMs ? ` (over ${budget.scriptMs})` : ''}`,
  };
}
