/** URLs without a page. */
import {scriptsContaining} from './support/build';
import {expect, open, test} from './support/test';

test.beforeEach(({faults}) => faults.expect(/status of 404/, /^status 404: http:\/\/localhost:\d+\/(?:nowhere|cms\/)/));

test('an unknown URL returns 404, and page and title say so', async ({page}) => {
  const response = await page.goto('/nowhere/at/all');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page).toHaveTitle('Page not found | Strapi 5 Documentation');
  await expect(page, 'the URL stays for the reader to correct').toHaveURL('/nowhere/at/all');
});

test('the page says it as the API would, and leads to the search with the words of the URL', async ({page}) => {
  await open(page, '/cms/draft-publsh');
  await expect(page.getByRole('main').locator('figure')).toContainText('GET /cms/draft-publsh');
  await page.getByRole('main').getByRole('button', {name: 'Search the docs'}).click();
  await expect(page.locator('.DocSearch-Input')).toHaveValue('draft publsh');
});

test('a misspelt URL offers the page that was meant first', async ({page}) => {
  await open(page, '/cms/quikstart');
  const suggestions = page.getByRole('main').getByRole('listitem');
  await expect(page.getByRole('heading', {name: 'Did you mean one of these?'})).toBeVisible();
  await expect(suggestions.first()).toContainText('/cms/quick-start');
  await suggestions.first().getByRole('link').click();
  await expect(page).toHaveURL('/cms/quick-start');
  await expect(page.locator('article').getByRole('heading', {level: 1})).toBeVisible();
});

test('a URL like no other offers places to start from', async ({page}) => {
  await open(page, '/nowhere-zzz');
  const links = page.getByRole('main').getByRole('link');
  await expect(page.getByRole('heading', {name: 'Start from here'})).toBeVisible();
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    '/cms/intro',
    '/cloud/intro',
  ]);
});

test('the not-found page keeps the site around it', async ({page}) => {
  await open(page, '/nowhere');
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
});

test('a link to nowhere shows the not-found page without a reload', async ({page}) => {
  await open(page, '/cms/intro');
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-same-document', '');
    // Navigates like a click. A link can't be used, because the build fails on broken links.
    history.pushState({key: 'test'}, '', '/nowhere-inside');
    dispatchEvent(new PopStateEvent('popstate', {state: {key: 'test'}}));
  });
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page).toHaveTitle('Page not found | Strapi 5 Documentation');
  await expect(page.locator('html')).toHaveAttribute('data-same-document');
});

test('what cannot be loaded of the not-found page leaves the rest of it', async ({page, faults}) => {
  faults.expect(/net::ERR_FAILED/, /^console warning: The ways on from here could not be loaded\./);
  for (const script of scriptsContaining('Did you mean one of these')) {
    await page.route(`**/${script}`, (route) => route.abort('failed'));
  }
  await open(page, '/cms/intro');
  await page.evaluate(() => {
    // Navigates like a click. A link can't be used, because the build fails on broken links.
    history.pushState({key: 'test'}, '', '/nowhere-inside');
    dispatchEvent(new PopStateEvent('popstate', {state: {key: 'test'}}));
  });
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect.poll(() => faults.matching(/The ways on from here could not be loaded/).length).toBe(1);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
});

test('the list of pages is fetched only when a page was not found', async ({page}) => {
  const lists = scriptsContaining('"path":"/cms/usage-information","title"');
  expect(lists).toHaveLength(1);
  let fetched = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(`/${lists[0] ?? ''}`)) fetched += 1;
  });
  await open(page, '/cms/intro');
  await page.waitForLoadState('networkidle');
  expect(fetched).toBe(0);
  await open(page, '/nowhere');
  await expect.poll(() => fetched).toBe(1);
});
