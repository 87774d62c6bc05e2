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
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link')).toHaveAttribute('href', '/reference');
  const row = main.getByRole('row').filter({has: page.getByText('DATABASE_SSL_REJECT_UNAUTHORIZED', {exact: true})});
  await row.getByRole('link').first().click();
  const {url = ''} = names.find(({name}) => name === 'DATABASE_SSL_REJECT_UNAUTHORIZED')?.owners[0] ?? {};
  await expect(page).toHaveURL(url);
  await expect(page.locator(url.slice(url.indexOf('#')))).toBeInViewport();
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
