import {chromium, type Browser, type Page} from '@playwright/test';
import {CHROMIUM_ARGS, ensureChromium} from '../scripts/browser/findChromium';
import {PRODUCTION_BUILD, serveSite} from '../scripts/serve/site';
import {game as budget} from './budgets.json';

const CODE = ['Up', 'Up', 'Down', 'Down', 'Left', 'Right', 'Left', 'Right'].map((side) => `Arrow${side}`).concat('b', 'a');
const MEASURED_MS = 10_000;
/** A round takes about half a minute there, three times as long on a desktop. */
const PHONE = {width: 390, height: 844};
const DESKTOP = {width: 1280, height: 800};

declare global {
  interface Window {
    benchGame: {frames: number[]; scripts: number[]};
  }
}

/** Frames of the hidden game at full CPU speed: with the whole logo on a desktop, and with the fireworks on a phone. */
export async function measureGame(): Promise<void> {
  const site = await serveSite(PRODUCTION_BUILD, 0);
  const browser = await chromium.launch({executablePath: ensureChromium(), args: CHROMIUM_ARGS});
  try {
    const desktop = await startGame(browser, site.url, DESKTOP);
    const playing = await takeFrames(desktop);
    await desktop.close();
    const phone = await startGame(browser, site.url, PHONE);
    await phone.getByText('All clear').waitFor({timeout: 120_000});
    const fireworks = await takeFrames(phone);
    console.log('\nThe hidden game, 1x CPU');
    console.table({'playing, 1280 x 800': playing, 'fireworks, 390 x 844': fireworks});
  } finally {
    await browser.close();
    await site.close();
  }
}

async function startGame(browser: Browser, url: string, viewport: {width: number; height: number}): Promise<Page> {
  const page = await browser.newPage({viewport});
  await playAlone(page);
  await page.goto(`${url}/cms/faq`);
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
  for (const key of CODE) await page.keyboard.press(key);
  await page.locator('.hidden-game[data-state="playing"]').waitFor();
  return page;
}

/** Records each frame, serves, and keeps the bar below the ball, which is the last circle that a frame draws. */
async function playAlone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.benchGame = {frames: [], scripts: []};
    const request = window.requestAnimationFrame.bind(window);
    let ballX = 0;
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its context
    CanvasRenderingContext2D.prototype.arc = new Proxy(CanvasRenderingContext2D.prototype.arc, {
      apply(arc, context, values: Parameters<CanvasRenderingContext2D['arc']>) {
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

async function takeFrames(page: Page): Promise<Record<string, string>> {
  await page.evaluate(() => (window.benchGame = {frames: [], scripts: []}));
  await page.waitForTimeout(MEASURED_MS);
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
