/** The text of a page, which the browser has in the HTML of the page that is loaded first, and in a separate file for all others. */
import type {Locator, Page} from '@playwright/test';
import {contentText} from './support/build';
import {countDocuments, expect, open, SAVES_DATA, setConnection, test} from './support/test';

const LONGEST = '/cms/api/rest/filters';

/** All pages' texts. */
const TEXTS = /\/assets\/js\/[^/]+\.json$/;

const article = (page: Page): Locator => page.locator('.theme-doc-markdown');

/** Each element of the article with its own words. What a page measures, such as the size of pictures and tables, is left out. */
function elementsOf(page: Page): Promise<string[]> {
  return article(page).evaluate((root) =>
    Array.from(root.querySelectorAll('*:not(button)'), (element) => {
      const words = Array.from(element.childNodes, (node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ''));
      return [element.tagName, element.className, element.getAttribute('href'), words.join('').replace(/\s/g, '')].join(' ');
    }),
  );
}

/** Addresses of the texts that the page asks for itself: on a connection that saves data, no next page is fetched and run ahead. */
async function textsAsked(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await setConnection(page, SAVES_DATA);
  page.on('request', (request) => {
    if (TEXTS.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test('the page that is loaded first asks for no text', async ({page}) => {
  const asked = await textsAsked(page);
  await open(page, LONGEST);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

for (const {from, to, link} of [
  {from: '/cms/api/rest/parameters', to: LONGEST, link: '.pagination-nav__link--next'},
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
  await open(page, LONGEST);
  const before = await elementsOf(page);
  await page.locator('footer a[href="/whats-new"]').click();
  await expect(page).toHaveURL('/whats-new');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/new/i);
  await context.setOffline(true);
  await page.goBack();
  await expect(page).toHaveURL(LONGEST);
  await expect.poll(() => elementsOf(page)).toEqual(before);
  await context.setOffline(false);
});

test('what was taken off the page that was loaded first is there when it comes back', async ({page}) => {
  const asked = await textsAsked(page);
  await open(page, LONGEST);
  const forms = page.locator('.request-forms').first();
  const panel = page.locator('.tabs-container', {has: forms}).first().getByRole('tabpanel');
  const http = (await panel.textContent()) ?? '';
  expect(http).toContain('GET');
  await forms.getByRole('tab', {name: 'cURL'}).click();
  await expect(panel).toContainText('curl');
  await forms.getByRole('tab', {name: 'HTTP'}).click();
  await expect(panel).toHaveText(http);
  expect(asked).toEqual([]);
});

test('while browsing, a text that cannot be loaded is a page that cannot be loaded: it is reloaded, and has its text', async ({
  page,
  faults,
}) => {
  faults.expect(/net::ERR_FAILED/, /console warning: .*Failed to fetch/s);
  await open(page, '/cms/intro');
  await page.route(contentText('/whats-new'), (route) => route.abort('failed'));
  const documents = countDocuments(page);
  await page.locator('footer a[href="/whats-new"]').click();
  await expect.poll(() => documents.count).toBe(1);
  await expect(page).toHaveURL('/whats-new');
  await expect(article(page).locator('[data-static-html]').first()).not.toBeEmpty();
});
