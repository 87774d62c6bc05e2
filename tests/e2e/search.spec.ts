/** The search modal over the embedded engine, by the sentences of the specification. */
import type {Page, Route} from '@playwright/test';
import {Search, test} from './searchModal';
import {expect, hold} from './support/test';

/** A script or a file of records that the test keeps back. */
const RECORDS_FAIL = /(?:request failed: net::ERR_FAILED|status 503:|status of 503) .*\/assets\/search\//;

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__embedded';
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__embedded';

function storedEntry(number: number, changes: object = {}): object {
  return {
    objectID: `stored-${number}`,
    url: '/cms/intro',
    type: 'lvl1',
    content: null,
    hierarchy: {lvl0: 'CMS', lvl1: `Stored page ${number}`, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    ...changes,
  };
}

async function store(page: Page, key: string, value: string): Promise<void> {
  await page.addInitScript(
    ([name, text]) => localStorage.getItem(name ?? '') ?? localStorage.setItem(name ?? '', text ?? ''),
    [key, value],
  );
}

test.describe('opening', () => {
  test('nothing of the search is loaded with a page', async ({page, search}) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await search.visit('/cms/faq');
    await page.waitForLoadState('networkidle');
    const before = requests.length;
    expect(requests.filter((url) => url.includes('/assets/search/'))).toEqual([]);
    await search.bar.hover();
    await expect.poll(() => requests.filter((url) => url.includes('/assets/search/')).length).toBe(2);
    expect(requests.length).toBeGreaterThan(before);
    await expect(search.modal).toBeHidden();
  });

  for (const intent of ['focus', 'touch'] as const) {
    test(`${intent} starts loading it, and opens nothing`, async ({browser}) => {
      const page = await browser.newPage({hasTouch: true});
      const search = new Search(page);
      await search.visit('/cms/faq');
      const records = page.waitForRequest('**/assets/search/**');
      if (intent === 'focus') await search.bar.focus();
      else await search.bar.dispatchEvent('touchstart');
      await records;
      await expect(search.modal).toBeHidden();
      await page.close();
    });
  }

  for (const connection of [{saveData: true, effectiveType: '4g'}, {effectiveType: 'slow-2g'}]) {
    test(`with ${JSON.stringify(connection)} only a click loads it`, async ({page, search}) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
      await search.visit('/cms/faq');
      await page.waitForLoadState('networkidle');
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await search.bar.hover();
      await search.bar.focus();
      await search.bar.dispatchEvent('touchstart');
      const askAi = page.getByRole('button', {name: 'Ask AI'}).first();
      await askAi.hover();
      await askAi.focus();
      await page.waitForLoadState('networkidle');
      expect(requests).toEqual([]);
      await search.bar.click();
      await search.find('rest api');
      await page.keyboard.press('Escape');
      await askAi.click();
      await expect(page.getByRole('dialog', {name: 'Ask AI'})).toBeVisible();
    });
  }

  for (const shortcut of ['Control+k', 'Meta+k', '/']) {
    test(`${shortcut} opens it`, async ({page, search}) => {
      await search.visit('/cms/faq');
      await page.keyboard.press(shortcut);
      await expect(search.field).toBeFocused();
      await expect(search.field).toHaveValue('');
    });
  }

  test('the slash is typed in a field', async ({page, search}) => {
    await search.visit('/search');
    const field = page.getByRole('searchbox', {name: 'Search'});
    await field.fill('a');
    await field.press('/');
    await expect(field).toHaveValue('a/');
    await expect(search.modal).toBeHidden();
  });

  test('click, Enter and Space on the bar open it; focus does not', async ({page, search}) => {
    await search.visit('/cms/faq');
    await search.bar.click();
    await expect(search.field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search.bar).toBeFocused();
    for (const key of ['Enter', 'Space']) {
      await search.bar.press(key);
      await expect(search.field).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(search.modal).toBeHidden();
    }
    await expect(search.bar).toBeFocused();
  });

  test('typing on the bar opens it with what was typed, also while it loads', async ({page, search}) => {
    await search.visit('/cms/faq');
    await search.bar.focus();
    await page.keyboard.type('rest');
    await expect(search.field).toHaveValue('rest');
    await expect(search.hits.first()).toBeVisible();
  });

  test('what is typed before the modal takes the focus is not lost', async ({page, search}) => {
    await search.visit('/cms/faq');
    await search.open();
    await search.field.evaluate((field) => field.blur());
    await page.keyboard.type('rest');
    await expect(search.field).toHaveValue('rest');
  });

  test('what is typed while it loads is its query, Backspace corrects it, Escape gives up', async ({page, search}) => {
    let release = (): void => {};
    let isHeld = false;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/js/**', async (route) => {
      if (isHeld) await held;
      await route.continue();
    });
    await search.visit('/cms/faq');
    isHeld = true;
    await page.keyboard.press('Control+k');
    await expect(search.bar).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.type('reset');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Escape');
    await expect(search.bar).toHaveAttribute('aria-busy', 'false');
    await page.keyboard.press('/');
    await page.keyboard.type('restx');
    await page.keyboard.press('Backspace');
    release();
    await expect(search.field).toHaveValue('rest');
  });

  test('selected text is the first query, cut to 64 characters', async ({page, search}) => {
    await search.visit('/cms/faq');
    const text = await page
      .locator('.theme-doc-markdown > p')
      .first()
      .evaluate((paragraph) => {
        window.getSelection()?.selectAllChildren(paragraph);
        return window.getSelection()?.toString() ?? '';
      });
    expect(text.length).toBeGreaterThan(64);
    await page.keyboard.press('Control+k');
    await expect(search.field).toHaveValue(text.slice(0, 64));
  });

  test('no other dialog is covered', async ({page, search}) => {
    await search.visit('/cms/faq');
    await page.evaluate(() => {
      const dialog = document.createElement('dialog');
      document.body.append(dialog);
      dialog.showModal();
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.press('/');
    await expect(search.modal).toBeHidden();
  });
});

test.describe('closing', () => {
  test('Escape, the shortcut and a click beside it close it and give the focus back', async ({page, search}) => {
    await search.visit('/cms/faq');
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.keyboard.press('Control+k'),
      () => page.mouse.click(5, 300),
    ]) {
      await search.bar.focus();
      await search.open();
      await close();
      await expect(search.modal).toBeHidden();
      await expect(search.bar).toBeFocused();
    }
  });

  test('on a phone Cancel closes it', async ({browser}) => {
    const page = await browser.newPage({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});
    const search = new Search(page);
    await search.visit('/cms/faq');
    await search.bar.tap();
    await search.modal.getByRole('button', {name: 'Cancel'}).tap();
    await expect(search.modal).toBeHidden();
    await page.close();
  });

  test('going back closes it', async ({page, search}) => {
    await search.visit('/cms/faq');
    await page.getByRole('link', {name: 'Release notes'}).first().click();
    await expect(page).toHaveURL(/release-notes/);
    await search.open();
    await page.goBack();
    await expect(search.modal).toBeHidden();
  });
});

test.describe('results', () => {
  test('stand in groups that say CMS or Cloud', async ({search}) => {
    await search.visit('/cms/faq');
    await search.open();
    await search.find('cloud');
    const groups = await search.modal.locator('.DocSearch-Hit-source').allTextContents();
    expect(groups.some((group) => group.startsWith('Cloud'))).toBe(true);
    expect(groups.some((group) => group.startsWith('CMS'))).toBe(true);
  });

  test('Enter opens the first hit, arrows choose another', async ({page, search}) => {
    await search.visit('/cms/faq');
    await search.open();
    await search.find('rest api');
    await expect(search.hits.first()).toHaveAttribute('aria-selected', 'true');
    const second = await search.hits.nth(1).getByRole('link').getAttribute('href');
    await page.keyboard.press('ArrowDown');
    await expect(search.hits.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(search.field).toHaveAttribute('aria-activedescendant', (await search.hits.nth(1).getAttribute('id')) ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(second ?? '');
    await expect(search.modal).toBeHidden();
  });

  test('a click follows a hit within the site, without loading the page anew', async ({page, search}) => {
    await search.visit('/cms/faq');
    await page.evaluate(() => Object.assign(window, {isSamePage: true}));
    await search.open();
    await search.find('telemetry');
    await search.hits.first().getByRole('link').click();
    await expect(page).toHaveURL(/usage-information/);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('a section of the page that is open is scrolled to', async ({page, search}) => {
    await search.visit('/cms/faq');
    await search.open();
    await search.find('npx strapi');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/faq#npx-strapi/);
    await expect(page.locator('#npx-strapi')).toBeInViewport();
  });

  test('a modifier click opens a tab and leaves the search open', async ({page, search}) => {
    await search.visit('/cms/faq');
    await search.open();
    await search.find('rest api');
    const tab = await search.openInTab();
    await expect(tab).toHaveURL(/\/cms\/api\/rest/);
    await expect(search.modal).toBeVisible();
    await expect(page).toHaveURL(/faq/);
  });

  test('the field takes 64 characters', async ({search}) => {
    await search.visit('/cms/faq');
    await search.open();
    await search.field.pressSequentially('a'.repeat(70));
    await expect(search.field).toHaveValue('a'.repeat(64));
  });

  test('opened while the next page is on its way, it stays when that is there', async ({page, search}) => {
    await search.visit('/cms/faq');
    await search.open();
    await search.find('graphql locale');
    const target = await search.hits.first().getByRole('link').getAttribute('href');
    const arrive = await hold(page, /\/assets\/js\/[^/]+\.js$/);
    const heading = await page.locator('h1').textContent();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(target ?? '');
    await expect(search.modal).toBeHidden();
    await search.open();
    expect(await page.locator('h1').textContent()).toBe(heading);
    arrive();
    await expect(page.locator('h1')).not.toHaveText(heading ?? '');
    await expect(search.field).toBeFocused();
  });

  test('who has gone down the list stays there when the texts arrive', async ({page, search}) => {
    const arrive = await hold(page, /\/assets\/search\/texts/);
    await search.visit('/cms/faq');
    await search.open();
    await search.field.fill('rest api');
    await expect(search.hits.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(search.hits.nth(1)).toHaveAttribute('aria-selected', 'true');
    arrive();
    await expect(search.modal.getByRole('status')).toHaveText(/^\d+ results?$/);
    await expect(search.hits.nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  test('excerpts have 10 words, 5 on a phone', async ({page, search}) => {
    await search.visit('/cms/faq');
    const longest = async (): Promise<number> => {
      await search.open();
      await search.find('node version');
      const texts = await search.modal.locator('.search-hit-excerpt').allTextContents();
      await page.keyboard.press('Escape');
      return Math.max(...texts.map((text) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length));
    };
    expect(await longest()).toBe(10);
    await page.setViewportSize({width: 768, height: 800});
    expect(await longest()).toBe(5);
  });

  test('the footer leads to all of them, and counts them right', async ({page, search}) => {
    await search.visit('/cms/faq');
    await search.open();
    await search.find('api');
    const footer = search.modal.getByRole('link', {name: /^See all \d+ results$/});
    const count = /\d+/.exec((await footer.textContent()) ?? '')?.[0];
    await footer.click();
    await expect(page).toHaveURL(/\/search\?q=api$/);
    await expect(search.modal).toBeHidden();
    await expect(page.getByText(`${count} results`, {exact: true})).toBeVisible();
  });

  test('the same page has at most three hits', async ({search}) => {
    await search.visit('/cms/faq');
    await search.open();
    await search.find('strapi');
    const hrefs = await search.modal
      .locator('.search-hit a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace(/#.*/, '')));
    for (const href of new Set(hrefs)) expect(hrefs.filter((other) => other === href).length).toBeLessThanOrEqual(3);
  });
});

test.describe('pages out of the menu', () => {
  for (const [query, path] of [
    ['entity service', '/cms/api/entity-service'],
    ['strapi.entityService.findMany', '/cms/api/entity-service'],
    ['query engine', '/cms/api/query-engine'],
  ] as const) {
    test(`${query} leads to them, in the last group`, async ({search}) => {
      await search.visit('/cms/faq');
      await search.open();
      await search.find(query);
      const last = search.modal.locator('.DocSearch-Hits').last();
      await expect(last.locator('.DocSearch-Hit-source')).toHaveText('CMS: Not in the menu');
      await expect(last.getByRole('link').first()).toHaveAttribute('href', new RegExp(`^${path}`));
      expect(await search.modal.getByRole('grid').count()).toBeGreaterThan(1);
    });
  }

  test('are not found otherwise', async ({search}) => {
    await search.visit('/cms/faq');
    await search.open();
    await search.find('service');
    await expect(search.modal.getByText('Not in the menu')).toBeHidden();
  });
});

test.describe('no results', () => {
  test('are told, with three queries that find something and a way to report', async ({page, search}) => {
    await search.visit('/cms/faq');
    await search.open();
    await search.field.fill('zxqwvk');
    await expect(search.modal.getByText('No results for "zxqwvk"')).toBeVisible();
    await expect(search.modal.getByText('Try searching for:')).toBeVisible();
    await expect(search.modal.getByText('Believe this query should return results?')).toBeVisible();
    const report = search.modal.getByRole('link', {name: 'Let us know.'});
    await expect(report).toHaveAttribute('href', /^https:\/\/.*zxqwvk/);
    const suggestions = search.modal.locator('.DocSearch-Prefill');
    await expect(suggestions).toHaveCount(3);
    for (const text of await suggestions.allTextContents()) {
      await search.field.fill('zxqwvk');
      await suggestions
        .getByText(text, {exact: true})
        .or(search.modal.locator('.DocSearch-Prefill', {hasText: text}))
        .first()
        .click();
      await expect(search.field).toHaveValue(`${text.toLowerCase()} `);
      await expect(search.hits.first()).toBeVisible();
    }
    await expect(page).toHaveURL(/faq/);
  });

  test('of a pasted error message, what fits into the field finds its page', async ({search}) => {
    await search.visit('/cms/community');
    await search.open();
    await search.field.fill(
      'Missing jwtSecret. Please, set configuration variable "jwtSecret" for the users-permissions'.slice(0, 64),
    );
    await expect(search.hits.first().getByRole('link')).toHaveAttribute('href', /^\/cms\/configurations\/plugins#/);
  });

  for (const query of ['   ', '?!', '🎉🎉🎉', '<script>zxqwvk</script>zxqwvk', 'zxqwvk\u202e']) {
    test(`${JSON.stringify(query)} harms nothing`, async ({search}) => {
      await search.visit('/cms/faq');
      await search.open();
      await search.field.fill(query);
      await expect(search.modal.locator('.DocSearch-NoResults, .DocSearch-Hits').first()).toBeVisible();
    });
  }
});

test.describe('recent and favorite searches', () => {
  test('there are none at first', async ({search}) => {
    await search.visit('/cms/faq');
    await search.open();
    await expect(search.modal.getByText('No recent searches')).toBeVisible();
  });

  test('a chosen hit is recent, becomes a favorite, and both can be removed', async ({page, search}) => {
    await search.visit('/cms/faq');
    await search.open();
    await search.find('telemetry');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/usage/i);
    await expect(search.modal).toBeHidden();
    await search.open();
    await expect(search.modal.getByText('Recent', {exact: true})).toBeVisible();
    await search.modal.getByRole('button', {name: 'Save this search'}).click();
    await expect(search.modal.getByText('Favorite', {exact: true})).toBeVisible();
    await expect(search.modal.getByText('Recent', {exact: true})).toBeHidden();
    await search.hits.first().getByRole('link').click();
    await search.open();
    await expect(search.modal.getByText('Recent', {exact: true})).toBeHidden();
    await search.modal.getByRole('button', {name: 'Remove this search from favorites'}).click();
    await expect(search.modal.getByText('No recent searches')).toBeVisible();
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`a favorite is kept at once, with ${reducedMotion} for motion`, async ({page, search}) => {
      await page.emulateMedia({reducedMotion});
      await store(page, RECENT, JSON.stringify([storedEntry(1), storedEntry(2)]));
      await search.visit('/cms/faq');
      await search.open();
      // One task for both: no animation ends in between.
      await search.modal
        .getByRole('button', {name: 'Save this search'})
        .first()
        .evaluate((star: HTMLElement) => {
          star.click();
          document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
        });
      await expect(search.modal).toBeHidden();
      await search.open();
      await expect(search.modal.getByText('Favorite', {exact: true})).toBeVisible();
      await search.modal.getByRole('button', {name: 'Remove this search from favorites'}).click();
      await expect(search.hits).toHaveCount(1);
      await expect(search.hits).toContainText('Stored page 2');
    });
  }

  test('a recent search can be removed', async ({page, search}) => {
    await store(page, RECENT, JSON.stringify([storedEntry(1), storedEntry(2)]));
    await search.visit('/cms/faq');
    await search.open();
    await expect(search.hits).toHaveCount(2);
    await search.modal.getByRole('button', {name: 'Remove this search from history'}).first().click();
    await expect(search.hits).toHaveCount(1);
    await page.keyboard.press('Escape');
    await search.open();
    await expect(search.hits).toHaveCount(1);
  });

  test('a modifier click on a recent search leaves it open', async ({page, search}) => {
    await store(page, RECENT, JSON.stringify([storedEntry(1)]));
    await search.visit('/cms/faq');
    await search.open();
    const tab = await search.openInTab();
    await expect(tab).toHaveURL(/\/cms\/intro$/);
    await expect(search.modal).toBeVisible();
  });

  test('seven recents are shown, four beside favorites, and ten favorites', async ({page, search}) => {
    const entries = (count: number, from: number): string =>
      JSON.stringify(Array.from({length: count}, (_, index) => storedEntry(from + index)));
    await store(page, RECENT, entries(9, 0));
    await search.visit('/cms/faq');
    await search.open();
    await expect(search.hits).toHaveCount(7);
    await page.evaluate(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [FAVORITE, entries(12, 20)]);
    await page.keyboard.press('Escape');
    await search.open();
    await expect(search.hits).toHaveCount(14);
  });

  for (const junk of ['{', '"x"', '[null]', '[{"objectID":1}]', '{"length":3}']) {
    test(`junk in the storage is survived: ${junk}`, async ({page, search}) => {
      await store(page, RECENT, junk);
      await store(page, FAVORITE, junk);
      await search.visit('/cms/faq');
      await search.open();
      await expect(search.modal.getByText('No recent searches')).toBeVisible();
    });
  }

  test('stored markup is text, and foreign addresses are dropped', async ({page, search}) => {
    const markup = '<img src=x onerror="window.isBroken=true">';
    const entries = [
      storedEntry(1, {hierarchy: {lvl0: 'CMS', lvl1: markup}}),
      storedEntry(2, {url: 'javascript:window.isBroken=true'}),
      storedEntry(3, {url: 'https://evil.example/'}),
    ];
    await store(page, FAVORITE, JSON.stringify(entries));
    await search.visit('/cms/faq');
    await search.open();
    await expect(search.hits).toHaveCount(1);
    await expect(search.hits.first()).toContainText(markup);
    expect(await page.evaluate(() => 'isBroken' in window)).toBe(false);
  });

  test('a storage that is full or blocked costs only the recent searches', async ({page, search, faults}) => {
    faults.expect(/^console warning: This browser doesn’t store data for this site\./);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await search.visit('/cms/faq');
    await search.open();
    await search.find('telemetry');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/usage-information/);
    await expect(search.modal).toBeHidden();
  });
});

test.describe('failures', () => {
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
    await expect(page.getByRole('alert')).toContainText('Search could not be loaded');
    await page.unroute('**/assets/**');
    await search.bar.click();
    await expect(search.field).toBeFocused();
  });

  test('a slow search says nothing of the shorter queries before it', async ({page, search}) => {
    const arrive = await hold(page, /\/assets\/search\/texts/);
    await search.visit('/cms/faq');
    await search.open();
    // Titles alone answer two letters, and no title begins with these.
    await search.field.pressSequentially('zx');
    const noResults = search.modal.locator('.DocSearch-NoResults');
    await expect(noResults).toContainText('No results for "zx"');
    // No heading has this word, so the titles don't answer it.
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

test.describe('keyboard and screen readers', () => {
  test('Tab stays inside, both ways', async ({page, search}) => {
    await search.visit('/cms/faq');
    await search.open();
    await search.find('rest api');
    const isInside = (): Promise<boolean> => search.modal.evaluate((modal) => modal.contains(document.activeElement));
    await page.keyboard.press('Shift+Tab');
    expect(await isInside()).toBe(true);
    await expect(search.field).not.toBeFocused();
    await page.keyboard.press('Tab');
    await expect(search.field).toBeFocused();
    for (let count = 0; count < 30; count += 1) {
      await page.keyboard.press('Tab');
      expect(await isInside()).toBe(true);
    }
  });

  test('every list has its own id and name, and the field controls them', async ({search}) => {
    await search.visit('/cms/faq');
    await search.open();
    await search.find('cloud');
    const grids = search.modal.getByRole('grid');
    const ids = await grids.evaluateAll((lists) => lists.map((list) => list.id));
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);
    await expect(search.field).toHaveAttribute('aria-controls', ids.join(' '));
    await expect(search.modal.getByRole('grid', {name: /^Cloud/}).first()).toBeVisible();
  });

  test('the number of results is announced', async ({search}) => {
    await search.visit('/cms/faq');
    await search.open();
    await search.field.fill('zxqwvk');
    await expect(search.modal.getByRole('status')).toHaveText('No results for zxqwvk');
  });
});
