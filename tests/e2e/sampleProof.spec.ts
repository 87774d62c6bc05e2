import type {Locator, Page} from '@playwright/test';
import {violationsOn} from './support/axe';
import {expect, open, test} from './support/test';

const pageSeal = (page: Page): Locator => page.getByRole('button', {name: /^\d+ samples?, run on Strapi/});
const proof = (page: Page): Locator => page.getByRole('dialog');

for (const width of [320, 1280]) {
  test(`the seal at the title opens to what was sent, what came back, versions, and the day, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 700});
    await open(page, '/cms/api/rest');
    const seal = pageSeal(page);
    await expect(seal).toHaveText(/^\d+ samples, run on Strapi 5\.\d+\.\d+$/);
    for (const key of ['Enter', 'Space']) {
      await seal.focus();
      await page.keyboard.press(key);
      await expect(proof(page)).toContainText(/HowSent, and the responses compared: \d+/);
      await expect(proof(page)).toContainText('Came back');
      await expect(proof(page)).toContainText(/Strapi 5\.\d+\.\d+, Node\.js \d+\.\d+\.\d+/);
      await expect(proof(page)).toContainText(/[A-Z][a-z]{2} \d{1,2}, 20\d\d/);
      const {x = -1, y = -1, width: wide = 0, height: high = 0} = (await proof(page).boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + wide).toBeLessThanOrEqual(width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + high).toBeLessThanOrEqual(700);
      expect(await violationsOn(page, {within: '[role="dialog"]'})).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(proof(page)).toHaveCount(0);
      await expect(seal).toBeFocused();
    }
  });
}

test('the focus leaves the popover of a seal, which closes it, and a second press closes it as well', async ({page}) => {
  await open(page, '/cms/api/rest');
  await pageSeal(page).focus();
  await page.keyboard.press('Enter');
  await expect(proof(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(proof(page)).toHaveCount(0);
  await expect(page.getByRole('article').locator(':focus')).toHaveCount(1);
  await pageSeal(page).click();
  await expect(proof(page)).toBeVisible();
  await pageSeal(page).click();
  await expect(proof(page)).toHaveCount(0);
});

test('the seal of a block opens to its request and status, before React starts as well', async ({page}) => {
  await open(page, '/cms/api/rest');
  const call = page.locator('.api-call').filter({hasText: 'GET /api/books/s2x4w1xwsjgqkd5owydq18ff'}).first();
  await call.getByRole('button', {name: 'Proven: how this sample ran'}).first().click();
  await expect(proof(page)).toContainText('GET /api/books/s2x4w1xwsjgqkd5owydq18ff');
  await expect(proof(page)).toContainText(/Came back200/);
  await expect(proof(page)).toContainText('Sent, and the responses compared.');
});

test('what is behind the seal of a response covers no request', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/cms/api/rest');
  const seal = page.locator('.api-call figure:nth-child(2)').getByRole('button', {name: 'Proven: how this sample ran'}).first();
  await seal.evaluate((button) => scrollBy({top: button.getBoundingClientRect().top - 600, behavior: 'instant'}));
  await seal.click();
  await expect(proof(page)).toBeVisible();
  const [button, popover] = [await seal.boundingBox(), await proof(page).boundingBox()];
  expect(popover?.y ?? 0).toBeGreaterThan((button?.y ?? Infinity) + (button?.height ?? 0));
});

test('the seal of a file says what was done with it', async ({page}) => {
  await open(page, '/cms/configurations/server');
  const block = page.locator('.theme-code-block:visible').filter({hasText: 'config/server.ts'}).first();
  await block.getByRole('button', {name: 'Proven: how this sample ran'}).click();
  await expect(proof(page)).toContainText('HowIs loaded as configuration, and all of its keys are known.');
});

test('code that was not run has no seal', async ({page}) => {
  await open(page, '/cms/migration/v4-to-v5/breaking-changes/vite');
  const old = page.locator('.theme-code-block').filter({hasText: 'webpack'}).first();
  await expect(old.getByRole('button', {name: 'Copy code to clipboard'})).toBeAttached();
  await expect(old.getByRole('button', {name: /^Proven/})).toHaveCount(0);
});

test('says so when what is behind a seal does not load', async ({page, faults}) => {
  faults.expect(/status of 500/, /status 500/, /could not be loaded/);
  await page.route('**/*.proof.json', (route) => route.fulfill({status: 500}));
  await open(page, '/cms/api/rest');
  await pageSeal(page).click();
  await expect(page.getByRole('status').filter({hasText: 'This did not load.'})).toBeVisible();
});

test('a page without samples has no seal', async ({page}) => {
  await page.goto('/release-notes');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByText('run on Strapi')).toHaveCount(0);
});

test('a page ends with one row: whether it helped, its tags, its source, and its last change', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/cms/api/rest');
  const end = page.getByRole('article').locator('footer');
  await end.scrollIntoViewIfNeeded();
  const parts = [
    end.getByText('Was this page helpful?'),
    end.getByText(/^\d+ tags$/),
    end.getByRole('link', {name: 'Contribute to this page'}),
    end.getByText(/^Updated [A-Z][a-z]{2} \d+, 20\d\d$/),
  ];
  const middles = await Promise.all(
    parts.map(async (part) => {
      const box = await part.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) / 2;
    }),
  );
  for (const middle of middles) expect(Math.abs(middle - (middles[0] ?? 0))).toBeLessThanOrEqual(3);
  await expect(end.getByRole('link', {name: 'REST API', exact: true})).toBeHidden();
  await parts[1]?.click();
  await expect(end.getByRole('link', {name: 'REST API', exact: true})).toHaveAttribute('href', '/tags/rest-api');
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
    await block.getByRole('button', {name: 'Code actions'}).focus();
    await page.keyboard.press('Enter');
    // No AI service is connected.
    await expect(page.getByRole('menuitem')).toHaveText(['This sample doesn’t work for me']);
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem')).toBeFocused();
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
