/** Buttons are shown before their scripts run, and readers click them and press keys meanwhile. */
import type {Page} from '@playwright/test';
import {expect, hold, hydrated, test} from './support/test';

const SITE_SCRIPT = /\/assets\/js\/main\./;

const search = (page: Page) => page.getByRole('dialog', {name: 'Search'});

test('a button that is pressed before the page is ready does its work once it is', async ({page}) => {
  const release = await hold(page, SITE_SCRIPT);
  await page.goto('/cms/intro', {waitUntil: 'commit'});
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  release();
  await expect(search(page)).toBeVisible();
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
  await expect(search(page)).toBeVisible();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('a button that is pressed while the page becomes ready is pressed once', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await whenRendering(page, () => document.querySelector<HTMLElement>('.navbar__toggle')?.click());
  await page.goto('/cms/intro', {waitUntil: 'commit'});
  await hydrated(page);
  // A second press would close the menu again, which stays in the page for a moment.
  await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('navigation', {name: 'Documentation areas'})).toBeVisible();
});

for (const {keys, name} of [
  {keys: ['Control+k'], name: 'Search'},
  {keys: ['Meta+k'], name: 'Search'},
  {keys: ['/'], name: 'Search'},
  {keys: ['Control+i'], name: 'Ask AI'},
]) {
  test(`${keys.join(' ')} before the page is ready opens ${name} once it is`, async ({page}) => {
    const release = await hold(page, SITE_SCRIPT);
    await page.goto('/cms/intro', {waitUntil: 'commit'});
    await expect(page.getByRole('button', {name: 'Search', exact: true})).toBeVisible();
    for (const key of keys) await page.keyboard.press(key);
    release();
    await expect(page.getByRole('dialog', {name})).toBeVisible();
  });
}

test('a shortcut that is pressed again, because nothing happens, opens it too', async ({page}) => {
  const release = await hold(page, SITE_SCRIPT);
  await page.goto('/cms/intro', {waitUntil: 'commit'});
  await expect(page.getByRole('button', {name: 'Search', exact: true})).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Control+k');
  release();
  await expect(search(page)).toBeVisible();
  await expect(search(page).getByRole('combobox')).toHaveValue('');
});

test('what is typed after it is searched', async ({page}) => {
  const release = await hold(page, SITE_SCRIPT);
  await page.goto('/cms/intro', {waitUntil: 'commit'});
  await expect(page.getByRole('button', {name: 'Search', exact: true})).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('webhooks');
  release();
  await expect(search(page).getByRole('combobox')).toHaveValue('webhooks');
});

test('a shortcut that is pressed while the page becomes ready works', async ({page}) => {
  await whenRendering(page, () => {
    const key = {key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true};
    document.body.dispatchEvent(new KeyboardEvent('keydown', key));
  });
  await page.goto('/cms/intro', {waitUntil: 'commit'});
  await expect(search(page)).toBeVisible();
});

test('a tab that is pressed before the page is ready is shown', async ({page}) => {
  const release = await hold(page, SITE_SCRIPT);
  await page.goto('/cms/installation', {waitUntil: 'commit'});
  const tab = page.getByRole('tab', {name: 'pnpm', exact: true}).first();
  await tab.click();
  release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('arrow keys in a list of tabs work as soon as the page is ready', async ({page}) => {
  const release = await hold(page, SITE_SCRIPT);
  await page.goto('/cms/installation', {waitUntil: 'commit'});
  await page.getByRole('tab', {name: 'npm', exact: true}).first().focus();
  await page.keyboard.press('ArrowRight');
  release();
  await expect(page.getByRole('tab', {name: 'yarn', exact: true}).first()).toBeFocused();
});

test('text that is typed into a field stays there', async ({page}) => {
  const release = await hold(page, SITE_SCRIPT);
  await page.goto('/search', {waitUntil: 'commit'});
  const field = page.getByRole('searchbox', {name: 'Search'});
  await field.pressSequentially('rest/api');
  release();
  await hydrated(page);
  await expect(field).toHaveValue('rest/api');
  await expect(search(page)).toBeHidden();
});

test('text that is typed into a filter filters once the page is ready', async ({page}) => {
  const release = await hold(page, SITE_SCRIPT);
  await page.goto('/tags', {waitUntil: 'commit'});
  const filter = page.getByRole('searchbox', {name: /filter/i});
  await filter.pressSequentially('webhook');
  release();
  await expect(page.getByRole('status').filter({hasText: /^\d tags?$/})).toBeVisible();
  await expect(filter).toHaveValue('webhook');
});

/** Does something at the moment at which React has a root, and hasn't hydrated. */
async function whenRendering(page: Page, action: () => void): Promise<void> {
  await page.addInitScript(`{
    let root;
    Object.defineProperty(window, 'docusaurusRoot', {
      get: () => root,
      set: (value) => {
        root = value;
        (${String(action)})();
      },
    });
  }`);
}
