/** What the search modal shows when the embedded engine fails or is slow. */
import type {Route} from '@playwright/test';
import {test, type Search} from '../searchModal';
import {expect, hold} from '../support/test';

/** Browser message about records that the test holds back. */
const RECORDS_FAIL = /(?:request failed: net::ERR_FAILED|status 503:|status of 503) .*\/assets\/search\//;

test.describe('failures', {tag: '@full'}, () => {
  for (const [kind, answer, message] of [
    ['unreachable hosts', (route: Route) => route.abort(), /^console error: SearchError: unreachable hosts: /],
    [
      'an API error',
      (route: Route) => route.fulfill({status: 503, body: 'busy'}),
      /^console error: SearchError: API error, status 503/,
    ],
    [
      'a deserialization error',
      (route: Route) => route.fulfill({body: '<!doctype html>'}),
      /^console error: SearchError: deserialization error: /,
    ],
  ] as const) {
    test(`${kind} is named on the console`, async ({page, search, faults}) => {
      faults.expect(message, RECORDS_FAIL);
      await page.route('**/assets/search/**', answer);
      await search.visit('/cms/faq');
      await search.open();
      await search.field.fill('rest');
      await expect(search.errorScreen).toBeVisible();
      await expect.poll(() => faults.matching(message).length).toBeGreaterThan(0);
    });
  }

  test('records that cannot be loaded give the error screen, and the next search tries again', async ({page, search, faults}) => {
    faults.expect(/^console error: SearchError: unreachable hosts: /, RECORDS_FAIL);
    let isBroken = true;
    await page.route('**/assets/search/**', (route) => (isBroken ? route.abort() : route.continue()));
    await search.visit('/cms/faq');
    await search.open();
    await search.field.fill('rest');
    await expect(search.errorScreen.getByText('Unable to fetch results')).toBeVisible();
    await expect(search.errorScreen.getByText('You might want to check your network connection.')).toBeVisible();
    isBroken = false;
    await search.find('rest api');
  });

  for (const [again, tryAgain] of [
    ['Retry', (search: Search) => search.errorScreen.getByRole('button', {name: 'Retry'}).click()],
    ['typing', (search: Search) => search.field.press('End').then(() => search.page.keyboard.type('s'))],
    ['typing the same', (search: Search) => search.field.fill('').then(() => search.field.fill('populate'))],
  ] as const) {
    test(`texts that cannot be loaded give the error screen, and only ${again} asks for them again`, async ({
      page,
      search,
      faults,
    }) => {
      faults.expect(/^console error: SearchError: unreachable hosts: /, RECORDS_FAIL);
      const requests: string[] = [];
      let isBroken = true;
      await page.route('**/assets/search/**', (route) => {
        requests.push(route.request().url());
        return isBroken && route.request().url().includes('texts') ? route.abort() : route.continue();
      });
      await search.visit('/cms/faq');
      await search.open();
      await search.field.fill('populate');
      await expect(search.errorScreen.getByText('Unable to fetch results')).toBeVisible();
      await expect(search.seeAll).toBeHidden();
      const asked = requests.length;
      await search.passBy();
      await expect(search.errorScreen).toBeVisible();
      await expect(search.hits).toHaveCount(0);
      expect(requests).toHaveLength(asked);
      isBroken = false;
      await tryAgain(search);
      await expect(search.seeAll).toBeVisible();
      await expect(search.field).toBeFocused();
      expect(requests).toHaveLength(asked + 2);
    });
  }

  test('records that failed before the search was opened are asked for again by a query only', async ({page, search, faults}) => {
    faults.expect(RECORDS_FAIL);
    let requests = 0;
    let isBroken = true;
    await page.route('**/assets/search/**', (route) => {
      requests += 1;
      return isBroken ? route.abort() : route.continue();
    });
    await search.visit('/cms/faq');
    const failed = page.waitForEvent('requestfailed');
    await search.bar.hover();
    await failed;
    await search.bar.focus();
    await search.open();
    await search.passBy();
    await page.keyboard.press('Escape');
    await expect(search.bar).toBeFocused();
    await search.open();
    isBroken = false;
    await search.find('populate');
    expect(requests).toBe(3);
  });

  test('Ask AI asks for records that failed again with a question only', async ({page, search, faults}) => {
    faults.expect(RECORDS_FAIL);
    let requests = 0;
    let isBroken = true;
    await page.route('**/assets/search/**', (route) => {
      requests += 1;
      return isBroken ? route.abort() : route.continue();
    });
    await search.visit('/cms/faq');
    const button = page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'Ask AI'});
    const failed = page.waitForEvent('requestfailed');
    await button.hover();
    await failed;
    await button.click();
    const field = page.getByRole('dialog', {name: 'Ask AI'}).getByRole('textbox');
    await expect(field).toBeFocused();
    isBroken = false;
    await field.fill('How do I populate a relation?');
    await field.press('Enter');
    await expect(page.getByRole('dialog', {name: 'Ask AI'}).getByRole('article').getByRole('link').first()).toBeVisible();
    expect(requests).toBe(3);
  });

  for (const body of ['<!doctype html>', '{}', 'null', '{"groups":']) {
    test(`records that are something else give the error screen: ${body}`, async ({page, search, faults}) => {
      faults.expect(/^console error: SearchError: deserialization error: /);
      await page.route('**/assets/search/**', (route) => route.fulfill({body, contentType: 'application/json'}));
      await search.visit('/cms/faq');
      await search.open();
      await search.field.fill('rest');
      await expect(search.errorScreen.getByText('Unable to fetch results')).toBeVisible();
    });
  }

  test('a worker that dies is started again', async ({page, search}) => {
    await search.visit('/cms/faq');
    await search.open();
    await search.find('rest');
    await page.workers()[0]?.evaluate(
      () =>
        void setTimeout(() => {
          throw new Error('dead');
        }),
    );
    await expect.poll(() => page.workers().length).toBe(1);
    await search.find('telemetry');
  });

  test('a worker that dies again and again gives the error screen', async ({page, search, faults}) => {
    faults.expect(
      /no-such-worker\.js$/,
      /^console error: SearchError: unreachable hosts: the search worker's script could not be loaded\./,
    );
    await search.visit('/cms/faq');
    await page.evaluate(() => {
      const Original = Worker;
      window.Worker = class extends Original {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(Reflect.get(window, 'isMended') ? url : '/no-such-worker.js', options);
        }
      };
    });
    await search.open();
    await search.field.fill('rest');
    await expect(search.errorScreen.getByText('Unable to fetch results')).toBeVisible();
    await page.evaluate(() => Object.assign(window, {isMended: true}));
    await search.find('rest api');
  });

  test('a modal that cannot be loaded is told, and the next click tries again', async ({page, search, faults}) => {
    faults.expect(/net::ERR_FAILED/, /^console warning: .*Loading (?:CSS )?chunk \S+ failed\./);
    await search.visit('/cms/faq');
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/**', (route) => route.abort());
    await search.bar.click();
    await expect(page.getByRole('alert')).toContainText('Search could not be loaded. Check your connection, then try again.');
    await page.unroute('**/assets/**');
    await search.bar.click();
    await expect(search.field).toBeFocused();
  });

  test('a slow search says nothing of the shorter queries before it', async ({page, search}) => {
    const arrive = await hold(page, /\/assets\/search\/texts/);
    await search.visit('/cms/faq');
    await search.open();
    // For two letters, only titles are searched, and no title begins with these.
    await search.field.pressSequentially('zx');
    const noResults = search.modal.locator('.DocSearch-NoResults');
    await expect(noResults).toContainText('No results for "zx"');
    // No heading has this word, so searching titles doesn't find it.
    await search.field.fill('copiesSold');
    await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
    await expect(noResults).toBeHidden();
    await search.field.fill('zx');
    await search.field.fill('copiesSold desc');
    await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
    await expect(noResults).toBeHidden();
    arrive();
    await expect(search.hits.first()).toBeVisible();
  });

  test('a slow search shows that it is waiting, after 300 ms', async ({page, search}) => {
    const release = await hold(page, /\/assets\/search\//);
    await search.visit('/cms/faq');
    await search.open();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await search.field.fill('rest');
    await page.clock.runFor(299);
    await expect(page.locator('.DocSearch-Container--Stalled')).toBeHidden();
    await page.clock.runFor(1);
    await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
    release();
    await page.clock.resume();
    await expect(search.hits.first()).toBeVisible();
    await expect(page.locator('.DocSearch-Container--Stalled')).toBeHidden();
  });
});
