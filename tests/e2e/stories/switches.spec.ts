/** The switches of the configuration that are off in production. */
import type {Page} from '@playwright/test';
import {drawn, expect, hydrated, open, test} from '../support/test';

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), y);
}

test('the navbar hides on scroll down and returns on scroll up', async ({page}) => {
  await open(page, '/whats-new');
  const bar = page.getByRole('navigation', {name: 'Main'});
  for (const y of [300, 600, 900]) {
    await scrollTo(page, y);
    await drawn(page);
  }
  await expect(bar).not.toBeInViewport();
  await scrollTo(page, 700);
  await expect(bar).toBeInViewport();
});

test('where the navbar hides, a heading that a link leads to is at the top', async ({page}) => {
  await open(page, '/whats-new');
  const link = page.locator('.table-of-contents a').nth(3);
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page.getByRole('navigation', {name: 'Main'})).not.toBeInViewport();
  const top = () => page.locator(`[id="${href.slice(1)}"]`).evaluate((heading) => heading.getBoundingClientRect().top);
  await expect.poll(top, 'distance to the top').toBeLessThanOrEqual(24);
  expect(await top()).toBeGreaterThanOrEqual(0);
});

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`for a reader whose system is ${colorScheme}`, () => {
    test.use({colorScheme});

    test('the site follows the system, and changes with it', async ({page}) => {
      await open(page, '/cms/intro');
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      const other = colorScheme === 'dark' ? 'light' : 'dark';
      await page.emulateMedia({colorScheme: other});
      await expect(page.locator('html')).toHaveAttribute('data-theme', other);
    });
  });
}

test.describe('for a reader whose system is dark and who chose light', () => {
  test.use({colorScheme: 'dark'});

  test('the page is light', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    await open(page, '/cms/intro');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test('an announcement with a new id is shown to a reader who dismissed the old one', async ({page}) => {
  await open(page, '/cms/intro');
  await page.evaluate(() => {
    localStorage.setItem('docusaurus.announcement.id', 'support_us');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
  await page.reload();
  await hydrated(page);
  await expect(page.locator('.theme-announcement-bar')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'))).toBe('test_announcement');
});
