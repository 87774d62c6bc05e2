/** A route whose chunk cannot be loaded. */
import type {Locator, Page} from '@playwright/test';
import {componentChunk, contentChunk} from './support/build';
import {countDocuments, expect, hold, hydrated, open, SAVES_DATA, setConnection, test} from './support/test';

const TARGET = '/whats-new';
const CHUNK = contentChunk(TARGET);

test.beforeEach(async ({page, faults}) => {
  // A page that was fetched ahead needs no chunk.
  await setConnection(page, SAVES_DATA);
  faults.expect(
    /net::ERR_FAILED/,
    /console warning: .*Loading chunk/s,
    /console warning: The page at \/whats-new could not be loaded/,
  );
});

/** All scripts except those that start the site. */
const ROUTE_CHUNKS = /\/assets\/js\/(?!main\.|react\.|runtime~main\.)/;

const retry = (page: Page) => page.getByRole('main').getByRole('button', {name: 'Retry'});
const errorBox = (page: Page) => page.getByRole('main').getByRole('alert');
async function isAbove(upper: Locator, lower: Locator): Promise<boolean> {
  const [first, second] = [await upper.boundingBox(), await lower.boundingBox()];
  return first !== null && second !== null && first.y + first.height <= second.y;
}

const goToTarget = (page: Page) => page.getByRole('contentinfo').getByRole('link', {name: "What's new"}).click();

test('while browsing, a failed chunk warns on the console and the page is reloaded', {tag: '@full'}, async ({page, faults}) => {
  await open(page, '/cms/intro');
  let failures = 0;
  await page.route(CHUNK, async (route) => {
    const isPrefetch = route.request().headers()['sec-purpose']?.includes('prefetch') === true;
    if (!isPrefetch) failures += 1;
    await (isPrefetch || failures === 1 ? route.abort('failed') : route.continue());
  });
  const documents = countDocuments(page);
  await goToTarget(page);
  await expect.poll(() => documents.count).toBe(1);
  await hydrated(page);
  await expect(page).toHaveURL(TARGET);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(errorBox(page)).toBeHidden();
  expect(faults.matching(/console warning: .*Loading chunk/s)).toHaveLength(1);
});

test(
  'when the reload fails too, the error box stands above the article and the rest of the page works',
  {tag: '@full'},
  async ({page}) => {
    await open(page, '/cms/intro');
    await page.route(CHUNK, (route) => route.abort('failed'));
    const documents = countDocuments(page);
    await goToTarget(page);
    await expect(errorBox(page)).toContainText('could not be loaded');
    await expect(retry(page)).toBeVisible();
    expect(documents.count).toBe(1);
    await expect(errorBox(page), 'in words').not.toContainText(/Error|chunk/i);
    await expect(page.getByRole('main').getByRole('heading', {level: 1})).toHaveText(/^What's new/);
    await expect(page.getByRole('main').getByRole('heading', {level: 2}).first()).toBeVisible();
    expect(await isAbove(errorBox(page), page.getByRole('main').getByRole('heading', {level: 1}))).toBe(true);

    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Cloud Docs'}).click();
    await expect(page).toHaveURL('/cloud/intro');
    await expect(page.getByRole('main').getByRole('heading', {level: 1})).toBeVisible();
    expect(documents.count, 'moving on needs no reload').toBe(1);
  },
);

test(
  'a direct visit warns, reloads once, and then shows the box; a failed retry does not reload again',
  {tag: '@full'},
  async ({page, faults}) => {
    const warnings = (): number => faults.matching(/console warning: The page at \/whats-new could not be loaded/).length;
    const documents = countDocuments(page);
    await page.route(CHUNK, (route) => route.abort('failed'));
    await page.goto(TARGET);
    await expect(retry(page)).toBeVisible();
    await expect.poll(warnings).toBe(2);
    await retry(page).click();
    await expect.poll(warnings).toBe(3);
    await expect(retry(page)).toBeVisible();
    expect(documents.count, 'documents loaded').toBe(2);
  },
);

test('Retry loads the chunk when the network is back, and shows that it is loading', {tag: '@full'}, async ({page}) => {
  await page.route(CHUNK, (route) => route.abort('failed'));
  await page.goto(TARGET);
  await expect(retry(page)).toBeVisible();

  await page.unroute(CHUNK);
  const release = await hold(page, CHUNK);
  const documents = countDocuments(page);
  await retry(page).click();
  await expect(page.getByRole('main').getByRole('status').filter({hasText: 'Loading…'})).toBeVisible();
  release();
  await expect(page.getByRole('main').getByRole('heading', {level: 1})).toBeVisible();
  await expect(errorBox(page)).toBeHidden();
  expect(documents.count, 'Retry loads the chunk, not the page').toBe(0);
});

test('after Retry, the next Tab goes on in the article, where the button was', {tag: '@full'}, async ({page}) => {
  await page.route(CHUNK, (route) => route.abort('failed'));
  await page.goto(TARGET);
  await retry(page).focus();
  await page.unroute(CHUNK);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null), 'focus is in the article').toBe(true);
});

test('Retry that fails again keeps the box', {tag: '@full'}, async ({page}) => {
  await page.route(CHUNK, (route) => route.abort('failed'));
  await page.goto(TARGET);
  await expect(retry(page)).toBeVisible();
  const again = page.waitForRequest(CHUNK);
  await retry(page).click();
  await again;
  await expect(retry(page)).toBeVisible();
});

test(
  'when nothing of a route can be loaded, navbar and sidebar stay, and one click on Retry brings everything',
  {tag: '@full'},
  async ({page}) => {
    await page.route(ROUTE_CHUNKS, (route) => route.abort('failed'));
    await page.goto(TARGET);
    await expect(retry(page)).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Cloud Docs'})).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Quick start'})).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await isAbove(errorBox(page), page.getByRole('main').getByRole('heading', {level: 1}))).toBe(true);
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    await page.unroute(ROUTE_CHUNKS);
    const documents = countDocuments(page);
    await retry(page).click();
    await expect(page.getByRole('main').getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toHaveCount(1);
    await expect(retry(page)).toBeHidden();
    expect(documents.count, 'Retry loads the chunks, not the page').toBe(0);
  },
);

test('a page that failed is loaded by the next click on a link to it', {tag: '@full'}, async ({page}) => {
  await page.route(CHUNK, (route) => route.abort('failed'));
  await page.goto(TARGET);
  await expect(retry(page)).toBeVisible();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Cloud Docs'}).click();
  await expect(page).toHaveURL('/cloud/intro');
  await page.unroute(CHUNK);
  const documents = countDocuments(page);
  await goToTarget(page);
  await expect(page.getByRole('main').getByRole('heading', {level: 1, name: /new/i})).toBeVisible();
  expect(documents.count, 'without a reload').toBe(0);
});

test('a later failure of the same page reloads again, once the page was shown in between', {tag: '@full'}, async ({page}) => {
  await page.route(CHUNK, (route) => route.abort('failed'));
  await page.goto(TARGET);
  await expect(errorBox(page)).toBeVisible();
  await page.unroute(CHUNK);
  await open(page, TARGET);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();

  const documents = countDocuments(page);
  await page.route(CHUNK, (route) => route.abort('failed'));
  await page.goto(`${TARGET}?again`);
  await expect(errorBox(page)).toBeVisible();
  expect(documents.count).toBe(2);
});

test('the landing page survives a failed chunk too', {tag: '@full'}, async ({page, faults}) => {
  faults.expect(/console warning: The page at \/ could not be loaded/);
  await page.route(componentChunk('/'), (route) => route.abort('failed'));
  await page.goto('/');
  await expect(retry(page)).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await page.unroute(componentChunk('/'));
  await retry(page).click();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

for (const {address, chunk} of [
  {address: '/cloud/intro', chunk: () => contentChunk('/cloud/intro')},
  {address: '/', chunk: () => componentChunk('/')},
  {address: '/cms/api/rest/interactive-query-builder', chunk: () => contentChunk('/cms/api/rest/interactive-query-builder')},
  {address: '/tags/rest-api', chunk: () => ROUTE_CHUNKS},
  {address: '/search', chunk: () => ROUTE_CHUNKS},
]) {
  test(
    `${address} keeps its title and description when it can't be loaded, until the reader goes on`,
    {tag: '@full'},
    async ({page, faults}) => {
      faults.expect(/status 404/, /console error: Failed to load resource/, /console warning: The page at/);
      const head = () =>
        page.evaluate(() => ({
          title: document.title,
          meta: Array.from(
            document.querySelectorAll('meta[name="description"], meta[property^="og:"], link[rel="canonical"]'),
            (tag) => ['name', 'property', 'content', 'href'].map((name) => tag.getAttribute(name)).join(' '),
          ).sort(),
        }));
      await open(page, address);
      const complete = await head();
      expect(complete.title).toContain('Strapi');
      await page.route(chunk(), (route) => route.fulfill({status: 404}));
      await page.reload();
      await expect(retry(page)).toBeVisible();
      await expect.poll(head).toEqual(complete);

      await page.unroute(chunk());
      await page.getByRole('contentinfo').getByRole('link', {name: 'Release notes'}).click();
      await expect(page).toHaveTitle(/^Release notes/);
      await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    },
  );
}

/** The note that a page is still loading, which isn't in it. */
const loadingNote = (page: Page) => page.locator('body > output').filter({hasText: 'Loading…'});

test('a first load that takes longer than a second says so, until the page answers', {tag: '@full'}, async ({page}) => {
  const release = await hold(page, CHUNK);
  await page.clock.install();
  await page.goto(TARGET, {waitUntil: 'domcontentloaded'});
  await expect(loadingNote(page)).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(loadingNote(page)).toBeVisible();
  release();
  await hydrated(page);
  await expect(loadingNote(page)).toHaveCount(0);
});

test('a slow change of page says so when the progress bar has been there for a second', {tag: '@full'}, async ({page}) => {
  await open(page, '/cms/intro');
  const release = await hold(page, CHUNK);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await goToTarget(page);
  await page.clock.runFor(1100);
  await expect(page.locator('#nprogress')).toBeAttached();
  await expect(loadingNote(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(loadingNote(page)).toBeVisible();
  release();
  await page.clock.resume();
  await expect(page).toHaveURL(TARGET);
  await expect(page.getByRole('heading', {level: 1, name: /new/i})).toBeVisible();
  await expect(loadingNote(page)).toHaveCount(0);
});

test('the reader who goes back meanwhile no longer waits', {tag: '@full'}, async ({page}) => {
  await open(page, '/cms/intro');
  const release = await hold(page, CHUNK);
  await goToTarget(page);
  await expect(loadingNote(page)).toBeVisible();
  await page.goBack();
  await expect(loadingNote(page)).toHaveCount(0);
  release();
});

test('the progress bar appears after 200 ms of a slow change of page, not before', {tag: '@full'}, async ({page}) => {
  await open(page, '/cms/intro');
  const release = await hold(page, CHUNK);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await goToTarget(page);
  await page.clock.runFor(199);
  await expect(page.locator('#nprogress')).not.toBeAttached();
  await page.clock.runFor(1);
  await expect(page.locator('#nprogress')).toBeAttached();
  release();
  await page.clock.resume();
  await expect(page).toHaveURL(TARGET);
  await expect(page.getByRole('heading', {level: 1, name: /new/i})).toBeVisible();
  await expect(page.locator('#nprogress')).not.toBeAttached();
});

test('a quick change of page shows no progress bar', {tag: '@full'}, async ({page}) => {
  await open(page, '/cms/intro');
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.getElementById('nprogress')) document.documentElement.dataset.progressSeen = 'true';
    }).observe(document.documentElement, {childList: true, subtree: true});
  });
  // As pointing at the link does.
  await page.evaluate(async (href) => {
    await window.docusaurus.preload(href);
  }, TARGET);
  await goToTarget(page);
  await expect(page).toHaveURL(TARGET);
  await expect(page.getByRole('heading', {level: 1, name: /new/i})).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-progress-seen', 'true');
});

test('a page module without a default export says which page it is', {tag: '@full'}, async ({page, faults}) => {
  faults.expect(/default export/);
  const chunk = componentChunk('/home/Home');
  await page.route(chunk, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const withoutDefault = script.replace(/\bdefault:/, 'notDefault:');
    expect(withoutDefault).not.toBe(script);
    await route.fulfill({response, body: withoutDefault});
  });
  await page.goto('/home/Home');
  await expect(page.getByRole('heading', {name: 'This page crashed.', exact: true})).toBeVisible();
  const message = "The page component at /home/Home doesn't have a default export. This makes it impossible to render anything.";
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
});
