/** What changes between two versions. */
import type {Locator, Page} from '@playwright/test';
import {expect, open, test} from './support/test';

const PATH = '/cms/upgrade-changes';

function versions(page: Page, list: string): Locator {
  return page.getByRole('region', {name: list, exact: true}).locator('section:not([hidden]) time');
}

const checks = (page: Page): Locator => versions(page, 'Check before you upgrade');
const status = (page: Page): Locator =>
  page
    .locator('article')
    .getByRole('status')
    .filter({hasText: /releases|nothing/});

test('lists what changes between two versions, which the URL keeps', async ({page}) => {
  await open(page, `${PATH}?from=5.40.0&to=5.52.0`);
  const section = page.getByRole('region', {name: 'Check before you upgrade', exact: true});
  await expect(section.locator('section:not([hidden]) p a')).toHaveText(['5.52.0', '5.51.0', '5.50.0', '5.47.0']);
  await expect(section.getByText('Links sent before the upgrade stop working')).toBeVisible();
  await expect(page.getByLabel('From', {exact: true})).toHaveValue('5.40.0');

  await page.getByLabel('To', {exact: true}).focus();
  await page.getByLabel('To', {exact: true}).selectOption('5.47.0');
  await expect(page).toHaveURL(`${PATH}?from=5.40.0&to=5.47.0`);
  await expect(checks(page)).toHaveCount(1);
  await expect(page.getByLabel('To', {exact: true})).toBeFocused();
  await page.reload();
  await expect(checks(page)).toHaveCount(1);
  await page.goBack();
  await expect(checks(page)).toHaveCount(4);

  await page.getByLabel('From', {exact: true}).selectOption('5.52.0');
  await expect(status(page)).toHaveText('Both versions are 5.52.0, so nothing changes.');
  await expect(section).toBeHidden();
});

test('is a checklist, whose progress is kept in all tabs, and which is copied as Markdown', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${PATH}?from=5.50.0&to=5.54.0`);
  const other = await context.newPage();
  await open(other, `${PATH}?from=5.50.0&to=5.54.0`);
  const boxOf = (tab: Page) => tab.getByRole('checkbox', {name: /^Links that reset an administrator's password/});
  await boxOf(page).check();
  await expect(boxOf(other)).toBeChecked();
  await other.getByRole('checkbox', {name: /^Cron jobs/}).check();
  await page.reload();
  await expect(boxOf(page)).toBeChecked();
  await expect(page.getByText(/^2 of \d+ done/)).toBeVisible();

  await page.getByRole('button', {name: 'Copy as Markdown'}).filter({visible: true}).click();
  await expect(page.getByText(/copied$/)).toBeVisible();
  const markdown = await page.evaluate(() => navigator.clipboard.readText());
  expect(markdown).toMatch(/^## Upgrade Strapi from 5\.50\.0 to 5\.54\.0\n\n### \[5\.54\.0\]\(http\S+\/whats-new#v5-54-0\)/);
  expect(markdown).toMatch(/^- \[x\] \[Cron jobs\]\(http\S+\) run on `croner` instead of `node-schedule`/m);
  expect(markdown).toMatch(/^- \[ \] Links in a \[Blocks field\]/m);

  await page.getByRole('button', {name: 'Start again'}).click();
  await expect(boxOf(page)).not.toBeChecked();
  await page.evaluate(() => localStorage.setItem('done-checks', '{"broken"'));
  await page.reload();
  await expect(page.getByText(/^0 of \d+ done/)).toBeVisible();
});

test('says what is wrong with a URL, and lists what it can', async ({page}) => {
  await open(page, `${PATH}?from=newest`);
  await expect(status(page)).toContainText("“newest” isn't a version");
  const all = await checks(page).count();
  expect(all).toBeGreaterThan(4);
  await page.goto(`${PATH}?from=4.26.0`);
  await expect(status(page).getByRole('link', {name: 'migration guide'})).toHaveAttribute('href', /step-by-step$/);
  await expect(checks(page)).toHaveCount(all);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all changes are there, and no form that does nothing', async ({page}) => {
    await page.goto(`${PATH}?from=5.54.0`);
    expect(await checks(page).count()).toBeGreaterThan(4);
    expect(await versions(page, 'What else is new').count()).toBeGreaterThan(20);
    await expect(page.getByLabel('From', {exact: true})).toBeHidden();
  });
});
