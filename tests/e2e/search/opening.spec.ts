/** How the search modal opens and closes, and how it works with the keyboard and screen readers. */
import {Search, test} from '../searchModal';
import {drawn, endInputMethod, expect, hold, SAVES_DATA, setConnection} from '../support/test';

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

  for (const connection of [SAVES_DATA, {effectiveType: 'slow-2g'}]) {
    test(`with ${JSON.stringify(connection)} only a click loads it`, async ({page, search}) => {
      await setConnection(page, connection);
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
      .filter({hasText: /.{65}/})
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
  test('Escape, the shortcut and a click outside it close it and give the focus back', async ({page, search}) => {
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

test.describe('Enter', () => {
  test('that ends an input method opens nothing', async ({page, search}) => {
    await search.visit('/cms/faq');
    await search.open();
    await search.find('webhooks');
    await endInputMethod(search.field);
    await drawn(page);
    await expect(search.modal).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/webhooks/);
  });

  test('waits for the answer to what is in the field', async ({page, search}) => {
    await page.addInitScript(() => {
      window.Worker = class extends Worker {
        override postMessage(message: unknown): void {
          setTimeout(() => super.postMessage(message), 800);
        }
      };
    });
    await search.visit('/cms/faq');
    await search.open();
    await search.find('populate');
    await search.field.fill('webhooks');
    await page.keyboard.press('Enter');
    await expect(search.modal).toBeHidden();
    await expect(page).toHaveURL(/webhooks/);
  });

  test('is not lost while the modal is loading', async ({page, search}) => {
    await search.visit('/cms/faq');
    const release = await hold(page, /\/assets\/js\//);
    await page.keyboard.press('Control+k');
    await expect(search.bar).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.type('webhooks');
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL(/webhooks/);
  });
});

test('after a hit was opened, keys are for the page', async ({page, search}) => {
  await search.visit('/cms/faq');
  await search.open();
  await search.find('populate relation');
  const anchors = search.hits.getByRole('link').and(page.locator('[href*="#"]'));
  await anchors.first().click();
  await expect(search.modal).toBeHidden();
  await expect(page).toHaveURL(/#/);
  const id = new URL(page.url()).hash.slice(1);
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();
  await page.keyboard.press('f');
  await page.keyboard.press('Space');
  await drawn(page);
  await expect(search.modal).toBeHidden();
});
