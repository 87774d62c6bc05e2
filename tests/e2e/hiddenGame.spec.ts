/** The game that the Konami code starts. */
import type {Locator, Page} from '@playwright/test';
import {violationsOn} from './support/axe';
import {expect, open, SAVES_DATA, setConnection, test} from './support/test';

// The game reads the mouse position, which a shared window keeps from the previous test.
test.use({reuseContext: false});

const CODE = ['Up', 'Up', 'Down', 'Down', 'Left', 'Right', 'Left', 'Right'].map((side) => `Arrow${side}`).concat('b', 'a');
const PAGE = '/cms/faq';
/** So narrow that the bar fills the window, and can't miss the ball. */
const TINY_WINDOW = {width: 120, height: 420};

const game = (page: Page): Locator => page.getByRole('dialog', {name: 'Hidden game'});
const status = (page: Page): Locator => game(page).getByRole('status');
const score = (page: Page): Locator => game(page).getByText(/^\d+ \/ \d+$/);

async function typeCode(page: Page): Promise<void> {
  for (const key of CODE) await page.keyboard.press(key);
}

async function startGame(page: Page): Promise<void> {
  await typeCode(page);
  await expect(status(page)).toHaveText('Press Enter or tap to start');
}

/** Starts the game, and stops time except for `page.clock`. Otherwise, frames of the real clock would run too. */
async function startGameInStoppedTime(page: Page): Promise<void> {
  await page.clock.install();
  await startGame(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** The visible state of the page after the game. */
function pageState(page: Page): Promise<object> {
  return page.evaluate(() => ({title: document.title, scroll: [scrollX, scrollY], url: location.href, history: history.length}));
}

/** The columns of the canvas with drawn pixels between two heights. A canvas pixel is a CSS pixel here. */
function drawnColumns(page: Page, top: number, bottom: number): Promise<number[]> {
  return page.evaluate(
    ([from, to]) => {
      const canvas = document.querySelector('canvas');
      // Reads a copy, because browsers warn when a canvas is read often.
      const copy = new OffscreenCanvas(canvas?.width ?? 1, canvas?.height ?? 1).getContext('2d', {willReadFrequently: true});
      if (!canvas || !copy) throw new Error('There is no canvas.');
      copy.drawImage(canvas, 0, 0);
      const {data} = copy.getImageData(0, from, canvas.width, to - from);
      const columns = new Set<number>();
      data.forEach((value, index) => index % 4 === 3 && value > 128 && columns.add(((index - 3) / 4) % canvas.width));
      return [...columns].sort((one, other) => one - other);
    },
    [top, bottom] as const,
  );
}

/** Left and right ends of the bar. */
async function barEnds(page: Page): Promise<{left: number; right: number}> {
  const {height} = page.viewportSize() ?? {height: 0};
  const row = Math.round(height - Math.max(height * 0.14, 64));
  const columns = await drawnColumns(page, row, row + 1);
  return {left: columns[0] ?? Number.NaN, right: columns.at(-1) ?? Number.NaN};
}

const drawing = (page: Page): Promise<string> => page.evaluate(() => document.querySelector('canvas')?.toDataURL() ?? '');

test.describe('starting', {tag: '@full'}, () => {
  // Without the files of next pages, all that is fetched belongs to the game.
  test.beforeEach(({page}) => setConnection(page, SAVES_DATA));

  test('the game is downloaded once the code is typed, and not before', async ({page}) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open(page, PAGE);
    for (const key of CODE.slice(0, -1)) await page.keyboard.press(key);
    await page.waitForLoadState('networkidle');
    const before = new Set(requests);
    await page.keyboard.press('a');
    await expect(game(page)).toBeVisible();
    const its = requests.filter((url) => !before.has(url));
    expect(its).toHaveLength(1);
    expect(its[0]).toMatch(/\/assets\/js\/[^/]+\.js$/);
    expect(requests.filter((url) => url === its[0])).toHaveLength(1);
  });

  test('a code with a missing key starts nothing', async ({page}) => {
    await open(page, PAGE);
    for (const key of CODE.filter((_, index) => index !== 3)) await page.keyboard.press(key);
    await page.keyboard.press('ArrowUp');
    for (const key of CODE.slice(0, 8)) await page.keyboard.press(key);
    await expect(game(page)).toHaveCount(0);
    await page.keyboard.press('Shift+B');
    await expect(game(page)).toHaveCount(0);
  });

  test('the code works with Caps Lock on', async ({page}) => {
    await open(page, PAGE);
    for (const key of [...CODE.slice(0, 8), 'B', 'A']) await page.keyboard.press(key);
    await expect(game(page)).toBeVisible();
  });

  test('typed into a field, the code is text', async ({page}) => {
    await open(page, '/search');
    const field = page.getByRole('searchbox', {name: 'Search'});
    await field.focus();
    await typeCode(page);
    await expect(field).toHaveValue('ba');
    // A code that begins in the field and continues outside of it doesn't count either.
    for (const key of CODE.slice(0, 6)) await page.keyboard.press(key);
    await field.blur();
    for (const key of CODE.slice(6)) await page.keyboard.press(key);
    await expect(game(page)).toHaveCount(0);
    await typeCode(page);
    await expect(game(page)).toBeVisible();
  });

  test('once it was played, it works offline', async ({page}) => {
    await open(page, PAGE);
    await startGame(page);
    await page.keyboard.press('Escape');
    await expect(game(page)).toHaveCount(0);
    await page.context().setOffline(true);
    await startGame(page);
    await page.keyboard.press('Enter');
    await expect(score(page)).not.toHaveText(/^0 /);
  });
});

test.describe('playing', {tag: '@full'}, () => {
  test('Enter starts the game, and P pauses and continues it', async ({page}) => {
    await open(page, PAGE);
    await startGameInStoppedTime(page);
    await page.keyboard.press('Enter');
    await page.clock.runFor(700);
    await expect(score(page)).not.toHaveText(/^0 /);
    await page.keyboard.press('p');
    await expect(status(page)).toHaveText('Paused. Press Enter or tap to continue.');
    const paused = await drawing(page);
    await page.clock.runFor(1000);
    expect(await drawing(page)).toBe(paused);
    await page.keyboard.press('p');
    await expect(status(page)).toBeAttached();
    await page.clock.runFor(200);
    expect(await drawing(page)).not.toBe(paused);
  });

  test('the bar follows the arrow keys, the mouse, and a finger', async ({browser, page}) => {
    await open(page, PAGE);
    await startGame(page);
    const middle = await barEnds(page);
    expect((middle.left + middle.right) / 2).toBeCloseTo(640, -1);
    await page.keyboard.down('ArrowLeft');
    await expect.poll(async () => (await barEnds(page)).left).toBeLessThan(8);
    await page.keyboard.up('ArrowLeft');
    await page.keyboard.down('ArrowRight');
    await expect.poll(async () => (await barEnds(page)).right).toBeGreaterThan(1270);
    await page.keyboard.up('ArrowRight');
    await page.mouse.move(400, 300);
    await expect.poll(async () => Math.round((await barEnds(page)).left / 20)).toBe(Math.round((400 - 77) / 20));

    const phone = await browser.newContext({
      hasTouch: true,
      viewport: {width: 390, height: 844},
      baseURL: new URL(page.url()).origin,
    });
    const touched = await phone.newPage();
    await open(touched, PAGE);
    await startGame(touched);
    await touched.touchscreen.tap(100, 600);
    await expect(status(touched)).toHaveText(/The ball is in play|cleared/);
    await expect.poll(async () => Math.round((await barEnds(touched)).left / 20)).toBe(Math.round((100 - 55) / 20));
    await touched.getByRole('button', {name: 'Exit the game'}).tap();
    await expect(game(touched)).toHaveCount(0);
    await phone.close();
  });

  test('a player who clears all sees fireworks, and Enter starts another game', async ({page}) => {
    await page.setViewportSize(TINY_WINDOW);
    await open(page, PAGE);
    await startGameInStoppedTime(page);
    await page.keyboard.press('Enter');
    const heard = new Set<string>();
    const isWon = async (): Promise<boolean> => {
      await page.clock.runFor(500);
      const message = (await status(page).textContent()) ?? '';
      heard.add(message);
      return message.startsWith('All clear with 1 ball!');
    };
    await expect.poll(isWon, {timeout: 25_000, intervals: [0]}).toBe(true);
    expect([...heard].filter((message) => /^\d+ of \d+ cleared$/.test(message)).length).toBeGreaterThan(1);
    const [, cleared, total] = /^(\d+) \/ (\d+)$/.exec((await score(page).textContent()) ?? '') ?? [];
    expect(Number(cleared)).toBeGreaterThan(30);
    expect(cleared).toBe(total);
    const drawnAbove = async (): Promise<number> => (await drawnColumns(page, 0, 210)).length;
    await page.clock.runFor(500);
    expect(await drawnAbove()).toBeGreaterThan(0);
    await page.clock.runFor(20_000);
    expect(await drawnAbove()).toBe(0);
    await page.keyboard.press('Enter');
    await expect(score(page)).toHaveText(`0 / ${total}`);
    await page.clock.runFor(300);
    expect(await drawnAbove()).toBeGreaterThan(0);
  });
});

test.describe('leaving', {tag: '@full'}, () => {
  test('Escape brings the reader back to the same place on the page', async ({page}) => {
    await open(page, PAGE);
    const link = page.getByRole('article').getByRole('link').last();
    await link.scrollIntoViewIfNeeded();
    await link.focus();
    // Otherwise, the arrow keys of the code also scroll the page, which takes a while.
    await page.evaluate(() => addEventListener('keydown', (event) => event.key.startsWith('Arrow') && event.preventDefault()));
    const before = await pageState(page);
    await startGame(page);
    await page.keyboard.press('Enter');
    await expect(score(page)).not.toHaveText(/^0 /);
    for (const key of ['p', 'PageDown', 'End', 'Home', ' ']) await page.keyboard.press(key);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('Escape');
    await expect(game(page)).toHaveCount(0);
    await expect.poll(() => pageState(page)).toEqual(before);
    await expect(link).toBeFocused();
  });

  test('going back to another page ends the game', async ({page}) => {
    await open(page, PAGE);
    await page.getByRole('link', {name: 'CMS Docs'}).first().click();
    await expect(page).toHaveURL('/cms/intro');
    await startGame(page);
    await page.keyboard.press('Enter');
    await page.goBack();
    await expect(page).toHaveURL(PAGE);
    await expect(game(page)).toHaveCount(0);
    await expect(page).toHaveTitle(/FAQ|question/i);
    await startGame(page);
  });
});

test.describe('accessibility', {tag: '@full'}, () => {
  test('nothing moves for readers who prefer reduced motion, and the game says why', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, PAGE);
    await page.clock.install();
    await typeCode(page);
    await expect(status(page)).toHaveText(/Your system asks for less motion, so nothing moves\./);
    await expect(game(page).getByText('pauses')).toBeHidden();
    await page.clock.pauseAt(Date.now() + 60_000);
    const still = await drawing(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    await page.mouse.click(300, 300);
    await page.clock.runFor(500);
    expect(await drawing(page)).toBe(still);
    await expect(score(page)).toHaveText(/^0 /);
    await page.keyboard.press('Escape');
    await expect(game(page)).toHaveCount(0);
  });

  for (const mode of ['light', 'dark']) {
    test(`its texts are readable and announced in ${mode} mode`, async ({page}) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
      await open(page, PAGE);
      await startGame(page);
      await expect(game(page)).toHaveAccessibleDescription('Press Enter or tap to start');
      await expect(page.getByRole('application', {name: /arrow keys/})).toBeFocused();
      expect(await violationsOn(page, {within: '.hidden-game'})).toEqual([]);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', {name: 'Exit the game'})).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(game(page)).toHaveCount(0);
    });
  }
});
