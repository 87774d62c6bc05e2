/** Writing a query and copying the request. */
import type {Locator} from '@playwright/test';
import {expect} from '../support/test';
import {builder, clipboard, endpoint, openBuilder, parts, query, request, send, test} from './queryBuilder';

test.describe('writing', () => {
  test('shows the URL and what each part means, with every key', async ({page}) => {
    await openBuilder(page);
    await endpoint(page).fill('/api/authors');
    await query(page).fill("{filters: {name: {$startsWith: 'J'}}, sort: 'name:desc'}");
    await expect(request(page)).toContainText(
      'GET http://localhost:1337/api/authors?filters[name][$startsWith]=J&sort=name:desc',
    );
    await expect(parts(page).getByRole('row', {name: /filters\[name\]\[\$startsWith\]/})).toContainText('name starts with J.');
    await query(page).pressSequentially(' ');
    await query(page).press('Backspace');
    await query(page).press('Backspace');
    await query(page).pressSequentially(', status: "draft"}');
    await expect(request(page)).toContainText('&status=draft');
    await expect(parts(page).getByRole('row', {name: /^status/})).toContainText('Drafts.');
  });

  test('a fault names line and column, keeps the last URL, and leads to its place', async ({page}) => {
    await openBuilder(page);
    await query(page).fill("{\n  sort: 'title',\n}");
    await expect(request(page)).toContainText('?sort=title');
    await query(page).fill("{\n  sort: 'title',\n  filters: {format: ebook},\n}");
    const fault = page.getByRole('status').filter({hasText: 'Line 3, column 21'});
    await expect(fault).toContainText('filters: {format: ebook},');
    await expect(fault).toContainText('ebook is a variable or a string without quotes.');
    await expect(query(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(request(page)).toContainText('?sort=title');
    await expect(builder(page).getByText('from the last valid query')).toBeVisible();
    await expect(send(page)).toBeDisabled();

    await fault.getByRole('button', {name: 'Line 3, column 21'}).click();
    await expect(query(page)).toBeFocused();
    await page.keyboard.type("'ebook'");
    await expect(request(page)).toContainText('&filters[format]=ebook');
    await expect(fault).toHaveCount(0);
    await expect(query(page)).toHaveAttribute('aria-invalid', 'false');
  });

  test('warns of what Strapi refuses and of what it ignores, with links that lead on', async ({page}) => {
    await openBuilder(page);
    await query(page).fill(
      '{filter: {a: 1}, filters: {id: {$in: []}, price: {$gt: 1}, price: {$lt: 3}}, pagination: {page: 1, limit: 2}}',
    );
    await expect(parts(page).getByText('2 errors, 2 warnings.')).toBeVisible();
    await expect(parts(page).getByRole('row', {name: /^filter\b/})).toContainText('Invalid key filter');
    await expect(parts(page).getByRole('row', {name: /filters\[id\]/})).toContainText('you get entries with any value, not none');
    await expect(parts(page)).toContainText('price is in one object twice.');
    await parts(page)
      .getByRole('row', {name: /pagination\[page\]/})
      .getByRole('link')
      .click();
    await expect(page).toHaveURL('/cms/api/rest/sort-pagination#errors');
    await page.goBack();
    await expect(query(page), 'the query is still there').toHaveValue(/limit: 2/);
  });

  test('a URL that is pasted is taken apart', async ({page}) => {
    await openBuilder(page);
    await endpoint(page).fill('https://cms.example/api/books?filters%5Btitle%5D[$eq]=A%20%26%20B&sort=title');
    await page.getByRole('button', {name: 'Split the URL'}).click();
    await expect(endpoint(page)).toHaveValue('/api/books');
    await expect(page.getByLabel('Base URL')).toHaveValue('https://cms.example');
    await expect(request(page)).toContainText('GET https://cms.example/api/books?filters[title][$eq]=A & B&sort=title');
  });

  test('examples are a start', async ({page}) => {
    await openBuilder(page);
    await page.getByLabel('Start from').selectOption('Entries in another locale');
    await expect(query(page)).toHaveValue(/locale: 'fr'/);
    await expect(request(page)).toContainText('locale=fr');
    await query(page).fill('{}');
    await expect(page.getByLabel('Start from').locator('option:checked')).toHaveText('Your own query');
  });

  test('everything is reached with the keyboard, and Tab leaves the editor', async ({page}) => {
    await openBuilder(page);
    await page.getByLabel('Start from').focus();
    const next = async (target: Locator): Promise<void> => {
      await page.keyboard.press('Tab');
      await expect(target).toBeFocused();
    };
    await next(page.getByRole('button', {name: 'Copy link'}));
    await next(endpoint(page));
    await next(page.getByRole('button', {name: 'Copy query'}));
    await next(query(page));
    await next(page.getByRole('radio', {name: 'URL', exact: true}));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', {name: 'fetch'})).toBeChecked();
    await expect(request(page)).toContainText('await fetch(');
    await next(page.getByRole('button', {name: 'Copy fetch code'}));
    await next(request(page));
    await next(page.getByLabel('Base URL'));
    await next(page.getByLabel(/^API token/));
    await next(page.getByRole('button', {name: 'Show the token'}));
    await next(send(page));
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByLabel(/^API token/)).toBeFocused();
  });
});

test.describe('copying', () => {
  test.beforeEach(({context}) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

  test('takes the encoded URL, fetch, qs and curl', async ({page}) => {
    await openBuilder(page);
    await query(page).fill(`{filters: {title: "it's & more"}}`);
    const copyAs = async (form: string, name: string): Promise<string> => {
      await page.getByRole('radio', {name: form, exact: true}).check({force: true});
      await page.getByRole('button', {name: `Copy ${name}`}).click();
      await expect(page.getByRole('status').filter({hasText: `${name} copied.`})).toBeVisible();
      return clipboard(page);
    };
    const url = 'http://localhost:1337/api/books?filters[title]=it%27s%20%26%20more';
    expect(await copyAs('URL', 'URL')).toBe(url);
    expect(await copyAs('fetch', 'fetch code')).toContain(`fetch('${url}')`);
    expect(await copyAs('qs', 'qs code')).toContain(`filters: { title: 'it\\'s & more' }`);
    expect(await copyAs('curl', 'curl command')).toBe(`curl -g '${url}'`);
  });

  test('never takes the token', async ({page}) => {
    await openBuilder(page);
    await page.getByLabel(/^API token/).fill('secret-token');
    for (const form of ['fetch', 'qs', 'curl']) {
      await page.getByRole('radio', {name: form, exact: true}).check({force: true});
      await expect(request(page)).toContainText('Bearer YOUR_API_TOKEN');
      await expect(request(page)).not.toContainText('secret-token');
    }
  });

  test('that the browser blocks leaves the text to be copied by hand', async ({page, context}) => {
    await context.clearPermissions();
    await context.grantPermissions(['geolocation']);
    await openBuilder(page);
    await page.getByRole('button', {name: 'Copy URL'}).click();
    await expect(page.getByLabel('The browser blocked copying.')).toHaveValue(/^http:\/\/localhost:1337\/api\/books\?fields/);
  });
});
