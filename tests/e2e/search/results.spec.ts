/** Results of the embedded engine in the search modal, and what it shows without results. */
import {test} from '../searchModal';
import {openInTab} from '../support/openInTab';
import {expect, hold, open} from '../support/test';

test.describe('results', () => {
  test('are in groups that say CMS or Cloud', async ({search}) => {
    await search.visit('/cms/faq');
    await search.open();
    await search.find('deployment');
    const groups = await search.modal.locator('.DocSearch-Hit-source').allTextContents();
    expect(groups.some((group) => group.startsWith('Cloud'))).toBe(true);
    expect(groups.some((group) => group.startsWith('CMS'))).toBe(true);
  });

  test('have the seal if their section shows a proven sample', async ({page, search}) => {
    await search.visit('/cms/faq');
    await search.open();
    await search.find('update a document rest');
    const hit = search.hits.filter({has: page.locator('a[href="/cms/api/rest#update-a-document"]')});
    await expect(hit.getByRole('img', {name: 'Has proven samples'})).toBeVisible();
    await open(page, '/search?q=update+a+document+rest');
    const row = page.getByRole('listitem').filter({has: page.locator('a[href="/cms/api/rest#update-a-document"]')});
    await expect(row.getByRole('img', {name: 'Has proven samples'})).toBeVisible();
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

  test('a pasted error finds its row, and the reader is told that the field shows a part of it', async ({page, search}) => {
    await search.visit('/cms/faq');
    await search.open();
    await search.field.evaluate((field) => {
      const clipboardData = new DataTransfer();
      const stack = '    at server.listen (node:net:1897:16)\n'.repeat(5);
      clipboardData.setData(
        'text',
        `[2026-01-01 10:00:00.000] error: AccessControlListNotSupported: The bucket does not allow ACLs\n${stack}`,
      );
      field.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}));
    });
    await expect(search.field).toHaveValue('AccessControlListNotSupported: The bucket does not allow ACLs');
    await expect(search.field).toHaveAccessibleDescription(/too long for the field/);
    await expect(search.hits.first().getByRole('link')).toHaveAttribute('href', /amazon-s3#what-goes-wrong$/);
    await page.keyboard.type(' x');
    await expect(search.field).toHaveAccessibleDescription('');
  });

  test('a click follows a hit within the site, without loading the page again', async ({page, search}) => {
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
    await search.openFirstHit('npx strapi');
    await expect(page).toHaveURL(/faq#npx-strapi/);
    await expect(page.locator('#npx-strapi')).toBeInViewport();
  });

  test('a section of another page is scrolled to, from wherever the reader was', async ({page, search}) => {
    await search.visit('/cms/api/rest/filters');
    await page.locator('#next').scrollIntoViewIfNeeded();
    await search.openFirstHit('npx strapi');
    await expect(page).toHaveURL(/faq#npx-strapi/);
    await expect(page.locator('#npx-strapi')).toBeInViewport();
  });

  test('a name has the section first that documents it', async ({search}) => {
    await search.visit('/cms/faq');
    await search.open();
    await search.find('entry.publish');
    await expect(search.hits.first().getByRole('link')).toHaveAttribute('href', '/cms/backend-customization/webhooks#events');
  });

  test('a modifier click opens a tab and leaves the search open', async ({page, search}) => {
    await search.visit('/cms/faq');
    await search.open();
    await search.find('rest api');
    expect(await openInTab(search.link())).toMatch(/\/cms\/api\/rest/);
    await expect(search.modal).toBeVisible();
    await expect(page).toHaveURL(/faq/);
  });

  test('matched words of the selected hit have the color of all others', async ({search}) => {
    await search.visit('/cms/faq');
    await search.open();
    await search.find('populate');
    const colors = await search.hits.evaluateAll((hits) =>
      hits.flatMap((hit) => Array.from(hit.querySelectorAll('mark'), (mark) => getComputedStyle(mark).color)),
    );
    await expect(search.hits.first().locator('mark')).not.toHaveCount(0);
    expect(new Set(colors).size).toBe(1);
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

  test('are counted once the texts are there, as on the search page', async ({page, search}) => {
    const arrive = await hold(page, /\/assets\/search\/texts/);
    await search.visit('/cms/faq');
    await search.open();
    await search.field.fill('populate');
    await expect(search.hits.first()).toBeVisible();
    await expect(search.modal).not.toContainText(/\d+ results/);
    arrive();
    const count = /\d+ results/.exec((await search.seeAll.textContent()) ?? '')?.[0] ?? '';
    await search.seeAll.click();
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(count);
  });

  test('are counted for who has gone down the list before the texts are there', async ({page, search}) => {
    const arrive = await hold(page, /\/assets\/search\/texts/);
    await search.visit('/cms/faq');
    await search.open();
    await search.field.fill('populate');
    await expect(search.hits.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    arrive();
    await expect(search.modal.getByRole('status')).toHaveText(/^\d+ results$/);
    const count = (await search.modal.getByRole('status').textContent()) ?? '';
    await expect(search.hits.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(search.seeAll).toHaveText(`See all ${count}`);
    await search.seeAll.click();
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(count);
  });

  for (const width of [390, 1280]) {
    test(`have the way to all of them and Ask AI in view, at ${width} px`, async ({page, search}) => {
      await page.setViewportSize({width, height: 800});
      await search.visit('/cms/faq');
      await search.bar.click();
      await search.find('populate');
      await expect(search.seeAll).toBeInViewport({ratio: 1});
      await expect(search.modal.getByRole('button', {name: 'Ask AI'})).toBeInViewport({ratio: 1});
      for (let count = 0; count < 12; count += 1) await page.keyboard.press('ArrowDown');
      const selected = await search.modal.locator('[aria-selected=true]').boundingBox();
      const footer = await search.modal.locator('.DocSearch-HitsFooter').boundingBox();
      if (!selected || !footer) throw new Error('The selected hit or the footer is not shown.');
      // Pixels are shown, fractions of them aren't.
      expect(Math.floor(selected.y + selected.height), 'the footer covers no selected hit').toBeLessThanOrEqual(footer.y);
    });
  }

  test('the footer leads to all of them, and counts them right', async ({page, search}) => {
    await search.visit('/cms/faq');
    await search.open();
    // A space at the end is not a part of the query.
    await search.find('api ');
    const count = /\d+/.exec((await search.seeAll.textContent()) ?? '')?.[0];
    await search.seeAll.click();
    await expect(page).toHaveURL(/\/search\?q=api$/);
    await expect(search.modal).toBeHidden();
    await expect(page.getByText(`${count} results`, {exact: true})).toBeVisible();
  });

  test('the same page has at most three hits', async ({search}) => {
    await search.visit('/cms/faq');
    await search.open();
    await search.find('api');
    const hrefs = await search.modal
      .locator('.search-hit a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace(/#.*/, '')));
    const counts = hrefs.map((href) => hrefs.filter((other) => other === href).length);
    expect(Math.max(...counts)).toBe(3);
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
    await expect(search.modal.getByText('These results are the closest')).toBeHidden();
    await expect(search.modal.getByText('Believe this query should return results?')).toBeVisible();
    const report = search.modal.getByRole('link', {name: 'Let us know.'});
    await expect(report).toHaveAttribute('href', /^https:\/\/.*zxqwvk/);
    const suggestions = search.modal.locator('.DocSearch-Prefill');
    await expect(suggestions).toHaveText(['populate a relation', 'create an API token', 'deploy to production']);
    for (const text of await suggestions.allTextContents()) {
      await search.field.fill('zxqwvk');
      await expect(search.modal.getByText('Try searching for:').filter({visible: true})).toHaveCount(1);
      await suggestions
        .getByText(text, {exact: true})
        .or(search.modal.locator('.DocSearch-Prefill', {hasText: text}))
        .first()
        .click();
      await expect(search.field).toHaveValue(text);
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
