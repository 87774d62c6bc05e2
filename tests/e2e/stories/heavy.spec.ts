/** The playground and Mermaid are downloaded when the reader comes near them. */
import type {Page} from '@playwright/test';
import {expect, open, test} from '../support/test';

const ADDRESS = '/stories/heavy';

function countScripts(page: Page): {readonly names: string[]} {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') names.push(request.url());
  });
  return {names};
}

test('nothing of them is loaded with the page', async ({page}) => {
  await open(page, ADDRESS);
  await page.waitForLoadState('networkidle');
  const scripts = countScripts(page);
  await page.waitForTimeout(500);
  expect(scripts.names).toEqual([]);
  await expect(page.getByText('Hello from the playground', {exact: true}).and(page.locator('strong'))).toHaveCount(0);
  await expect(page.getByRole('main').locator('svg[id^="mermaid"]')).toHaveCount(0);
});

test('the playground loads, runs under the content security policy and follows edits', async ({page}) => {
  await open(page, ADDRESS);
  await page.waitForLoadState('networkidle');
  const scripts = countScripts(page);
  await page.locator('#playground').scrollIntoViewIfNeeded();
  await expect(page.locator('strong', {hasText: 'Hello from the playground'})).toBeVisible();
  expect(scripts.names.length).toBeGreaterThan(0);

  const editor = page.getByRole('main').locator('textarea, [contenteditable]').first();
  await editor.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('() => <em>Edited by the reader</em>');
  await expect(page.locator('em', {hasText: 'Edited by the reader'})).toBeVisible();
});

test('the playground shows its result below the editor', async ({page}) => {
  await open(page, ADDRESS);
  await page.locator('#playground').scrollIntoViewIfNeeded();
  const result = await page.locator('strong', {hasText: 'Hello from the playground'}).boundingBox();
  const editor = await page.getByRole('main').locator('textarea, [contenteditable]').first().boundingBox();
  expect(result?.y ?? 0).toBeGreaterThan(editor?.y ?? Infinity);
});

test('the diagram loads and is drawn in the colours of the mode', async ({page}) => {
  await open(page, ADDRESS);
  await page.waitForLoadState('networkidle');
  const scripts = countScripts(page);
  await page.locator('#diagram').scrollIntoViewIfNeeded();
  const drawing = page.getByRole('main').locator('.docusaurus-mermaid-container svg');
  await expect(drawing).toBeVisible();
  await expect(drawing).toContainText('Author');
  expect(scripts.names.length).toBeGreaterThan(0);

  const light = await drawing.innerHTML();
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('#diagram').scrollIntoViewIfNeeded();
  await expect.poll(() => drawing.innerHTML()).not.toBe(light);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the code and the text of the diagram are shown', async ({page}) => {
    await page.goto(ADDRESS);
    await expect(page.getByText('Hello from the playground')).toBeVisible();
    await expect(page.getByText('book[Book] --> author[Author]')).toBeVisible();
  });
});
