/** The search page, which works without the modal. */
import {expect, hold, hydrated, open, test} from './support/test';

/** All scripts are released at the same time, so they take a while. */
const SLOW = {timeout: 20_000};

test('shows the results of its URL', async ({page}) => {
  await page.goto('/search?q=telemetry');
  await expect(page).toHaveTitle(/^Search results for “telemetry” \|/);
  await expect(page.getByRole('searchbox', {name: 'Search'})).toHaveValue('telemetry');
  await expect(page.getByRole('main').getByRole('listitem').first().getByRole('link')).toHaveAttribute(
    'href',
    /usage-information/,
  );
});

test('shows its form, the query and that it searches before any script runs', async ({page}) => {
  const release = await hold(page, /\/assets\/js\//);
  await page.goto('/search?q=telemetry', {waitUntil: 'commit'});
  await expect(page.getByRole('searchbox', {name: 'Search'})).toHaveValue('telemetry');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for “telemetry”');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Searching…');
  await expect(page.getByText('Searching…')).toBeVisible();
  release();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results?$/, SLOW);
  await expect(page.getByRole('searchbox', {name: 'Search'})).toHaveValue('telemetry');
});

test('searches for what was typed before any script ran', async ({page}) => {
  const release = await hold(page, /\/assets\/js\//);
  await page.goto('/search', {waitUntil: 'commit'});
  await page.getByRole('searchbox', {name: 'Search'}).fill('telemetry');
  release();
  await expect(page).toHaveURL(/\/search\?q=telemetry$/, SLOW);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results?$/, SLOW);
});

test('a slow search says that it searches, and nothing of the query before it', async ({page}) => {
  const status = page.getByRole('main').getByRole('status');
  const arrive = await hold(page, /\/assets\/search\/texts/);
  await page.goto('/search');
  await hydrated(page);
  const field = page.getByRole('searchbox', {name: 'Search'});
  await field.fill('zx');
  await expect(status).toHaveText('No results for "zx"');
  await field.fill('telemetry');
  await expect(page).toHaveURL(/q=telemetry$/);
  await expect(status).toHaveText('Searching…');
  await expect(page.getByText('Try searching for:')).toBeHidden();
  arrive();
  await expect(status).toHaveText(/^\d+ results?$/);
});

test('is kept out of search engines', async ({page}) => {
  await page.goto('/search');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('searches while one types, and keeps the URL', async ({page}) => {
  await page.goto('/search');
  await page.getByRole('searchbox', {name: 'Search'}).fill('rest api');
  await expect(page).toHaveURL(/\/search\?q=rest\+api$/);
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', /\/cms\/api\/rest/);
});

test('pages through many results', async ({page}) => {
  await page.goto('/search?q=api');
  const hits = page.getByRole('main').locator('ol > li');
  await expect(hits).toHaveCount(20);
  const first = await hits.first().textContent();
  await page.getByRole('navigation', {name: 'Result pages'}).getByRole('link', {name: 'Next'}).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await expect(hits.first()).not.toHaveText(first ?? '');
});

test('each submitted query and each page of results is an entry of the history', async ({page}) => {
  await open(page, '/cms/faq');
  await open(page, '/search');
  const field = page.getByRole('searchbox', {name: 'Search'});
  const status = page.getByRole('main').getByRole('status');
  for (const query of ['api', 'webhooks']) {
    await field.fill('');
    await field.pressSequentially(query);
    await field.press('Enter');
    await expect(page).toHaveURL(`/search?q=${query}`);
    await expect(status).toHaveText(/^\d+ results$/);
  }
  await page.goBack();
  await expect(page).toHaveURL('/search?q=api');
  await expect(field).toHaveValue('api');
  await expect(page.getByRole('heading', {level: 1})).toContainText('api');
  await page.getByRole('link', {name: 'Next'}).click();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await field.fill('populate');
  await expect(page).toHaveURL('/search?q=populate');
  await page.goBack();
  await expect(page).toHaveURL('/search?q=api&page=2');
  await expect(field).toHaveValue('api');
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/search?q=api');
  await page.goBack();
  await expect(page).toHaveURL('/cms/faq');
});

test('what is typed without Enter has one entry, until it is submitted', async ({page}) => {
  await open(page, '/search?q=webhooks');
  const field = page.getByRole('searchbox', {name: 'Search'});
  for (const query of ['popul', 'populate', 'telemetry']) {
    await field.fill(query);
    await expect(page).toHaveURL(`/search?q=${query}`);
  }
  await field.press('Enter');
  await field.fill('sqlite');
  await expect(page).toHaveURL('/search?q=sqlite');
  await page.goBack();
  await expect(page).toHaveURL('/search?q=telemetry');
  await page.goBack();
  await expect(page).toHaveURL('/search?q=webhooks');
  await expect(field).toHaveValue('webhooks');
});

test('the next page of results begins at its top', async ({page}) => {
  await open(page, '/search?q=api');
  await page.getByRole('link', {name: 'Next'}).click();
  await expect(page.getByText(/^Page 2 of/)).toBeAttached();
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
});

test('a page behind the last one is the last one', async ({page}) => {
  await page.goto('/search?q=rest&page=99');
  await expect(page).toHaveURL(/\/search\?q=rest&page=\d+$/);
  await expect(page.getByText(/^Page (\d+) of \1$/)).toBeVisible();
  await expect(page.getByRole('main').locator('ol > li').first()).toBeVisible();
  await page.goto('/search?q=sqlite&page=0');
  await expect(page.getByRole('main').locator('ol > li').first()).toBeVisible();
});

for (const url of [
  '/search?q=rest&page=-1',
  '/search?q=rest&page=x',
  `/search?q=${'a'.repeat(500)}`,
  '/search?q=%F0%9F%8E%89',
  '/search?q=%3Cscript%3Ezxq%3C/script%3E',
]) {
  test(`survives ${url.slice(0, 40)}`, async ({page}) => {
    await page.goto(url);
    await expect(page.getByRole('status').first()).not.toBeEmpty();
  });
}

test('tells a failure and tries again on demand', async ({page, faults}) => {
  const unreachable = /^console error: SearchError: unreachable hosts: /;
  faults.expect(unreachable, /^request failed: net::ERR_FAILED \S+\/assets\/search\//);
  let isBroken = true;
  await page.route('**/assets/search/**', (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto('/search?q=telemetry');
  await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
  await expect.poll(() => faults.matching(unreachable).length).toBe(1);
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
