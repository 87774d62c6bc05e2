/** What phones show in another way than desktops. */
import type {Locator} from '@playwright/test';
import {expect, open, test} from './support/test';

test.use({viewport: {width: 412, height: 839}, hasTouch: true, isMobile: true});

test('a table that explains shows each row as a block, with the labels of its columns', async ({page}) => {
  await open(page, '/cms/configurations/server');
  const table = page
    .getByRole('article')
    .locator('table')
    .filter({has: page.locator('th', {hasText: /^Type$/})})
    .first();
  const [key, type] = [table.locator('tbody td').nth(0), table.locator('tbody td').nth(1)];
  const [above, below] = [await key.boundingBox(), await type.boundingBox()];
  expect(below?.y ?? 0).toBeGreaterThanOrEqual((above?.y ?? Infinity) + (above?.height ?? 0));
  expect(await type.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe('"Type"');
});

test('the button that copies code is there before a tap, and covers no code', async ({page}) => {
  await open(page, '/cms/quick-start');
  const block = page.getByRole('article').locator('.theme-code-block').filter({visible: true}).first();
  const button = block.getByRole('button', {name: 'Copy code to clipboard'});
  await expect(button).toHaveCSS('opacity', '1');
  const [copy, code] = [await button.boundingBox(), await block.locator('pre').boundingBox()];
  expect((copy?.y ?? Infinity) + (copy?.height ?? 0)).toBeLessThanOrEqual((code?.y ?? 0) + 1);
});

test('the breadcrumbs are the way up', async ({page}) => {
  await open(page, '/cms/api/rest/filters');
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link').filter({visible: true});
  await expect(crumbs).toHaveText(['REST API']);
  await open(page, '/cms/quick-start');
  await expect(crumbs).toHaveAttribute('href', '/');
});

test('an image of the admin panel keeps its size, starts at its first number, and scrolls by touch and keyboard', async ({
  page,
}) => {
  await open(page, '/cms/features/draft-and-publish');
  const image = page.getByRole('img', {name: /^A book in the edit view/});
  const enlarge = page.getByRole('button', {name: /^Enlarge the image: A book in the edit view/});
  await image.scrollIntoViewIfNeeded();
  const place = (locator: Locator) =>
    locator.evaluate((element) => {
      const {left, right, width} = element.getBoundingClientRect();
      return {left, right, width};
    });
  expect(String((await place(image)).width)).toBe(await image.getAttribute('width'));
  for (const part of [page.locator('[data-number="1"]:visible').last(), enlarge.locator('svg')]) {
    expect((await place(part)).left).toBeGreaterThanOrEqual(0);
    expect((await place(part)).right).toBeLessThanOrEqual(412);
  }
  const {left} = await place(image);
  await page.getByRole('group', {name: /^A book in the edit view/}).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await place(image)).left).toBeGreaterThan(left);
  await enlarge.click();
  const dialog = page.getByRole('dialog', {name: /^A book in the edit view/});
  expect((await place(dialog.locator('img'))).width).toBeLessThanOrEqual(412);
  await dialog.locator('img').click();
  expect((await place(dialog.locator('img'))).width).toBeGreaterThan(412);
  await dialog.getByRole('button', {name: 'Close the image'}).locator('svg').click();
  await expect(dialog).toBeHidden();
});

test('a diagram that stays wider than a phone scrolls inside itself, with the keyboard too', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await open(page, '/cms/plugins/documentation');
  const box = page.getByRole('group', {name: 'Diagram'}).first();
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  const drawing = box.getByRole('img').filter({visible: true});
  const scale = await drawing.evaluate(
    (element) => element.getBoundingClientRect().width / Number(element.getAttribute('width')),
  );
  expect(scale * 14).toBeGreaterThan(10.9);
  expect(await box.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(320);
});
