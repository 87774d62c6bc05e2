/** What phones show in another way than desktops. */
import type {Locator} from '@playwright/test';
import {drawn, expect, open, test} from './support/test';

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
  const [whole, rows] = [await table.boundingBox(), await table.locator('tbody').boundingBox()];
  expect(rows?.y, 'no header is left above the rows').toBe(whole?.y);
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
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('listitem').filter({visible: true});
  await expect(crumbs).toHaveText(['', 'REST API']);
  await expect(crumbs.getByRole('link').first()).toHaveAttribute('href', '/');
  await open(page, '/cms/quick-start');
  await expect(crumbs).toHaveText(['']);
  await open(page, '/cms/features/draft-and-publish');
  await expect(crumbs, 'the category has no page').toHaveText(['', 'Features']);
});

test('the back-to-top button leaves the feedback form alone', async ({page}) => {
  await open(page, '/cms/features/draft-and-publish');
  const button = page.getByRole('button', {name: 'Scroll back to top'});
  // Docusaurus shows it on the way up, which it must have seen to be one.
  await page.evaluate(() => scrollTo({top: 3000, behavior: 'instant'}));
  await drawn(page);
  await page.evaluate(() => scrollTo({top: 2700, behavior: 'instant'}));
  await expect(button).toBeVisible();
  await page.getByRole('button', {name: 'Yes', exact: true}).tap();
  await expect(page.getByLabel('In your words (optional)')).toBeVisible();
  await expect(button).toBeHidden();
});

test('the diagram of the preview is whole', async ({page}) => {
  await open(page, '/cms/features/preview');
  const diagram = page.getByRole('article').getByRole('img', {name: 'How the preview gets its page'}).filter({visible: true});
  expect((await diagram.boundingBox())?.width).toBeLessThanOrEqual(412);
});

test('an image of the admin panel is whole, a tap enlarges it at its first mark, and a mark in the text leads to its highlight', async ({
  page,
}) => {
  await open(page, '/cms/features/draft-and-publish');
  const image = page.getByRole('img', {name: /^A book in the edit view/});
  await image.scrollIntoViewIfNeeded();
  const place = (locator: Locator) =>
    locator.evaluate((element) => {
      const {left, right, width} = element.getBoundingClientRect();
      return {left, right, width};
    });
  const highlights = page.locator('[aria-hidden] > [data-number]:visible');
  for (const highlight of await highlights.all()) {
    expect((await place(highlight)).left, 'no number starts off the screen').toBeGreaterThanOrEqual(0);
    expect((await place(highlight)).right).toBeLessThanOrEqual(412);
  }

  const shown = await place(image);
  await image.tap();
  const dialog = page.getByRole('dialog', {name: /^A book in the edit view/});
  await expect.poll(async () => (await place(dialog.locator('img'))).width).toBeGreaterThan(1.5 * shown.width);
  await expect
    .poll(() =>
      dialog.locator('[data-number="1"]').evaluate((highlight) => {
        const {left, top} = highlight.getBoundingClientRect();
        const badge = getComputedStyle(highlight, '::after');
        const [x, y] = [left + Number.parseFloat(badge.left), top + Number.parseFloat(badge.top)];
        return x > 0 && x < innerWidth && y > 0 && y < innerHeight;
      }),
    )
    .toBe(true);
  await dialog.getByRole('button', {name: 'Close the image'}).tap();
  await expect(dialog).toBeHidden();

  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  await page.getByRole('button', {name: 'Show number 3 in the image'}).first().tap();
  await expect(highlights.nth(2)).toBeInViewport();
  await expect(highlights.nth(2)).toHaveAttribute('data-shown', '');
});

test('the title comes first, then the table of contents', async ({page}) => {
  for (const url of ['/cms/features/draft-and-publish', '/reference/flags']) {
    await open(page, url);
    const [title, toc] = await Promise.all([
      page.getByRole('heading', {level: 1}).boundingBox(),
      page.getByRole('button', {name: 'On this page'}).boundingBox(),
    ]);
    expect(toc?.y ?? 0, url).toBeGreaterThanOrEqual((title?.y ?? Infinity) + (title?.height ?? 0));
  }
});

test('a diagram that stays wider than a phone scrolls inside itself, with the keyboard too', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await open(page, '/cms/admin-panel-customization');
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
