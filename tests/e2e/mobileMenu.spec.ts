/** The menu in narrow windows. */
import type {Page} from '@playwright/test';
import {expect, open, test} from './support/test';

test.use({viewport: {width: 390, height: 844}});

const areas = (page: Page) => page.getByRole('navigation', {name: 'Documentation areas'});

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(areas(page).getByRole('link', {name: 'CMS', exact: true})).toBeInViewport();
}

for (const {name, url} of [
  {name: 'CMS', url: '/cms/intro'},
  {name: 'Cloud', url: '/cloud/intro'},
]) {
  test(`the shortcut ${name} opens ${url} and closes the menu`, async ({page}) => {
    await open(page, '/release-notes');
    await openMenu(page);
    await areas(page).getByRole('link', {name, exact: true}).click();
    await expect(page).toHaveURL(url);
    await expect(areas(page)).not.toBeInViewport();
    await expect(page.locator('article').getByRole('heading', {level: 1})).toBeVisible();
  });
}

test('the shortcut of the area that is shown is marked', async ({page}) => {
  await open(page, '/cloud/intro');
  await openMenu(page);
  await expect(areas(page).getByRole('link', {name: 'Cloud', exact: true})).toHaveAttribute('aria-current', 'true');
  await expect(areas(page).getByRole('link', {name: 'CMS', exact: true})).not.toHaveAttribute('aria-current');
});

test('on a docs page the sidebar replaces the main menu, and "Back to main menu" brings that back', async ({page}) => {
  await open(page, '/cms/intro');
  await openMenu(page);
  const quickStart = page.locator('.navbar-sidebar').getByRole('link', {name: /quick.start/i});
  const mainMenuEntry = page.locator('.navbar-sidebar').getByRole('link', {name: 'Index of names'});
  await expect(quickStart).toBeInViewport();
  await expect(mainMenuEntry).not.toBeInViewport();
  await page.getByRole('button', {name: 'Back to main menu'}).click();
  await expect(mainMenuEntry).toBeInViewport();
  await expect(quickStart).not.toBeInViewport();
});

test('a page of the sidebar opens and closes the menu', async ({page}) => {
  await open(page, '/cms/intro');
  await openMenu(page);
  await page
    .locator('.navbar-sidebar')
    .getByRole('link', {name: /quick.start/i})
    .click();
  await expect(page).toHaveURL('/cms/quick-start');
  await expect(areas(page)).not.toBeInViewport();
});

test('the menu closes when the window becomes wider than 996 px', async ({page}) => {
  await open(page, '/cms/intro');
  await page.setViewportSize({width: 996, height: 844});
  await openMenu(page);
  await page.setViewportSize({width: 997, height: 844});
  await expect(areas(page)).not.toBeInViewport();
  await page.setViewportSize({width: 996, height: 844});
  await expect(page.getByRole('button', {name: 'Toggle navigation bar'}), 'it does not come back by itself').toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('the menu closes on back, and the page stays', async ({page}) => {
  await open(page, '/cms/intro');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Release notes'}).click();
  await expect(page).toHaveURL('/release-notes');
  await openMenu(page);
  await page.goBack();
  await expect(areas(page)).not.toBeInViewport();
  await expect(page).toHaveURL('/release-notes');
});

test('Escape closes the menu, and the focus is back on its button', async ({page}) => {
  await open(page, '/cms/intro');
  await openMenu(page);
  await areas(page).getByRole('link', {name: 'Cloud', exact: true}).focus();
  await page.keyboard.press('Escape');
  await expect(areas(page)).not.toBeInViewport();
  const button = page.getByRole('button', {name: 'Toggle navigation bar'});
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the focus moves into the menu when it opens, and back when the close button is pressed', async ({page}) => {
  await open(page, '/cms/intro');
  await openMenu(page);
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(areas(page)).not.toBeInViewport();
  await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeFocused();
});

test('every entry of the menu leads to a page, also in a new tab', async ({page}) => {
  await open(page, '/cms/intro');
  await openMenu(page);
  const links = page.locator('.navbar-sidebar').getByRole('link').or(page.locator('.navbar-sidebar a'));
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(10);
  expect(hrefs.filter((href) => !/^(?:\/\w|\/$|https:)/.test(href))).toEqual([]);
});
