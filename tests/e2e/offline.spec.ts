/** Pages after the connection is lost. */
import type {BrowserContext, Page} from '@playwright/test';
import {contentChunk} from './support/build';
import {Search} from './searchModal';
import {countDocuments, expect, hydrated, open, SAVES_DATA, setConnection, test} from './support/test';

const PAGE = '/cms/intro';
const TARGET = '/whats-new';

const notice = (page: Page) => page.getByRole('alert').filter({hasText: 'offline'});
const retry = (page: Page) => page.getByRole('button', {name: 'Retry'});
const whatsNew = (page: Page) => page.getByRole('contentinfo').getByRole('link', {name: "What's new"});
const title = (page: Page) => page.getByRole('main').getByRole('heading', {level: 1});

async function loseConnection(page: Page, context: BrowserContext): Promise<void> {
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await whatsNew(page).click();
  await expect(notice(page)).toBeVisible();
}

test.beforeEach(async ({page, faults}) => {
  // A page that was fetched ahead opens without a connection, too.
  await setConnection(page, SAVES_DATA);
  faults.expect(/net::ERR_INTERNET_DISCONNECTED/, /console warning: .*Loading chunk/s, /The page at \/\S+ could not be loaded/);
});

test(
  'a click keeps the page readable, says that the reader is offline, and Retry goes on',
  {tag: '@full'},
  async ({page, context}) => {
    await open(page, PAGE);
    const before = await title(page).textContent();
    const documents = countDocuments(page);
    await loseConnection(page, context);
    await expect(title(page)).toHaveText(before ?? '');
    await expect(page.locator('#nprogress'), 'nothing is loading').toBeHidden();
    await expect(page, 'the URL of the page that is shown').toHaveURL(PAGE);

    await retry(page).click();
    await expect(notice(page)).toBeVisible();
    await expect(retry(page)).toBeFocused();
    await expect(page).toHaveURL(PAGE);

    await context.setOffline(false);
    await retry(page).click();
    await expect(title(page)).toHaveText(/new/i);
    await expect(notice(page)).toBeHidden();
    await expect(page).toHaveURL(TARGET);
    expect(documents.count).toBe(0);
  },
);

test('all notices have one design: they follow each other, cover no button of the page, and close', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/net::ERR_|Loading (?:CSS )?chunk/);
  await open(page, PAGE);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', {name: 'Ask AI'}).first().click();
  const askAi = page.getByRole('alert').filter({hasText: 'Ask AI could not be loaded'});
  await expect(askAi).toBeVisible();
  await whatsNew(page).click();
  await expect(notice(page)).toBeVisible();

  const boxes = page.locator('[class*="notice_"]');
  await expect(boxes).toHaveCount(2);
  const looks = await boxes.evaluateAll((all) =>
    all.map((box) => {
      const {backgroundColor, borderColor, borderRadius, color, fontSize} = getComputedStyle(box);
      return {backgroundColor, borderColor, borderRadius, color, fontSize};
    }),
  );
  expect(looks[0]).toEqual(looks[1]);
  const [first, second] = await Promise.all([boxes.nth(0).boundingBox(), boxes.nth(1).boundingBox()]);
  expect(second?.y ?? 0).toBeGreaterThanOrEqual((first?.y ?? Infinity) + (first?.height ?? 0));
  await expect(page.getByRole('button', {name: 'Copy page'})).toBeVisible();

  await boxes.first().getByRole('button', {name: 'Close'}).click();
  await boxes.first().getByRole('button', {name: 'Close'}).click();
  await expect(boxes).toHaveCount(0);
  await expect(title(page)).toBeVisible();
});

test('a second click on the link tries again', {tag: '@full'}, async ({page, context}) => {
  await open(page, PAGE);
  await loseConnection(page, context);
  await context.setOffline(false);
  await whatsNew(page).click();
  await expect(title(page)).toHaveText(/new/i);
  await expect(notice(page)).toBeHidden();
  await expect(page).toHaveURL(TARGET);
});

test('pointing at a link to the page that is shown leaves the notice and Retry', {tag: '@full'}, async ({page, context}) => {
  await open(page, PAGE);
  await loseConnection(page, context);
  await page.getByRole('navigation', {name: 'Docs sidebar'}).locator(`a[href="${PAGE}"]`).hover();
  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  await retry(page).click();
  await expect(title(page)).toHaveText(/new/i);
  await expect(page).toHaveURL(TARGET);
});

test('a section of the page that is shown opens, and the notice goes away', {tag: '@full'}, async ({page, context}) => {
  await open(page, PAGE);
  await loseConnection(page, context);
  const link = page.locator('.table-of-contents a').last();
  const hash = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(`${PAGE}${hash ?? ''}`);
  await expect(notice(page)).toBeHidden();
  await expect(title(page)).not.toHaveText(/new/i);
});

test('going back takes the notice away', {tag: '@full'}, async ({page, context}) => {
  await open(page, PAGE);
  await loseConnection(page, context);
  await page.goBack();
  await expect(page).toHaveURL(PAGE);
  await expect(notice(page)).toBeHidden();
  await expect(title(page)).toBeVisible();
});

test('back online, a page that still fails is reloaded once', {tag: '@full'}, async ({page, context, faults}) => {
  faults.expect(/net::ERR_FAILED/);
  await open(page, PAGE);
  await loseConnection(page, context);
  await page.route(contentChunk(TARGET), (route) => route.abort('failed'));
  await context.setOffline(false);
  const documents = countDocuments(page);
  await retry(page).click();
  await expect(page.getByRole('main').getByRole('button', {name: 'Retry'})).toBeVisible();
  await expect(page).toHaveURL(TARGET);
  expect(documents.count).toBe(1);
});

test(
  'a connection that breaks while a page starts leaves the page as the server sent it',
  {tag: '@full'},
  async ({page, context}) => {
    let isDown = false;
    await page.route(contentChunk(TARGET), async (route) => {
      isDown = true;
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await page.goto(TARGET);
    await expect(notice(page)).toBeVisible();
    expect(isDown).toBe(true);
    await expect(title(page)).toHaveText(/new/i);
    await page.unroute(contentChunk(TARGET));
    await context.setOffline(false);
    await retry(page).click();
    await hydrated(page);
    await expect(notice(page)).toBeHidden();
    await expect(title(page)).toHaveText(/new/i);
  },
);

test(
  'a search that was used before still finds, and leads to a page that was visited before',
  {tag: '@full'},
  async ({page, context}) => {
    const search = new Search(page);
    await open(page, TARGET);
    await page.getByRole('contentinfo').getByRole('link', {name: 'FAQ'}).click();
    await expect(page).toHaveURL('/cms/faq');
    await search.open();
    await search.find('webhooks');
    await page.keyboard.press('Escape');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await search.open();
    await search.field.fill("What's new");
    await search.hits
      .getByRole('link')
      .and(page.locator(`[href^="${TARGET}"]`))
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${TARGET}(?:#|$)`));
    await expect(title(page)).toHaveText(/new/i);
    await expect(notice(page)).toBeHidden();
  },
);
