/** Text that React leaves alone: its links work as all others do. */
import type {Locator, Page} from '@playwright/test';
import {openInTab} from './support/openInTab';
import {countDocuments, expect, open, test} from './support/test';

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
  expect(await openInTab(textLink(page))).not.toBeNull();
  await expect(page).toHaveURL(FROM);
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

/** Each element of the article with its own words. What a page measures, such as the size of images and tables, is left out. */
function elementsOf(page: Page): Promise<string[]> {
  return page.locator('.theme-doc-markdown').evaluate((root) =>
    Array.from(root.querySelectorAll('*:not(button)'), (element) => {
      const words = Array.from(element.childNodes, (node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ''));
      return [element.tagName, element.className, element.getAttribute('href'), words.join('').replace(/\s/g, '')].join(' ');
    }),
  );
}

for (const {from, to, link} of [
  {from: '/cms/api/rest/parameters', to: FROM, link: '.pagination-nav__link--next'},
  {from: '/cms/intro', to: '/whats-new', link: 'footer a[href="/whats-new"]'},
  {from: '/whats-new', to: '/cms/quick-start', link: '.menu a[href="/cms/quick-start"]'},
  {from: '/cms/installation/cli', to: '/cms/installation', link: 'a[href="/cms/installation"]:visible'},
]) {
  test(`${to} is the same page after a click as when it is loaded first`, async ({page}) => {
    await open(page, to);
    const loadedFirst = await elementsOf(page);
    expect(loadedFirst.length).toBeGreaterThan(20);
    await open(page, from);
    const documents = countDocuments(page);
    await page.locator(link).first().click();
    await expect(page).toHaveURL(to);
    await expect.poll(() => elementsOf(page)).toEqual(loadedFirst);
    expect(documents.count).toBe(0);
  });
}

test('a reader who comes back without a connection finds the text of the page that was loaded first', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/net::ERR_INTERNET_DISCONNECTED/);
  await open(page, FROM);
  const before = await elementsOf(page);
  await page.locator('footer a[href="/whats-new"]').click();
  await expect(page).toHaveURL('/whats-new');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/new/i);
  await context.setOffline(true);
  await page.goBack();
  await expect(page).toHaveURL(FROM);
  await expect.poll(() => elementsOf(page)).toEqual(before);
  await context.setOffline(false);
});

test('what was taken off the page that was loaded first is there when it comes back', async ({page}) => {
  await open(page, FROM);
  const forms = page.locator('.request-forms').first();
  const panel = page.locator('.tabs-container', {has: forms}).first().getByRole('tabpanel');
  const http = (await panel.textContent()) ?? '';
  expect(http).toContain('GET');
  await forms.getByRole('tab', {name: 'cURL'}).click();
  await expect(panel).toContainText('curl');
  await forms.getByRole('tab', {name: 'HTTP'}).click();
  await expect(panel).toHaveText(http);
});
