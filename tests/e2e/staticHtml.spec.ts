/** Text that React leaves alone: its links work as all others do. */
import type {Locator, Page} from '@playwright/test';
import {expect, laidOut, open, test} from './support/test';

const FROM = '/cms/api/rest/filters';

/** A link in a paragraph, list or table, to another page. */
const textLink = (page: Page): Locator => page.locator('main [data-static-html] a[href^="/"]').first();

/** Marks the document, so that a reload shows. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''));
}

const marked = (page: Page): Locator => page.locator('html[data-test-mark]');

test('a link in the text opens its page without a reload, and back leads to the place it was at', async ({page}) => {
  await open(page, FROM);
  await mark(page);
  const link = textLink(page);
  const href = (await link.getAttribute('href')) ?? '';
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL(href);
  await expect(marked(page)).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL(FROM);
  await expect(textLink(page)).toBeInViewport();
});

test('a link in the text opens in a new tab with the control key', async ({page}) => {
  await open(page, FROM);
  const [tab] = await Promise.all([page.context().waitForEvent('page'), textLink(page).click({modifiers: ['ControlOrMeta']})]);
  await expect(page).toHaveURL(FROM);
  await tab.close();
});

test('a link in the text that a reader points at is loaded ahead', async ({page}) => {
  await open(page, FROM);
  const link = textLink(page);
  const asked = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const {preload} = window.docusaurus;
        Object.defineProperty(window, 'docusaurus', {
          value: {...window.docusaurus, preload: (href: string) => (resolve(href), preload(href))},
        });
      }),
  );
  await link.hover();
  expect(await asked).toBe(await link.getAttribute('href'));
});

test('a link in the text to another site opens in a new tab and tells it nothing', async ({page}) => {
  await open(page, '/cms/testing');
  const link = page.locator('main [data-static-html] a[href^="https://"]').first();
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a heading far below opens where it is, also right after the page has come', async ({page}) => {
  await page.goto('/whats-new', {waitUntil: 'commit'});
  const link = page.locator('.table-of-contents a').last();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page.locator(`[id="${href.slice(1)}"]`)).toBeInViewport();
});

test('a page is laid out as a whole soon after it was opened', async ({page}) => {
  await open(page, '/whats-new');
  await laidOut(page);
});
