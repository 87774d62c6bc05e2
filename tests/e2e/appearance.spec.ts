/** Color mode and announcement bar, and how the browser stores them. */
import type {Page} from '@playwright/test';
import {expect, open, test} from './support/test';

const html = (page: Page) => page.locator('html');
const bar = (page: Page) => page.locator('.theme-announcement-bar');
const modeSwitch = (page: Page) => page.getByRole('button', {name: /Switch between dark and light mode/});

test.describe('for a reader whose system is dark', () => {
  test.use({colorScheme: 'dark'});

  test('the site starts light all the same', async ({page}) => {
    await open(page, '/cms/intro');
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).not.toBe('dark');
  });
});

test('a chosen colour mode is kept under the key "theme", from the first paint on', async ({page, faults}) => {
  faults.expect(/net::ERR_FAILED/);
  await open(page, '/cms/intro');
  const background = () => html(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await background();
  await modeSwitch(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect.poll(background).not.toBe(light);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

  await page.route(/\/assets\/js\//, (route) => route.abort());
  await page.goto('/cloud/intro', {waitUntil: 'commit'});
  await expect(html(page), 'before any script file has run').toHaveAttribute('data-theme', 'dark');
});

test.describe('announcement bar', () => {
  test('is shown in its colours', async ({page}) => {
    await open(page, '/');
    await expect(bar(page)).toBeVisible();
    await expect(bar(page)).toHaveCSS('background-color', 'rgb(243, 229, 250)');
    await expect(bar(page)).toHaveCSS('color', 'rgb(9, 30, 66)');
  });

  for (const {width, lines} of [
    {width: 320, lines: 2},
    {width: 390, lines: 1},
  ]) {
    test(`is whole at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 844});
      await open(page, '/');
      const [box, text] = await bar(page).evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const {top, bottom} = element.getBoundingClientRect();
        return [
          {top, bottom},
          {top: range.getBoundingClientRect().top, bottom: range.getBoundingClientRect().bottom},
        ];
      });
      expect(text.top).toBeGreaterThanOrEqual(box.top);
      expect(text.bottom).toBeLessThanOrEqual(box.bottom);
      expect(box.bottom - box.top, 'height').toBeLessThanOrEqual(16 + 24 * lines);
    });
  }

  test('stays away once dismissed, also after a reload', async ({page}) => {
    await open(page, '/');
    await bar(page).getByRole('button', {name: 'Close'}).click();
    await expect(bar(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'))).toBe('support_us');
    await page.reload();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
    await expect(bar(page)).toBeHidden();
  });
});

test.describe('accents', () => {
  const accentOf = (page: Page, selector: string, property: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name), [property, pseudo] as const);

  for (const [product, url, light, dark] of [
    ['the CMS', '/cms/features/draft-and-publish', 'rgb(73, 69, 255)', 'rgb(123, 121, 255)'],
    ['Strapi Cloud', '/cloud/intro', 'rgb(0, 120, 140)', 'rgb(34, 174, 196)'],
  ] as const) {
    test(`${product} has its accent in the navbar, at the title, and in the sidebar`, async ({page}) => {
      await open(page, url);
      for (const color of [light, dark]) {
        await expect.poll(() => accentOf(page, 'main h1', 'background-color', '::before')).toBe(color);
        expect(await accentOf(page, '.navbar__link--active', 'background-color', '::before')).toBe(color);
        expect(await accentOf(page, '.menu__link--active:not(.menu__link--sublist)', 'box-shadow')).toContain(color);
        await modeSwitch(page).click();
      }
    });
  }
});
