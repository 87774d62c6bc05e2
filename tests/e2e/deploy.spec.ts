/** The site is deployed again while a reader has a page of the previous build open, whose files are gone. */
import type {Page} from '@playwright/test';
import {countDocuments, expect, hydrated, open, SAVES_DATA, setConnection, test} from './support/test';

test.beforeEach(async ({page, faults}) => {
  // Without this setting, prefetched files would still be available.
  await setConnection(page, SAVES_DATA);
  faults.expect(
    /status of 404/,
    /^status 404: \S+\/assets\//,
    /console warning: .*Loading (?:CSS )?chunk/s,
    /could not be loaded/,
  );
});

/** Takes all files away from documents that are loaded already. */
async function deploy(page: Page): Promise<void> {
  let isOld = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.route('**/assets/**', (route) =>
    isOld ? route.fulfill({status: 404, contentType: 'text/html', body: '<!doctype html>Not found'}) : route.continue(),
  );
}

for (const {from, link, to} of [
  {from: '/cms/intro', link: 'footer a[href="/whats-new"]', to: '/whats-new'},
  {from: '/tags', link: 'main a[href^="/tags/"]', to: /\/tags\/./},
  {from: '/cms/intro', link: '.navbar__brand', to: '/'},
]) {
  test(`a click on ${link} loads the new document once, and the next click none`, {tag: '@full'}, async ({page}) => {
    await open(page, from);
    await deploy(page);
    const documents = countDocuments(page);
    await page.locator(link).first().click();
    await expect.poll(() => documents.count).toBe(1);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await hydrated(page);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Cloud Docs'}).click();
    await expect(page).toHaveURL('/cloud/intro');
    await expect(page.locator('article').getByRole('heading', {level: 1})).toBeVisible();
    expect(documents.count).toBe(1);
  });
}

for (const name of ['Search', 'Ask AI']) {
  test(`${name} says that a reload helps`, {tag: '@full'}, async ({page}) => {
    await open(page, '/cms/intro');
    await deploy(page);
    const button = page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name, exact: true});
    await button.click();
    await expect(page.getByRole('alert')).toContainText(/^.* could not be loaded\..* reload the page\.$/);
    await page.reload();
    await hydrated(page);
    await button.click();
    await expect(page.getByRole('dialog', {name})).toBeVisible();
  });
}
