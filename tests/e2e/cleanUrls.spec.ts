/** URLs with `.html` and `/index.html` change to the URL without it. */
import {countDocuments, drawn, expect, hydrated} from './support/test';
import {test} from './support/plainHost';

const VARIANTS = [
  {asked: '/cms/intro.html', shown: '/cms/intro'},
  {asked: '/cms/intro/index.html', shown: '/cms/intro'},
  {asked: '/cms/intro/', shown: '/cms/intro'},
  {asked: '/index.html', shown: '/'},
  {asked: '/home/Home.html', shown: '/home/Home'},
  {asked: '/tags.html', shown: '/tags'},
];

for (const {asked, shown} of VARIANTS) {
  test(`${asked} is redirected to ${shown} by our rules`, async ({request}) => {
    const response = await request.get(asked, {maxRedirects: 0});
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(shown);
    const withQuery = await request.get(`${asked}?a=b&c=d%20e`, {maxRedirects: 0});
    expect(withQuery.headers().location).toBe(`${shown}?a=b&c=d%20e`);
  });

  test(`${asked} shows the page on a host without rules`, async ({page, plainHost, faults}) => {
    // The host doesn't have this folder, so its not-found page leads on.
    if (asked.endsWith('/')) faults.expect(/status of 404/, /^status 404: /);
    const suffix = '?a=b#first';
    await page.goto(`${plainHost}${asked}${suffix}`);
    await expect(page).toHaveURL(`${plainHost}${shown}${suffix}`);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
    const {pathname, search, hash} = new URL(page.url());
    expect(`${pathname}${search}${hash}`).toBe(`${shown}${suffix}`);
  });
}

test('a page that was opened by its file name goes on as any other', async ({page, plainHost}) => {
  await page.goto(`${plainHost}/cms/intro.html`);
  await hydrated(page);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Cloud Docs'}).click();
  await expect(page).toHaveURL(`${plainHost}/cloud/intro`);
  await page.goBack();
  await expect(page).toHaveURL(`${plainHost}/cms/intro`);
  await expect(page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'CMS Docs'})).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('an unknown .html URL is not found', async ({request}) => {
  expect((await request.get('/no/such/page.html', {maxRedirects: 0})).status()).toBe(404);
  expect((await request.get('/no/such/index.html', {maxRedirects: 0})).status()).toBe(404);
});

const SPELLINGS = [
  '/cms/Faq',
  '/CMS/FAQ',
  '/cms//faq',
  '/CMS/FAQ.html',
  '/cms/Faq/',
  '/cms//faq.html',
  '/cms//faq/',
  '/cms/faq.html/',
  '/CMS//FAQ.html',
  '/Cms/faq/index.html',
  '/cms//Faq/index.html/',
  '/Dev-Docs/FAQ',
  '/dev-docs//faq.html',
  '/DEV-DOCS/faq/index.html',
  '/dev-docs/faq/',
  '/Developer-Docs/latest//getting-started/troubleshooting.HTML',
];

for (const asked of SPELLINGS) {
  test(`${asked} is redirected to /cms/faq by our rules`, async ({request}) => {
    const response = await request.get(`${asked}?a=b`, {maxRedirects: 0});
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe('/cms/faq?a=b');
  });

  test(`${asked} leads to /cms/faq on a host without rules`, async ({page, plainHost, faults}) => {
    // The host has no such file, so its not-found page leads on. No page is hydrated at a URL that isn't its own.
    faults.expect(/status of 404/, /^status 404: /);
    await page.goto(`${plainHost}${asked}?a=b#first`);
    await expect(page).toHaveURL(`${plainHost}/cms/faq?a=b#first`);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/FAQ|questions/i);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/cms\/faq$/);
  });
}

for (const asked of ['/cms/faq%', '/%', '/cms/%E0%A4%A', '/%ff']) {
  test(`${asked} is not found, and stays so`, async ({page, faults}) => {
    faults.expect(/status of 404/, /^status 404: /);
    const documents = countDocuments(page);
    const response = await page.goto(asked);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    expect(documents.count).toBe(1);
    await page.getByRole('link', {name: 'CMS Docs'}).first().click();
    await expect(page).toHaveURL('/cms/intro');
  });
}

test('a hash without a heading leaves the page as it is', async ({page}) => {
  await page.goto('/cms/faq#100%');
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/FAQ|questions/i);
  await page.evaluate(() => (location.hash = '#50%'));
  await drawn(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/FAQ|questions/i);
});
