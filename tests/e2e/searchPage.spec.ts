/** The search page, which works without the modal. */
import {expect, test} from '@playwright/test';
import {makeUpRecords} from '../../bench/search/madeUpRecords';
import {toCompact} from '../../plugins/search/compact';
import {loadRecords} from '../../scripts/search-export/loadRecords';
import {parseEnvironment} from '../../src/site/environment';

test('shows the results of its address', async ({page}) => {
  await page.goto('/search?q=telemetry');
  await expect(page).toHaveTitle(/^Search results for “telemetry” \|/);
  await expect(page.getByRole('searchbox', {name: 'Search'})).toHaveValue('telemetry');
  await expect(page.getByRole('main').getByRole('listitem').first().getByRole('link')).toHaveAttribute(
    'href',
    /usage-information/,
  );
});

test('is kept out of search engines', async ({page}) => {
  await page.goto('/search');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('searches while one types, and keeps the address', async ({page}) => {
  await page.goto('/search');
  await page.getByRole('searchbox', {name: 'Search'}).fill('rest api');
  await expect(page).toHaveURL(/\/search\?q=rest\+api$/);
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', /\/cms\/api\/rest/);
});

test('pages through many results', async ({page}) => {
  const {headings, texts} = toCompact(makeUpRecords(loadRecords(parseEnvironment(process.env)), 1000));
  await page.route('**/assets/search/headings*', (route) => route.fulfill({json: headings}));
  await page.route('**/assets/search/texts*', (route) => route.fulfill({json: texts}));
  await page.goto('/search?q=strapi');
  const hits = page.getByRole('main').locator('ol > li');
  await expect(hits).toHaveCount(20);
  const first = await hits.first().textContent();
  await page.getByRole('navigation', {name: 'Result pages'}).getByRole('link', {name: 'Next'}).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await expect(hits.first()).not.toHaveText(first ?? '');
});

for (const address of [
  '/search?q=rest&page=99',
  '/search?q=rest&page=-1',
  '/search?q=rest&page=x',
  `/search?q=${'a'.repeat(500)}`,
  '/search?q=%F0%9F%8E%89',
  '/search?q=%3Cscript%3Ezxq%3C/script%3E',
]) {
  test(`survives ${address.slice(0, 40)}`, async ({page}) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(address);
    await expect(page.getByRole('status').first()).not.toBeEmpty();
    expect(errors).toEqual([]);
  });
}

test('tells a failure and tries again on demand', async ({page}) => {
  let isBroken = true;
  await page.route('**/assets/search/**', (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto('/search?q=telemetry');
  await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
  isBroken = false;
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('is offered to the browser as a search engine', async ({page, request}) => {
  await page.goto('/cms/faq');
  const href = await page.locator('link[rel="search"]').getAttribute('href');
  const response = await request.get(href ?? '');
  expect(response.ok()).toBe(true);
  expect(await response.text()).toContain('/search?q={searchTerms}');
});
