/** Files that a page prefetches. */
import type {Page, Request} from '@playwright/test';
import {contentChunk} from './support/build';
import {expect, open, SAVES_DATA, setConnection, test} from './support/test';

const prefetched = (page: Page): Promise<string[]> =>
  page.locator('link[rel=prefetch]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

const isPrefetch = (headers: Record<string, string>): boolean => headers['sec-purpose']?.includes('prefetch') === true;

test('the pages of links that stay in view are prefetched, each file once, up to a limit', async ({page}) => {
  const fetched: Request[] = [];
  page.on('requestfinished', (request) => {
    if (isPrefetch(request.headers())) fetched.push(request);
  });
  await open(page, '/cms/intro');
  const linked = await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname));
  const chunks = linked.map((path) => contentChunk(path));
  // The speed of the page determines how many fit into the limit, and which come first.
  await expect.poll(async () => (await prefetched(page)).some((file) => chunks.some((chunk) => chunk.test(file)))).toBe(true);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const files = await prefetched(page);
  expect(files).toEqual([...new Set(files)]);
  const urls = fetched.map((request) => request.url());
  expect(urls).toEqual([...new Set(urls)]);
  const sizes = await Promise.all(fetched.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, {responseBodySize}) => sum + responseBodySize, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(60_000);
});

test('the next page is prefetched when its link stays in view, whatever other links have cost before', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/cms/api/rest/locale');
  await page.waitForLoadState('networkidle');
  const next = page.getByRole('link', {name: /^Next/});
  const chunk = contentChunk((await next.getAttribute('href')) ?? '');
  await next.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await prefetched(page)).some((file) => chunk.test(file))).toBe(true);
});

test('a file whose prefetch failed is fetched again only by a click', async ({page, faults}) => {
  faults.expect(/net::ERR_FAILED/);
  const target = '/cms/faq';
  const chunk = contentChunk(target);
  // Two links to one page, of which only the first is in view. The link to the previous page is fetched after the second.
  await page.addInitScript((kept) => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(`a:not([href="${kept}"], .pagination-nav__link--prev) { display: none } article { min-height: 3000px }`);
    document.adoptedStyleSheets = [styles];
  }, target);
  let isDown = true;
  let requests = 0;
  await page.route(chunk, async (route) => {
    requests += 1;
    await (isDown ? route.abort('failed') : route.continue());
  });
  await open(page, '/cms/intro');
  await expect.poll(() => requests).toBe(1);
  isDown = false;
  const next = page.getByRole('link', {name: /^Next/});
  await next.scrollIntoViewIfNeeded();
  const previous = contentChunk('/cms/frontend/draft-preview');
  await expect.poll(async () => (await prefetched(page)).some((file) => previous.test(file))).toBe(true);
  expect(requests).toBe(1);
  await next.click();
  await expect(page).toHaveURL(target);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Frequently asked questions');
});

test('nothing is prefetched for a reader who saves data', async ({page}) => {
  await setConnection(page, SAVES_DATA);
  await open(page, '/cms/intro');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(await prefetched(page)).toEqual([]);
});
