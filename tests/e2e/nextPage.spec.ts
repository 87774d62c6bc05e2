/** A page that opens by a link on another one: its first screen comes first, then everything else. */
import type {Page} from '@playwright/test';
import {contentChunk} from './support/build';
import {layoutShifts, watchLayout} from './support/layoutShift';
import {expect, hold, open, SAVES_DATA, setConnection, test} from './support/test';

const FROM = '/cms/api/rest/parameters';
/** A page that is longer than a screen many times over. */
const LONG = '/cms/api/rest/filters';

const nextLink = (page: Page) => page.getByRole('link', {name: /^Next/});

/** The ids of all headings, in order. */
const headings = (page: Page): Promise<string[]> =>
  page.locator('main :is(h1, h2, h3, h4)[id]').evaluateAll((nodes) => nodes.map(({id}) => id));

/** The last heading of the long page. The page before has one with this id, too. */
const END = '#next';

/** Opens the long page by a link, and waits for all of it. */
async function openByLink(page: Page): Promise<void> {
  await open(page, FROM);
  await nextLink(page).click();
  await waitForAll(page);
}

async function waitForAll(page: Page): Promise<void> {
  await expect(page).toHaveURL(LONG);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^Filter /);
  await expect(page.locator(END)).toBeAttached();
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 900}});

    test('the whole of a long page is there, as after a full load, and nothing moves', async ({page}) => {
      await open(page, LONG);
      const loaded = {headings: await headings(page), text: await page.getByRole('article').textContent()};
      await watchLayout(page);
      await openByLink(page);
      await expect.poll(() => headings(page)).toEqual(loaded.headings);
      expect(await page.getByRole('article').textContent()).toBe(loaded.text);
      expect((await layoutShifts(page)).filter((shift) => !shift.includes('"hadRecentInput":true'))).toEqual([]);
    });
  });
}

test('title, metadata and the sidebar follow', async ({page}) => {
  await openByLink(page);
  await expect(page).toHaveTitle(/^Filter /);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${LONG}$`));
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'}).locator('a[aria-current=page]')).toHaveAttribute(
    'href',
    LONG,
  );
});

test('a heading at the end of a long page can be asked for as soon as the page opens', async ({page}) => {
  await open(page, FROM);
  await page.evaluate((hash) => {
    new MutationObserver((_mutations, observer) => {
      if (!document.querySelector('h1')?.textContent.startsWith('Filter ')) return;
      observer.disconnect();
      location.hash = hash;
    }).observe(document.body, {subtree: true, childList: true});
  }, END);
  await nextLink(page).click();
  await expect(page).toHaveURL(LONG + END);
  await expect(page.locator(END)).toBeInViewport();
});

test('back and forward lead to where the reader was', async ({page}) => {
  await openByLink(page);
  await page.locator(END).scrollIntoViewIfNeeded();
  await page.goBack();
  await expect(page).toHaveURL(FROM);
  await expect(nextLink(page)).toBeInViewport();
  await page.goForward();
  await expect(page).toHaveURL(LONG);
  await expect(page.locator(END)).toBeInViewport();
});

test('the page of a link below the first screen is fetched ahead', async ({page}) => {
  const asked: string[] = [];
  await page.route(/\/assets\/js\//, async (route) => {
    const request = route.request();
    asked.push(request.url());
    if (request.headers()['sec-purpose']?.includes('prefetch') !== true) return route.continue();
    // Costs nothing of what the page may fetch ahead.
    await route.fulfill({body: ''});
  });
  await openByLink(page);
  const hrefs = await page
    .locator('main [data-static-html] a[href^="/"]:not([target])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const chunks = new Map(hrefs.map((href) => [href, contentChunk(new URL(href, page.url()).pathname)]));
  const isAsked = (href: string): boolean => asked.some((url) => chunks.get(href)?.test(url));
  const href = hrefs.filter((candidate) => !isAsked(candidate)).at(-1) ?? '';
  await page.locator(`main [data-static-html] a[href="${href}"]`).last().scrollIntoViewIfNeeded();
  await expect.poll(() => isAsked(href)).toBe(true);
});

test('a page that is still on its way doesn’t open after the one that the reader chose instead', async ({page}) => {
  await setConnection(page, SAVES_DATA);
  await open(page, FROM);
  const chunk = contentChunk('/whats-new');
  const release = await hold(page, chunk);
  const links = page.getByRole('contentinfo');
  const title = page.getByRole('main').getByRole('heading', {level: 1});
  await links.getByRole('link', {name: "What's new"}).click();
  await links.getByRole('link', {name: 'FAQ'}).click();
  await expect(page).toHaveURL('/cms/faq');
  await expect(title).toHaveText(/FAQ|Frequently/);
  const late = page.waitForResponse(chunk);
  release();
  await late;
  await expect(title).toHaveText(/FAQ|Frequently/);
  await expect(page).toHaveURL('/cms/faq');
});
