/** Recent and favorite searches, which are stored in the browser. */
import type {Page} from '@playwright/test';
import {test} from '../searchModal';
import {openInTab} from '../support/openInTab';
import {expect} from '../support/test';

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

test.describe('recent and favorite searches', {tag: '@full'}, () => {
  test('there are none at first', async ({search}) => {
    await search.visit('/cms/faq');
    await search.open();
    await expect(search.modal.getByText('No recent searches')).toBeVisible();
  });

  test('a chosen hit is recent, becomes a favorite, and both can be removed', async ({page, search}) => {
    await search.visit('/cms/faq');
    await search.openFirstHit('telemetry');
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

  test('what to search for and where to start is offered next to recent searches', async ({page, search}) => {
    await store(page, RECENT, JSON.stringify([storedEntry(1)]));
    await search.visit('/cms/faq');
    await search.open();
    await expect(search.hits).toHaveCount(1);
    const start = await search.modal.getByRole('link', {name: 'Quick start'}).boundingBox();
    const recent = await search.hits.boundingBox();
    expect(start?.y ?? 0, 'below the recent searches').toBeGreaterThan(recent?.y ?? Infinity);
    await search.modal.getByRole('button', {name: 'create an API token'}).click();
    await expect(search.field).toHaveValue('create an API token');
    await expect(search.seeAll).toBeVisible();
    await expect(search.modal.getByRole('link', {name: 'Quick start', exact: true})).toBeHidden();
  });

  test('a hit opened with the middle button is recent, as one opened with Ctrl', async ({search}) => {
    await search.visit('/cms/faq');
    await search.open();
    await search.find('telemetry');
    expect(await openInTab(search.link(), 'middle')).not.toBeNull();
    await expect(search.modal).toBeVisible();
    await search.field.fill('');
    await expect(search.modal.getByText('Recent', {exact: true})).toBeVisible();
    await expect(search.hits).toHaveCount(1);
  });

  test('the star and the cross of a stored search are next to each other on a phone', async ({page, search}) => {
    await page.setViewportSize({width: 390, height: 844});
    await store(page, RECENT, JSON.stringify([storedEntry(1)]));
    await search.visit('/cms/faq');
    await search.bar.click();
    const star = await search.modal.getByRole('button', {name: 'Save this search'}).boundingBox();
    const cross = await search.modal.getByRole('button', {name: 'Remove this search from history'}).boundingBox();
    if (!star || !cross) throw new Error('The buttons are not shown.');
    expect(star.x + star.width).toBeLessThanOrEqual(cross.x);
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`a favorite is kept at once, with ${reducedMotion} for motion`, async ({page, search}) => {
      await page.emulateMedia({reducedMotion});
      await store(page, RECENT, JSON.stringify([storedEntry(1), storedEntry(2)]));
      await search.visit('/cms/faq');
      await search.open();
      // Both happen in one task, so that no animation ends in between.
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
    expect(await openInTab(search.link())).toMatch(/\/cms\/intro$/);
    await expect(search.modal).toBeVisible();
  });

  test('seven recents are shown, four next to favorites, and ten favorites', async ({page, search}) => {
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

  test('stored markup is text, and foreign URLs are dropped', async ({page, search}) => {
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

  for (const [kind, room, warning] of [
    ['full or blocked', 0, /^console warning: This browser doesn’t store data for this site\./],
    ['nearly full', 100, /^console warning: This browser can’t save recent searches\./],
  ] as const) {
    test(`a storage that is ${kind} costs only the recent searches`, async ({page, search, faults}) => {
      faults.expect(warning);
      await page.addInitScript((most) => {
        const keep = localStorage.setItem.bind(localStorage);
        Storage.prototype.setItem = (key, value) => {
          if (value.length > most) throw new DOMException('full', 'QuotaExceededError');
          keep(key, value);
        };
      }, room);
      await search.visit('/cms/faq');
      await search.openFirstHit('telemetry');
      await expect(page).toHaveURL(/usage-information/);
      await expect(search.modal).toBeHidden();
    });
  }
});
