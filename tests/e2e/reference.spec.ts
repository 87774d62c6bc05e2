/** The index of names: the overview, the pages of the kinds, and the same names as JSON. */
import * as z from 'zod';
import {expect, open, test} from './support/test';

const file = z.array(
  z.object({
    name: z.string(),
    kind: z.string(),
    owners: z
      .array(z.object({page: z.string(), section: z.string().nullable(), url: z.string(), since: z.string().nullable()}))
      .min(1),
  }),
);

test('the overview leads to each kind, and a name to its section', async ({page, request}) => {
  const names = file.parse(await (await request.get('/names.json')).json());
  const kinds = new Set(names.map(({kind}) => `/reference/${kind}`));
  await open(page, '/reference');
  const main = page.getByRole('main');
  const links = await main
    .getByRole('table')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.sort()).toEqual([...kinds].sort());

  await main.getByRole('link', {name: 'Environment variables'}).click();
  await expect(page).toHaveURL('/reference/environment-variables');
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link').last()).toHaveAttribute(
    'href',
    '/reference',
  );
  const row = main.getByRole('row').filter({has: page.getByText('DATABASE_SSL_REJECT_UNAUTHORIZED', {exact: true})});
  await row.getByRole('link').first().click();
  const {url = ''} = names.find(({name}) => name === 'DATABASE_SSL_REJECT_UNAUTHORIZED')?.owners[0] ?? {};
  await expect(page).toHaveURL(url);
  await expect(page.locator(url.slice(url.indexOf('#')))).toBeInViewport();
});

test('the filter leaves the names with its words, and the pages that have some', async ({page}) => {
  await open(page, '/reference/settings');
  const main = page.getByRole('main');
  const headings = await main.getByRole('heading', {level: 2}).count();
  const [intro, filter] = [
    await main.locator('article p').first().boundingBox(),
    await main.getByRole('searchbox').boundingBox(),
  ];
  expect(filter?.y ?? 0, 'the filter is below the introduction').toBeGreaterThan((intro?.y ?? Infinity) + (intro?.height ?? 0));
  const rows = main.locator('tbody tr');
  const all = await rows.filter({visible: true}).count();
  await main.getByRole('searchbox', {name: 'Filter the names'}).fill('cookie');
  const left = rows.filter({visible: true});
  await expect.poll(() => left.count()).toBeLessThan(all / 4);
  for (const text of await left.allTextContents()) expect(text.toLowerCase()).toContain('cookie');
  expect(await main.getByRole('heading', {level: 2}).count()).toBeLessThan(headings);
  await expect(main.getByRole('status')).toHaveText(`${await left.count()} rows`);
  await main.getByRole('searchbox').fill('');
  await expect(rows.filter({visible: true})).toHaveCount(all);
});

test('no column says the same in each row', async ({page}) => {
  await open(page, '/reference/events');
  await expect(page.getByRole('main').getByRole('columnheader')).toHaveText(['Name']);
});

test('a long table in the docs has a filter, and its head stays in sight', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 800});
  await open(page, '/cms/error-handling');
  const field = page.getByRole('searchbox', {name: 'Filter this table'}).first();
  const table = page.locator('.row-filter + .table-region').first();
  const head = table.locator('th').first();
  await table.locator('tbody tr').last().scrollIntoViewIfNeeded();
  await expect(head).toBeInViewport();
  await field.fill('zzz');
  await expect(table.locator('tbody tr').filter({visible: true})).toHaveCount(0);
});

test('the names of a kind are there without scripts, with both sections of a name that two document', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false, ...(baseURL !== undefined && {baseURL})});
  const page = await context.newPage();
  await page.goto('/reference/parameters');
  const row = page.getByRole('row').filter({has: page.getByText('publicationFilter', {exact: true})});
  await expect(row.getByRole('link')).toHaveCount(2);
  await context.close();
});
