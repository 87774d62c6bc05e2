/** The sidebar of the docs, which readers can hide. */
import type {Locator, Page} from '@playwright/test';
import {layoutShifts, watchLayout} from './support/layoutShift';
import {expect, hold, hydrated, open, test} from './support/test';

test.use({viewport: {width: 1440, height: 900}});

const PAGE = '/cms/intro';
const SCRIPTS = /\/assets\/js\//;

const frame = (page: Page): Locator => page.locator('.theme-doc-sidebar-container');
const links = (page: Page): Locator => page.getByRole('navigation', {name: 'Docs sidebar'});
const hide = (page: Page): Locator => page.getByRole('button', {name: 'Collapse sidebar', exact: true});
const expand = (page: Page): Locator => page.getByRole('button', {name: 'Expand sidebar', exact: true});

const widthOf = (element: Locator): Promise<number> => element.evaluate((node) => node.getBoundingClientRect().width);

async function openAndHide(page: Page): Promise<void> {
  await open(page, PAGE);
  await hide(page).click();
  await expect(expand(page)).toBeVisible();
}

test('a sidebar that was hidden stays hidden after a reload: before the scripts run, and when they have', async ({page}) => {
  await openAndHide(page);
  const hidden = {frame: await widthOf(frame(page)), article: await widthOf(page.getByRole('article'))};
  await watchLayout(page);
  const release = await hold(page, SCRIPTS);
  await page.reload({waitUntil: 'commit'});
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(links(page)).toBeHidden();
  expect(await widthOf(frame(page))).toBe(hidden.frame);
  expect(await widthOf(page.getByRole('article'))).toBe(hidden.article);

  release();
  await hydrated(page);
  await expect(expand(page)).toBeVisible();
  await expect(links(page)).toBeHidden();
  expect(await widthOf(frame(page))).toBe(hidden.frame);
  expect(await layoutShifts(page)).toEqual([]);
});

test('a hidden sidebar stays hidden on the way through pages without one, and comes back for good', async ({page}) => {
  await openAndHide(page);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Strapi documentation'}).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Cloud Docs'}).click();
  await expect(page).toHaveURL('/cloud/intro');
  await expect(expand(page)).toBeVisible();
  await expect(links(page)).toBeHidden();

  await expand(page).click();
  await expect(links(page)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(links(page)).toBeVisible();
  await expect(hide(page)).toBeVisible();
});

test('a phone’s menu has the sidebar all the same', async ({page}) => {
  await openAndHide(page);
  await page.setViewportSize({width: 390, height: 844});
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar').getByRole('link', {name: 'Quick start', exact: true})).toBeVisible();
});

test('the sidebar scrolls to the page that is open, on load and after a click', async ({page}) => {
  const current = page.getByRole('navigation', {name: 'Docs sidebar'}).locator('[aria-current="page"]');
  await open(page, '/cms/migration/v4-to-v5/breaking-changes/entity-service-deprecated');
  await expect(current).toBeInViewport({ratio: 1});
  await page.getByRole('article').getByRole('link', {name: 'From Entity Service to Document Service'}).first().click();
  await expect(page).toHaveURL(/from-entity-service/);
  await expect(current).toBeInViewport({ratio: 1});
});
