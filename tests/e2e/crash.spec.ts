/** The error box that readers see when a part of the page throws. */
import {expect, open, test} from './support/test';

const REASON = 'The navbar failed as asked.';

test('when the navbar itself throws, the crash page is the same', {tag: '@full'}, async ({page, faults}) => {
  faults.expect(/./s);
  await page.route(/\/assets\/js\/[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({response, body: script.replace('"navbar__inner"', `(()=>{throw new Error("${REASON}")})()`)});
  });
  await page.goto('/cms/faq');
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toHaveText('This page crashed.');
  await expect(heading).toHaveClass(/hero__title/);
  await expect(page).toHaveTitle(/^This page crashed \| /);
  await expect(page.getByRole('main')).toContainText(REASON);
  await expect(page.getByRole('button', {name: 'Try again'})).toHaveClass(/button--primary/);
});

test('a page that crashes has a title, and is left for another page and by Back', {tag: '@full'}, async ({page, faults}) => {
  faults.expect(/./s);
  await open(page, '/tags');
  await page.route(/\/assets\/props\//, (route) => route.fulfill({json: {}}));
  await page
    .getByRole('main')
    .getByRole('link', {name: /^Webhooks/})
    .click();
  const crashed = page.getByRole('heading', {level: 1, name: 'This page crashed.'});
  await expect(crashed).toBeVisible();
  await expect(page).toHaveTitle(/^This page crashed \| /);
  await page.unroute(/\/assets\/props\//);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Cloud Docs'}).click();
  await expect(page).toHaveURL('/cloud/intro');
  await expect(page.locator('article').getByRole('heading', {level: 1})).toBeVisible();
  await expect(crashed).toBeHidden();
  await expect(page).not.toHaveTitle(/crashed/);
  await page.goBack();
  await expect(page).toHaveURL('/tags/webhooks');
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1, name: 'Tags'})).toBeVisible();
});
