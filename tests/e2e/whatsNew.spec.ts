/** The pages about the product's releases. */
import {expect, open, test} from './support/test';

const PATH = '/whats-new';

test('each highlight has an image: a screenshot in the color mode, or what was run in colors', async ({page}) => {
  await open(page, PATH);
  const cards = page
    .locator('article')
    .getByRole('listitem')
    .filter({has: page.locator('[class*="cover_"]')});
  await expect(cards).toHaveCount(5);
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('[class*="cover_"]')).toBeVisible();
    expect(
      (await card.locator('img:visible').count()) + (await card.locator('pre[class*="cover_"]:has([class^="code-"])').count()),
    ).toBe(1);
  }
});

test('the filters leave the changes of a kind and with a word, and hide releases without any', async ({page}) => {
  await open(page, PATH);
  const releases = page.locator('article h2[id^="v5-"]').filter({visible: true});
  const changes = page.locator('article li:has([data-check])').filter({visible: true});
  const [all, checks] = [await releases.count(), await changes.count()];
  await page.getByLabel('Show', {exact: true}).selectOption('To check before an upgrade');
  await expect(page.getByRole('status').filter({hasText: 'changes'})).toBeVisible();
  expect(await releases.count()).toBeLessThan(all);
  await expect(page.locator('article li:not(:has([data-check])) > strong').filter({visible: true})).toHaveCount(0);
  expect(await changes.count()).toBeLessThanOrEqual(checks);

  await page.getByLabel('About', {exact: true}).fill('croner');
  await expect(releases).toHaveText([/5\.54\.0/]);
  await page.getByLabel('About', {exact: true}).fill('');
  await page.getByLabel('Show', {exact: true}).selectOption('All changes');
  await expect(releases).toHaveCount(all);
});
