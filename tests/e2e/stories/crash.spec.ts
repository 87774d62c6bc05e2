/** The crash page. */
import {expect, open, test} from '../support/test';

test.beforeEach(({faults}) => faults.expect(/The story crashed as asked/));

test('a page that crashes says so, with the reason, inside the site', {tag: '@full'}, async ({page}) => {
  await open(page, '/stories/crash');
  await page.getByRole('button', {name: 'Crash this page'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  await expect(page.getByRole('main')).toContainText('The story crashed as asked.');
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('"Try again" crashes again, or shows the page when the cause is gone', {tag: '@full'}, async ({page}) => {
  await open(page, '/stories/crash');
  await page.getByRole('button', {name: 'Crash this page'}).click();
  const heading = page.getByRole('heading', {level: 1});
  const tryAgain = page.getByRole('button', {name: 'Try again'});
  await tryAgain.click();
  await expect(heading).toHaveText('This page crashed.');

  await page.evaluate(() => document.documentElement.setAttribute('data-fixed', ''));
  await tryAgain.click();
  await expect(heading).toHaveText('Crash');
  await expect(page.getByText('The story works again.')).toBeVisible();
});

test('moving on from a crashed page works', {tag: '@full'}, async ({page}) => {
  await open(page, '/stories/crash');
  await page.getByRole('button', {name: 'Crash this page'}).click();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'CMS Docs'}).click();
  await expect(page).toHaveURL('/cms/intro');
  await expect(page.locator('article').getByRole('heading', {level: 1})).toBeVisible();
});
