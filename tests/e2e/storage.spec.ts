/** Storage that is blocked, full, or contains invalid data. */
import type {Page} from '@playwright/test';
import {contentChunk} from './support/build';
import {expect, open, store, test} from './support/test';

const WARNING = /console warning: This browser doesn’t store data/;

const JUNK_WARNING = /console warning: The stored color mode/;

const BLOCKED = (): void => {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
};

const FULL = (): void => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};

async function useThePage(page: Page): Promise<void> {
  const modeSwitch = page.getByRole('button', {name: /Switch between dark and light mode/});
  const modeBefore = await page.locator('html').getAttribute('data-theme');
  await modeSwitch.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', modeBefore === 'dark' ? 'light' : 'dark');
  await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
  await expect(page.locator('.theme-announcement-bar')).toBeHidden();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Cloud Docs'}).click();
  await expect(page).toHaveURL('/cloud/intro');
  await expect(page.locator('.theme-announcement-bar'), 'settings last while the page lives').toBeHidden();
  await page.getByRole('button', {name: 'Collapse sidebar', exact: true}).click();
  await expect(page.getByRole('button', {name: 'Expand sidebar', exact: true})).toBeVisible();
}

for (const [name, script] of [
  ['blocked', BLOCKED],
  ['full', FULL],
] as const) {
  test(`${name} storage: the page works and warns once`, {tag: '@full'}, async ({page, faults}) => {
    faults.expect(WARNING);
    await page.addInitScript(script);
    await open(page, '/cms/intro');
    await useThePage(page);
    expect(faults.matching(/console|uncaught/)).toEqual([expect.stringMatching(WARNING)]);
  });

  test(`${name} storage: a chunk that fails does not reload for ever`, {tag: '@full'}, async ({page, faults}) => {
    faults.expect(WARNING, /net::ERR_FAILED/, /could not be loaded/);
    await page.addInitScript(script);
    await page.route(contentChunk('/whats-new'), (route) => route.abort('failed'));
    await page.goto('/whats-new');
    await expect(page.getByRole('main').getByRole('button', {name: 'Retry'})).toBeVisible();
  });
}

test('a stored dark mode survives a storage that is full', {tag: '@full'}, async ({page, faults}) => {
  faults.expect(WARNING);
  await store(page, {theme: 'dark'});
  await page.addInitScript(FULL);
  await open(page, '/cms/intro');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Cloud Docs'}).click();
  await expect(page).toHaveURL('/cloud/intro');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

for (const junk of ['', '{', 'null', '💥'.repeat(1000)]) {
  test(
    `junk in storage (${junk.slice(0, 4) || 'nothing'}): the page works and warns once`,
    {tag: '@full'},
    async ({page, faults}) => {
      faults.expect(JUNK_WARNING);
      await page.addInitScript((value) => {
        if (sessionStorage.length > 0) return;
        const keys = ['theme', 'docusaurus.announcement.id', 'docusaurus.announcement.dismiss', 'docs-preferred-version-default'];
        for (const key of keys) localStorage.setItem(key, value);
        sessionStorage.setItem('route-reloaded', value);
      }, junk);
      await open(page, '/cms/intro');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await useThePage(page);
      expect(faults.matching(/console|uncaught/)).toEqual([expect.stringMatching(JUNK_WARNING)]);
    },
  );
}
