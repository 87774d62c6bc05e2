import {expect, test} from './support/test';

test('a page says under its title how many samples were checked, and opens to what was done with them', async ({page}) => {
  await page.goto('/cms/api/rest');
  const summary = page.locator('header:has(h1) + details summary');
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

test('the start page says how many there are', async ({page}) => {
  await page.goto('/');
  await expect(page.getByText(/^[\d,]+ samples on \d+ pages, each checked against Strapi 5\.\d+\.\d+$/)).toBeVisible();
});
