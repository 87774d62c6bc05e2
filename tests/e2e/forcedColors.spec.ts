/** Forced colors remove backgrounds and shadows, and show transparent borders. */
import type {Locator} from '@playwright/test';
import {Search} from './searchModal';
import {expect, open, store, test} from './support/test';

test.use({colorScheme: 'dark'});

test.beforeEach(async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await store(page, {theme: 'dark'});
});

function style(element: Locator, property: string, pseudo?: string): Promise<string> {
  return element.evaluate((target, {name, part}) => getComputedStyle(target, part).getPropertyValue(name), {
    name: property,
    part: pseudo,
  });
}

test('matched words and the selected hit stand out', async ({page}) => {
  const search = new Search(page);
  await search.visit('/cms/faq');
  await search.open();
  await search.find('webhooks');
  const mark = search.modal.locator('mark').first();
  expect(await style(mark, 'background-color')).not.toBe('rgba(0, 0, 0, 0)');
  expect(await style(mark, 'background-color')).not.toBe(await style(mark, 'color'));
  const selected = search.modal.locator('[aria-selected="true"] a');
  expect(await style(selected, 'outline-style')).toBe('solid');
  expect(await style(search.modal.locator('.DocSearch-Modal'), 'border-top-style')).toBe('solid');
});

test('signs of buttons, the chosen tab, and the open page can be seen', async ({page}) => {
  await open(page, '/cms/installation');
  const copy = page.getByRole('button', {name: 'Copy code to clipboard'}).first();
  const canvas = await style(page.locator('html'), 'background-color');
  expect(await style(copy, 'background-color', '::before')).not.toBe(await style(copy, 'background-color'));
  const tabs = page.getByRole('tab');
  const line = 'border-bottom-color';
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  expect(await style(tabs.nth(1), line)).toBe(canvas);
  expect(await style(tabs.first(), line)).not.toBe(canvas);
  const pages = page.getByRole('navigation', {name: 'Docs sidebar'});
  expect(await style(pages.locator('[aria-current="page"]').first(), 'text-decoration-line')).toBe('underline');
  expect(await style(pages.getByRole('link', {name: 'Project structure'}), 'text-decoration-line')).toBe('none');
});

test('a focused block of code has a ring', async ({page}) => {
  await page.emulateMedia({forcedColors: 'none'});
  await open(page, '/cms/installation');
  const pre = page.locator('.theme-code-block pre').first();
  // A focus has a ring after a key, not after a click.
  await page.keyboard.press('Tab');
  await pre.focus();
  expect(await style(pre, 'outline-style')).toBe('solid');
  expect(await style(pre, 'outline-offset')).toBe('-2px');
});
