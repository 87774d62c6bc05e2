/** Links to a query, and the draft that the browser keeps. */
import {contentChunk} from '../support/build';
import {expect, hold, hydrated, open} from '../support/test';
import {builder, clipboard, endpoint, openBuilder, parts, query, test} from './queryBuilder';

test.describe('sharing', () => {
  test('the URL brings endpoint and query to another reader, and nothing of the server', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openBuilder(page);
    await page.getByLabel('Base URL').fill('https://cms.example');
    await page.getByLabel(/^API token/).fill('secret-token');
    await endpoint(page).fill('/api/genres');
    await query(page).fill("{\n  // “é”\n  sort: ['name'],\n}");
    await page.getByRole('button', {name: 'Copy link'}).click();
    await expect(builder(page).getByText('Link copied.')).toBeVisible();
    const link = await clipboard(page);
    await expect.poll(() => page.url()).toBe(link);
    expect(link).toMatch(/^[^?]+#builder=[\w.-]+$/);

    const other = await browser.newContext({...(baseURL !== undefined && {baseURL})});
    const visitor = await other.newPage();
    await visitor.goto(link);
    await hydrated(visitor);
    await expect(endpoint(visitor)).toHaveValue('/api/genres');
    await expect(query(visitor)).toHaveValue("{\n  // “é”\n  sort: ['name'],\n}");
    await expect(visitor.getByLabel('Base URL')).toHaveValue('');
    await expect(visitor.getByLabel(/^API token/)).toHaveValue('');
    await other.close();
  });

  test('typing fills no history', async ({page}) => {
    await open(page, '/cms/intro');
    await openBuilder(page);
    const before = await page.evaluate(() => history.length);
    await query(page).fill('{');
    for (const text of ['{sort: "a"}', '{sort: "b"}', '{sort: "c"}']) {
      const shown = page.url();
      await query(page).fill(text);
      await expect.poll(() => page.url(), 'the URL follows').not.toBe(shown);
    }
    expect(page.url()).toContain('#builder=');
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.goBack();
    await expect(page).toHaveURL('/cms/intro');
  });

  test('a reader who goes on before the URL has followed gets the next page’s own, and finds the query again', async ({page}) => {
    await page.clock.install();
    await openBuilder(page);
    await query(page).fill('{sort: "old"}');
    await page.clock.fastForward(1000);
    await expect.poll(() => page.url()).toContain('#builder=');

    const release = await hold(page, contentChunk('/cms/api/rest/sort-pagination'));
    await page.clock.pauseAt(Date.now() + 60_000);
    await query(page).fill('{pagination: {page: 1, limit: 2}}');
    await parts(page)
      .getByRole('row', {name: /pagination\[page\]/})
      .getByRole('link')
      .click();
    await expect(page).toHaveURL('/cms/api/rest/sort-pagination#errors');
    await page.clock.resume();
    await page.clock.fastForward(1000);
    await expect(page, 'while its page is on its way').toHaveURL('/cms/api/rest/sort-pagination#errors');
    release();
    await expect(page.getByRole('heading', {level: 1, name: /sort/i})).toBeVisible();
    await expect(page).toHaveURL('/cms/api/rest/sort-pagination#errors');
    await page.goBack();
    await expect(query(page), 'not what the URL still says').toHaveValue(/limit: 2/);
  });

  test('a query with a fault is shared with its fault', async ({page}) => {
    await openBuilder(page);
    await query(page).fill('{a: ');
    await expect.poll(() => page.url()).toContain('#builder=');
    await page.reload();
    await expect(query(page)).toHaveValue('{a: ');
    await expect(builder(page).getByText('The query ends too early.')).toBeVisible();
  });

  test('a link that was cut says so, and what is left of it stays', async ({page}) => {
    await openBuilder(page);
    await query(page).fill("{filters: {title: 'Persuasion'}, sort: 'title'}");
    await expect.poll(() => page.url()).toContain('#builder=');
    const hash = new URL(page.url()).hash.slice(0, -12);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/cms/intro');
    await openBuilder(page, hash);
    await expect(builder(page).getByText('This link is incomplete or was changed.')).toBeVisible();
    await expect(query(page)).toHaveValue(/^\{filters: \{title: 'Persuasion'\}/);
    expect(new URL(page.url()).hash, 'until the reader changes something').toBe(hash);
  });

  test('a query that is too long for a link is told and kept in the tab', async ({page}) => {
    await openBuilder(page);
    const long = `{_q: '${'x'.repeat(8000)}'}`;
    await query(page).fill(long);
    await expect(builder(page).getByText('This query is too long for a link.')).toBeVisible();
    await expect(page.getByRole('button', {name: 'Copy link'})).toBeDisabled();
    await expect.poll(() => page.url()).not.toContain('#builder');
    await page.reload();
    await expect(query(page)).toHaveValue(long);
  });

  test('a link in the same tab is opened, and other anchors change nothing', async ({page}) => {
    await openBuilder(page);
    await query(page).fill('{sort: "one"}');
    await expect.poll(() => page.url()).toContain('#builder=');
    const one = page.url();
    await query(page).fill('{sort: "two"}');
    await expect.poll(() => page.url()).not.toBe(one);
    await page.evaluate((url) => location.assign(url), one);
    await expect(query(page)).toHaveValue('{sort: "one"}');
    await page.evaluate(() => location.assign('#examples'));
    await expect(query(page)).toHaveValue('{sort: "one"}');
  });
});
