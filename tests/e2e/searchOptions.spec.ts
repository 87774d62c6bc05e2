/** Options of the search plugin, each changed in the built site. */
import type {Page} from '@playwright/test';
import type {BrowserOptions} from '../../src/search/format';
import {test} from './searchModal';
import {expect} from './support/test';

/** The options are JSON inside the scripts of the modal and of the search page. */
async function setOptions(page: Page, changes: Partial<BrowserOptions>): Promise<void> {
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    let script = await response.text();
    for (const [name, value] of Object.entries(changes)) {
      script = script.replace(
        new RegExp(`"${name}":(?:null|true|false|\\d+|"[^"]*")`),
        () => `"${name}":${JSON.stringify(value)}`,
      );
    }
    await route.fulfill({response, body: script});
  });
}

// Prefetched scripts can still be loading.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

test('without options the field says what it searches, and the bar what it is', {tag: '@full'}, async ({search}) => {
  await search.visit('/cms/faq');
  await expect(search.bar.getByText('Search', {exact: true})).toBeVisible();
  await search.open();
  await expect(search.field).toHaveAttribute('placeholder', 'Search docs');
});

test('placeholder', {tag: '@full'}, async ({page, search}) => {
  await setOptions(page, {placeholder: 'Find a page'});
  await search.visit('/cms/faq');
  await search.open();
  await expect(search.field).toHaveAttribute('placeholder', 'Find a page');
});

test('maxResultsPerGroup', {tag: '@full'}, async ({page, search}) => {
  const sizes = async (): Promise<number[]> => {
    await search.visit('/cms/faq');
    await search.open();
    await search.find('api');
    return search.modal
      .locator('.DocSearch-Hits')
      .evaluateAll((groups) => groups.map((group) => group.querySelectorAll('li').length));
  };
  expect(Math.max(...(await sizes()))).toBeGreaterThan(1);
  expect(Math.max(...(await sizes()))).toBeLessThanOrEqual(5);
  await setOptions(page, {maxResultsPerGroup: 1});
  expect(Math.max(...(await sizes()))).toBe(1);
});

test('disableUserPersonalization: nothing is kept or shown', {tag: '@full'}, async ({page, search}) => {
  await setOptions(page, {disableUserPersonalization: true});
  await search.visit('/cms/faq');
  await search.openFirstHit('telemetry');
  await expect(page).toHaveURL(/usage-information/);
  await expect(search.modal).toBeHidden();
  await search.open();
  await expect(search.field).toBeVisible();
  await expect(search.modal.getByText('Recent', {exact: true})).toBeHidden();
  await expect(search.modal.getByText('No recent searches')).toBeHidden();
});

test('missingResultsUrl: without it no link is offered', {tag: '@full'}, async ({page, search}) => {
  await setOptions(page, {missingResultsUrl: null});
  await search.visit('/cms/faq');
  await search.open();
  await search.field.fill('zxqwvk');
  await expect(search.modal.getByText('No results for "zxqwvk"')).toBeVisible();
  await expect(search.modal.getByRole('link', {name: 'Let us know.'})).toBeHidden();
});

test(
  'contextualSearch: only records of the reader’s language and version are searched, or all',
  {tag: '@full'},
  async ({page, search}) => {
    await page.route('**/assets/search/headings*', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('language:en', 'language:fr');
      await route.fulfill({response, body});
    });
    await search.visit('/cms/faq');
    await search.open();
    await search.field.fill('telemetry');
    await expect(search.modal.getByText('No results for "telemetry"')).toBeVisible();
    await setOptions(page, {contextualSearch: false});
    await search.visit('/cms/faq');
    await search.open();
    await search.find('telemetry');
  },
);

test('replaceSearchResultPathname: where hits lead', {tag: '@full'}, async ({page, search}) => {
  await setOptions(page, {replaceSearchResultPathname: {from: '^/cms/', to: '/manual/'}});
  await search.visit('/cms/faq');
  await search.open();
  await search.find('telemetry');
  await expect(search.hits.first().getByRole('link')).toHaveAttribute('href', /^\/manual\/usage-information/);
});

test('externalUrlRegex: hits that lead to the published site', {tag: '@full'}, async ({page, search}) => {
  await setOptions(page, {externalUrlRegex: '/cms/usage'});
  await search.visit('/cms/faq');
  await search.open();
  await search.find('telemetry');
  await expect(search.hits.first().getByRole('link')).toHaveAttribute(
    'href',
    /^https:\/\/docs\.strapi\.io\/cms\/usage-information/,
  );
});

test('searchPagePath: where all results are', {tag: '@full'}, async ({page, search}) => {
  await setOptions(page, {searchPagePath: '/find'});
  await search.visit('/cms/faq');
  await search.open();
  await search.find('api');
  await expect(search.modal.getByRole('link', {name: /^See all/})).toHaveAttribute('href', '/find?q=api');
});
