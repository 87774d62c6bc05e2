/** Text in closed boxes and tabs is found by a link to a text, and by the browser's search. */
import type {Page} from '@playwright/test';
import {expect, hold, hydrated, open, test} from './support/test';

const PAGE_URL = '/cms/deployment';
const TEXT = 'Install%20PM2%20with';

const tab = (page: Page) => page.getByRole('tab', {name: 'PM2', exact: true});
const panel = (page: Page) => page.getByRole('tabpanel', {name: 'PM2', exact: true});

const found = (page: Page) => panel(page).getByText('Install PM2 with').first();

test('a link to a text in a closed tab opens it', async ({page}) => {
  await page.goto(`${PAGE_URL}#:~:text=${TEXT}`);
  await hydrated(page);
  await expect(tab(page)).toHaveAttribute('aria-selected', 'true');
  await expect(found(page)).toBeInViewport();
  await expect(page.getByRole('tabpanel', {name: 'systemd', exact: true, includeHidden: true})).toBeHidden();
});

test('a tab that the browser opened before the page was ready stays open, and its text where it is', async ({page}) => {
  const release = await hold(page, /\/assets\/js\/main\./);
  await page.goto(PAGE_URL, {waitUntil: 'commit'});
  const closed = page.locator('[role="tabpanel"][aria-label="PM2"]');
  // As the browser does it.
  await closed.evaluate((element) => {
    element.removeAttribute('hidden');
    element.scrollIntoView({block: 'center', behavior: 'instant'});
  });
  const top = (await closed.boundingBox())?.y;
  release();
  await expect(tab(page)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[role="tabpanel"][aria-label="systemd"]')).toBeHidden();
  await expect.poll(async () => Math.abs(((await closed.boundingBox())?.y ?? 0) - (top ?? -1))).toBeLessThan(1);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a closed tab is served so that it can be found', async ({page}) => {
    const response = await page.goto(PAGE_URL);
    const html = (await response?.text()) ?? '';
    const closed = [...html.matchAll(/<div[^>]*role="tabpanel"[^>]*>/g)].filter(([element]) => /hidden/i.test(element));
    expect(closed.length).toBeGreaterThan(3);
    for (const [element] of closed) expect(element).toMatch(/ hidden="until-found"/i);
  });
});

test('closed tabs can still be found after the page is ready, and after a tab was chosen', async ({page}) => {
  await open(page, PAGE_URL);
  await expect(page.locator('[role="tabpanel"][aria-label="PM2"]')).toHaveAttribute('hidden', 'until-found');
  await tab(page).click();
  await expect(page.locator('[role="tabpanel"][aria-label="PM2"]')).not.toHaveAttribute('hidden');
  await expect(page.locator('[role="tabpanel"][aria-label="systemd"]')).toHaveAttribute('hidden', 'until-found');
  await page.getByRole('tab', {name: 'systemd', exact: true}).click();
  await expect(page.locator('[role="tabpanel"][aria-label="PM2"]')).toHaveAttribute('hidden', 'until-found');
});

test('a text that the browser finds opens its tab, and the other tabs of the group stay', async ({page}) => {
  await open(page, '/cms/installation');
  const list = page.getByRole('tablist').first();
  await page
    .locator('[role="tabpanel"][aria-label="yarn"]')
    .first()
    .evaluate((element) => {
      // As the browser does it.
      element.dispatchEvent(new Event('beforematch', {bubbles: true}));
      element.removeAttribute('hidden');
    });
  await expect(list.getByRole('tab', {name: 'yarn'})).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[role="tabpanel"][aria-label="npm"]').first()).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(list.getByRole('tab', {name: 'npm', exact: true})).toHaveAttribute('aria-selected', 'true');
});

test('closed panels take no room', async ({page}) => {
  await open(page, PAGE_URL);
  const heights = await page
    .locator('[role="tabpanel"][hidden]')
    .evaluateAll((panels) => panels.map((element) => element.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(0);
  expect(new Set(heights)).toEqual(new Set([0]));
});

test('a line that a long response folds away is found, and unfolds it', async ({page}) => {
  await open(page, '/cms/api/rest/interactive-query-builder');
  const box = page.locator('details[data-unfold]').first();
  const folded = page.locator('div:has(> details[data-unfold])').first().locator('.token-line');
  const last = folded.last();
  await expect(last).toHaveAttribute('hidden', 'until-found');
  expect(await last.evaluate((line) => line.getBoundingClientRect().height)).toBe(0);
  await last.evaluate((line) => line.dispatchEvent(new Event('beforematch', {bubbles: true})));
  await expect(box).toHaveAttribute('open');
  expect(await last.evaluate((line) => line.getBoundingClientRect().height)).toBeGreaterThan(10);
  await box.locator('summary').click();
  await expect(box).not.toHaveAttribute('open');
  expect(await last.evaluate((line) => line.getBoundingClientRect().height)).toBe(0);
});
