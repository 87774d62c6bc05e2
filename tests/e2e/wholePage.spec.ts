/** What tabs and boxes hide is there on paper, and for readers without JavaScript. */
import type {Page} from '@playwright/test';
import {expect, open, store, test} from './support/test';

const ADDRESS = '/cms/installation';

/** Names of the panels that can't be read or have no label above them. */
function unreadable(page: Page): Promise<(string | null)[]> {
  return page.getByRole('tabpanel', {includeHidden: true}).evaluateAll((panels) =>
    panels.flatMap((panel) => {
      const label = panel.getAttribute('aria-label');
      const isLabeled = getComputedStyle(panel, '::before').content === `"${label}"`;
      return panel.checkVisibility() && isLabeled ? [] : label;
    }),
  );
}

test('a printed page has all panels below their labels', async ({page}) => {
  await open(page, ADDRESS);
  await page.emulateMedia({media: 'print'});
  expect(await unreadable(page)).toEqual([]);
  await expect(page.getByRole('tablist').first()).toBeHidden();
});

test('a printed page has what is in closed boxes', async ({page}) => {
  const address = '/cms/quick-start';
  await open(page, address);
  const boxes = page.locator('.theme-doc-markdown details:not([open], [data-sample-proof], [data-unfold]) > div');
  expect(await boxes.count()).toBeGreaterThan(0);
  await expect(boxes.first()).toBeHidden();
  await page.emulateMedia({media: 'print'});
  expect(await boxes.evaluateAll((all) => all.every((box) => box.checkVisibility({contentVisibilityAuto: true})))).toBe(true);
});

test('a dark page is printed in light colors, and is dark again after it', async ({page}) => {
  await store(page, {theme: 'dark'});
  await open(page, ADDRESS);
  const background = () => page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor);
  const dark = await background();
  await page.emulateMedia({media: 'print'});
  await expect.poll(background).toBe('rgb(255, 255, 255)');
  expect(
    await page
      .locator('pre code')
      .first()
      .evaluate((code) => getComputedStyle(code).color),
  ).toBe('rgb(28, 28, 46)');
  await page.emulateMedia({media: 'screen'});
  await expect.poll(background).toBe(dark);
});

test('a phone prints the whole breadcrumbs', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/cms/installation/cli');
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('.breadcrumbs__item').last()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all panels are there, below their labels, without tabs that do nothing', async ({page}) => {
    await page.goto(ADDRESS);
    await expect(page.getByRole('tablist').first()).toBeHidden();
    expect(await page.locator('[role="tabpanel"]:visible').count()).toBe(await page.locator('[role="tabpanel"]').count());
  });
});
