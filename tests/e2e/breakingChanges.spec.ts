/** The table of breaking changes and its filter. */
import {readdirSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {expect, open, test} from './support/test';

const PATH = '/cms/migration/v4-to-v5/breaking-changes';

const routes = readdirSync(`docs${PATH}`).map((file) => `${PATH}/${file.replace(/\.mdx?$/, '')}`);

function rows(page: Page): Locator {
  return page.getByRole('table', {name: 'Breaking changes'}).locator('tbody').getByRole('row');
}

async function expectCount(page: Page, count: number): Promise<void> {
  await expect(rows(page)).toHaveCount(count);
  await expect(page.getByRole('status').filter({hasText: `${count} of ${routes.length} breaking changes`})).toBeVisible();
}

test('lists every page about a breaking change', async ({page}) => {
  await open(page, PATH);
  const hrefs = await rows(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect([...hrefs].sort()).toEqual([...routes].sort());
});

test('filters by area, codemod, and plugins, keeps the choice in the URL, and goes back step by step', async ({page}) => {
  await open(page, PATH);
  await expectCount(page, routes.length);
  const area = page.getByLabel('Area');
  await area.selectOption('Database');
  await expect(page).toHaveURL(`${PATH}?area=database`);
  await expect(rows(page).filter({hasText: 'SQLite requires better-sqlite3'})).toHaveCount(1);
  const ofDatabase = await rows(page).count();
  expect(ofDatabase).toBeLessThan(routes.length);
  await expectCount(page, ofDatabase);

  await page.getByLabel('Codemod').selectOption('With a codemod');
  await expect(page).toHaveURL(`${PATH}?area=database&codemod=yes`);
  await page.getByLabel('Affects plugins').check();
  await expect(page).toHaveURL(`${PATH}?area=database&plugins=yes&codemod=yes`);
  await expect(rows(page).filter({hasText: 'SQLite requires better-sqlite3'})).toHaveCount(0);

  await page.goBack();
  await expect(page.getByLabel('Affects plugins')).not.toBeChecked();
  await page.goBack();
  await expectCount(page, ofDatabase);
  await page.goForward();
  await expect(page.getByLabel('Codemod')).toHaveValue('true');
  await page.getByRole('button', {name: 'Clear filters'}).click();
  await expect(page).toHaveURL(PATH);
  await expectCount(page, routes.length);
});

test('can be used with the keyboard alone', async ({page}) => {
  await open(page, PATH);
  await page.getByLabel('Area').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Codemod')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${PATH}?plugins=yes`);
  const clear = page.getByRole('button', {name: 'Clear filters'});
  await expect(clear).toBeEnabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(clear).toBeDisabled();
  await expect(clear).toBeFocused();
  await expectCount(page, routes.length);
});

test('opens as it was shared, and ignores what no one can choose', async ({page}) => {
  await open(page, `${PATH}?codemod=no`);
  await expect(page.getByLabel('Codemod')).toHaveValue('false');
  await expect(rows(page).filter({hasText: 'documentId replaces id'})).toHaveCount(0);
  const manual = await rows(page).count();
  expect(manual).toBeGreaterThan(0);
  await expectCount(page, manual);

  await open(page, `${PATH}?area=kitchen&codemod=maybe`);
  await expectCount(page, routes.length);
});

test('is a table on a phone, too, which nothing in it widens', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await open(page, PATH);
  await expectCount(page, routes.length);
  await expect(rows(page).first().getByRole('cell')).toHaveCount(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the whole table is there, and no filter that does nothing', async ({page}) => {
    await page.goto(`${PATH}?area=database`);
    await expect(rows(page)).toHaveCount(routes.length);
    await expect(page.getByLabel('Area')).toBeHidden();
  });
});
