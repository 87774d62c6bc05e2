/** Buttons are in the page before the scripts that answer them. */
import {expect, hold, hydrated, test} from './support/test';

const SITE_SCRIPT = /\/assets\/js\/main\./;

test('a button that is pressed before the page is ready does its work once it is', async ({page}) => {
  const release = await hold(page, SITE_SCRIPT);
  await page.goto('/cms/intro', {waitUntil: 'commit'});
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  release();
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
});

test('of several buttons, only the last one does', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const release = await hold(page, SITE_SCRIPT);
  await page.goto('/cms/intro', {waitUntil: 'commit'});
  const menu = page.getByRole('button', {name: 'Toggle navigation bar', includeHidden: true});
  await menu.click();
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  release();
  // Search takes longer to open than the menu, which would be open by then.
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('a button that is pressed while the page becomes ready is pressed once', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.addInitScript(() => {
    let root: Window['docusaurusRoot'];
    Object.defineProperty(window, 'docusaurusRoot', {
      get: () => root,
      set: (value: Window['docusaurusRoot']) => {
        root = value;
        document.querySelector<HTMLElement>('.navbar__toggle')?.click();
      },
    });
  });
  await page.goto('/cms/intro', {waitUntil: 'commit'});
  await hydrated(page);
  // A second press would close the menu again, which stays in the page for a moment.
  await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('navigation', {name: 'Documentation areas'})).toBeVisible();
});
