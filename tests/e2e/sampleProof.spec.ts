import {expect, test} from './support/test';

test('a page says at its end how many samples were checked, and opens to what was done with them', async ({page}) => {
  await page.goto('/cms/api/rest');
  const summary = page.locator('article > footer + details summary');
  await expect(summary).toHaveText(/^\d+ samples(?: and \d+ statements)? checked against Strapi 5\.\d+\.\d+$/);
  const sent = page.getByText('sent, and the responses compared');
  await expect(sent).toBeHidden();
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(sent).toBeVisible();
});

test('a page without samples says nothing', async ({page}) => {
  await page.goto('/release-notes');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByText('checked against Strapi')).toHaveCount(0);
});

test('the start page says how much was checked', async ({page}) => {
  await page.goto('/');
  await expect(
    page.getByText(/^\d+ pages, checked against Strapi 5\.\d+\.\d+ with [\d,]+ requests, snippets, and commands$/),
  ).toBeVisible();
});

test('a request says which permission it needs, unless it is shown to fail', async ({page}) => {
  await page.goto('/cms/api/rest');
  const call = (request: string) => page.locator('.api-call').filter({hasText: request});
  const needs = call('GET /api/books/s2x4w1xwsjgqkd5owydq18ff').first().getByText('Needs');
  await expect(needs).toHaveText('Needs findOne on Book');
  await expect(needs.getByRole('link')).toHaveAttribute('href', '/cms/api/content-api#rights');
  const failing = page.locator('.api-call').filter({hasText: '400'});
  await expect(failing.first()).toContainText('POST /api/books');
  await expect(failing.getByText('Needs')).toHaveCount(0);
});

for (const {form, start} of [
  {form: 'HTTP', start: 'GET /api/books'},
  {form: 'cURL', start: 'curl'},
]) {
  test(`a sample that does not work opens an issue about it, as ${form}`, async ({page, context, faults}) => {
    await context.route(/^https:/, (route) => route.fulfill({contentType: 'text/html', body: '<title>elsewhere</title>'}));
    await page.goto('/cms/api/rest');
    await page.getByRole('tab', {name: form}).first().click();
    const block = page
      .locator('.theme-code-block:visible')
      .filter({hasText: start})
      .nth(form === 'HTTP' ? 0 : 1);
    // No AI service is connected.
    await expect(block.getByRole('button', {name: 'Ask about this code'})).toHaveCount(0);
    await block.locator('pre').focus();
    const report = block.getByRole('button', {name: 'This sample doesn’t work for me'});
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(report).toBeFocused({timeout: 100});
    }).toPass();
    faults.expect(/third party github\.com/);
    const [tab] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
    const url = new URL(tab.url());
    expect(url.origin + url.pathname).toBe('https://github.com/strapi/documentation/issues/new');
    expect(url.searchParams.get('title')).toBe('Sample doesn’t work: REST API');
    const body = url.searchParams.get('body') ?? '';
    expect(body).toContain('Page: https://docs.strapi.io/cms/api/rest#list\nSection: List entries\n');
    expect(body).toMatch(/proven on Strapi 5\.\d+\.\d+:/);
    expect(body).toContain(start);
    expect(body).toContain('My version of Strapi:');
    await expect(block.getByRole('status')).toContainText('Nothing is sent until you submit it there.');
    const link = await block.getByRole('link', {name: 'open it here'}).getAttribute('href');
    expect(new URL(link ?? '').searchParams.get('body')).toBe(body);
  });
}
