/** The components for writers: visually, with screen readers, and with a keyboard, at several widths and in both color modes. */
import type {Locator, Page} from '@playwright/test';
import {layoutShifts, openSlowly, watchLayout} from '../support/layoutShift';
import {violationsOn} from '../support/axe';
import {views} from '../support/views';
import {expect, hydrated, open, store, test} from '../support/test';

const PAGE_URL = '/stories/components';

for (const {theme, width} of views()) {
  test.describe(`${theme}, ${width} px`, () => {
    test.use({viewport: {width, height: 844}});

    test('axe finds no violation, and nothing is wider than the page', async ({page}) => {
      await store(page, {theme});
      await open(page, PAGE_URL);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await page.getByText('The whole table of statuses').click();
      expect(await violationsOn(page, {within: 'article'})).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  });
}

test('nothing moves while the page loads', async ({page}) => {
  await watchLayout(page);
  await openSlowly(page, PAGE_URL);
  await hydrated(page);
  expect(await layoutShifts(page)).toEqual([]);
});

test.describe('tabs', () => {
  test('of one group change together, and the arrow keys lead through them', async ({page}) => {
    await open(page, PAGE_URL);
    const groups = page.getByRole('tab', {name: 'JavaScript'});
    await expect(groups).toHaveCount(2);
    await page.getByRole('tab', {name: 'TypeScript'}).first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(groups.nth(0)).toHaveAttribute('aria-selected', 'true');
    await expect(groups.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('There are no types.')).toBeVisible();

    await page.reload();
    await expect(page.getByText('There are no types.')).toBeVisible();
  });

  test('of package managers tell one command for each', async ({page}) => {
    await open(page, PAGE_URL);
    await expect(page.getByText('npm install qs')).toBeVisible();
    await page.getByRole('tab', {name: 'yarn'}).click();
    await expect(page.getByText('yarn add qs')).toBeVisible();
    await page.getByRole('tab', {name: 'pnpm'}).click();
    await expect(page.getByText('pnpm add qs')).toBeVisible();
    await expect(page.getByText('npm install qs')).toBeHidden();
  });
});

test.describe('a request and its responses', () => {
  const request = (page: Page): Locator => page.getByRole('figure').filter({hasText: 'The cheapest book'});
  const responses = (page: Page): Locator => page.getByRole('figure').filter({hasText: 'Response'});

  test('stand one below the other, with their status', async ({page}) => {
    await open(page, PAGE_URL);
    const [above, below] = [await request(page).boundingBox(), await responses(page).first().boundingBox()];
    expect(below?.x).toBe(above?.x);
    expect(below?.width).toBe(above?.width);
    expect(below?.y ?? 0).toBeGreaterThan((above?.y ?? Infinity) + (above?.height ?? 0));
    await expect(responses(page)).toContainText([/Response\s*200/, /Response\s*403/, /Response\s*200/]);
  });
});

test.describe('the form of a request', () => {
  const requests = (page: Page): Locator => page.getByRole('figure').filter({has: page.getByText('Request', {exact: true})});

  test('is HTTP, until the reader chooses another for all requests and pages', async ({page}) => {
    await open(page, PAGE_URL);
    await expect(requests(page).first()).toContainText('GET /api/books?sort=price');
    await requests(page).first().getByRole('tab', {name: 'cURL'}).click();
    await expect(requests(page).first()).toContainText("curl -g 'http://localhost:1337/api/books?sort=price");
    await expect(requests(page).nth(1)).toContainText('-d \'{ "data": { "price": 13 } }\'');
    await page.reload();
    await expect(requests(page).nth(1)).toContainText('curl -X PUT');
  });

  test('can be code, chosen by keyboard', async ({page}) => {
    await open(page, PAGE_URL);
    const request = requests(page).nth(1);
    await request.getByRole('tab', {name: 'HTTP'}).focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expect(request).toContainText("await fetch('http://localhost:1337/api/books/s2x4w1xwsjgqkd5owydq18ff?fields=price', {");
    for (const key of ['ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expect(request).toContainText(/await books\.update\(\s*'s2x4w1xwsjgqkd5owydq18ff',\s*\{ price: 13 \}/);
  });

  test('stays HTTP and says so when the code for the others does not load', async ({page, faults}) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED/);
    await open(page, PAGE_URL);
    await page.context().setOffline(true);
    await requests(page).first().getByRole('tab', {name: 'fetch'}).click();
    await expect(requests(page).first().getByRole('alert')).toHaveText(/didn’t load/);
    await requests(page).first().getByRole('tab', {name: 'HTTP'}).click();
    await expect(requests(page).first()).toContainText('GET /api/books?sort=price');
  });
});

test.describe('a long response', () => {
  const response = (page: Page): Locator => page.getByRole('figure').filter({hasText: 'Book 40'});

  test('shows what the writer marked, and the rest on request', async ({page}) => {
    await open(page, PAGE_URL);
    const isShown = (text: string): Promise<boolean> =>
      response(page)
        .getByText(text, {exact: true})
        .evaluate((line) => line.checkVisibility());
    expect(await isShown('"Book 1"')).toBe(false);
    expect(await isShown('"Book 30"')).toBe(true);
    await response(page).getByText('Show all 44 lines').click();
    expect(await isShown('"Book 1"')).toBe(true);
    expect(await isShown('"Book 40"')).toBe(true);
    await response(page).getByText('Show fewer lines').click();
    expect(await isShown('"Book 1"')).toBe(false);
  });
});

test.describe('a URL in code', () => {
  const code = (page: Page): Locator => page.getByRole('figure').filter({hasText: 'Request'}).first().locator('code');

  test('breaks between its parameters, and is copied whole', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, PAGE_URL);
    const lines = await code(page)
      .locator('.code-parameter')
      .evaluateAll((parts) => parts.map((part) => Array.from(part.getClientRects(), ({top}) => Math.round(top))));
    expect(
      lines.map(({length}) => length),
      'each parameter is on one line',
    ).toEqual([1, 1, 1]);
    expect(new Set(lines.flat()).size, 'lines of the URL').toBeGreaterThan(1);
    const selected = await code(page).evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      return getSelection()?.toString();
    });
    expect(selected).toContain('GET /api/books?sort=price&pagination[pageSize]=1&fields=title,price HTTP/1.1\n');
  });
});

test('an expandable opens with the keyboard', async ({page}) => {
  await open(page, PAGE_URL);
  const inside = page.getByRole('cell', {name: 'There is no such entry'});
  await expect(inside).toBeHidden();
  await page.locator('summary').filter({hasText: 'The whole table of statuses'}).focus();
  await page.keyboard.press('Enter');
  await expect(inside).toBeVisible();
});

test('the whole card is a link', async ({page}) => {
  await open(page, PAGE_URL);
  await page.getByRole('listitem').filter({hasText: 'Send requests, read responses.'}).click();
  await expect(page).toHaveURL('/cms/api/rest');
});

test('columns stand side by side, and below each other on a phone', async ({page}) => {
  await open(page, PAGE_URL);
  const [before, after] = [page.getByText('Strapi 4', {exact: true}), page.getByText('Strapi 5', {exact: true})];
  expect((await after.boundingBox())?.y).toBe((await before.boundingBox())?.y);
  await page.setViewportSize({width: 390, height: 844});
  expect((await after.boundingBox())?.x).toBe((await before.boundingBox())?.x);
});

test('facts and breaking changes are told as terms with their values', async ({page}) => {
  await open(page, PAGE_URL);
  const pairs = await page
    .locator('dl > div')
    .evaluateAll((groups) => groups.map((group) => Array.from(group.children).map((part) => part.textContent)));
  expect(pairs).toEqual(
    expect.arrayContaining([
      ['Plan', 'All plans'],
      ['Codemod', 'entity-service-document-service'],
      ['Codemod', 'None: change it manually'],
    ]),
  );
});

test('admonitions have their names where the writer gives none', async ({page}) => {
  await open(page, PAGE_URL);
  for (const [kind, title] of Object.entries({
    prerequisites: 'Prerequisites',
    warning: 'Warning',
    note: 'Note',
  })) {
    await expect(page.locator(`.theme-admonition-${kind}`)).toContainText(new RegExp(`^${title}`));
  }
});

test.describe('an image', () => {
  const opener = (page: Page): Locator => page.getByRole('button', {name: 'Enlarge the image: A shelf with books'});

  test('opens in full with the keyboard, and Escape leads back to it', async ({page}) => {
    await open(page, PAGE_URL);
    await page.getByAltText('A shelf with books').scrollIntoViewIfNeeded();
    await opener(page).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', {name: 'A shelf with books'});
    await expect(dialog).toBeVisible();
    const [full, shown] = [await dialog.locator('img').boundingBox(), await opener(page).boundingBox()];
    expect(full?.width ?? 0).toBeGreaterThan(shown?.width ?? Infinity);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('closes with a click', async ({page}) => {
    await open(page, PAGE_URL);
    await page.getByAltText('A shelf with books').scrollIntoViewIfNeeded();
    await opener(page).click();
    await page.getByRole('button', {name: 'Close the image'}).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await opener(page).click();
    await page.mouse.click(3, 3);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('that is shown in full, or is a link, does not open', async ({page}) => {
    await open(page, PAGE_URL);
    await page.getByAltText('A shelf that is a link').scrollIntoViewIfNeeded();
    await expect(opener(page)).toHaveCount(1);
    await expect(page.getByRole('button', {name: 'Enlarge the image: A small shelf'})).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Enlarge the image: A shelf that is a link'})).toHaveCount(0);
  });
});

test.describe('a scene of the admin panel', () => {
  const image = (page: Page): Locator => page.getByRole('img', {name: /^The list of books in the Content Manager/});

  test('is shown in the colors of the mode, comes when it is near, and only one of both does', async ({page}) => {
    await store(page, {theme: 'dark'});
    const files: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/img/admin/')) files.push(new URL(request.url()).pathname);
    });
    await open(page, PAGE_URL);
    await expect(image(page)).toHaveAttribute('loading', 'lazy');
    expect(files).toEqual([]);
    await image(page).scrollIntoViewIfNeeded();
    await expect.poll(() => files).toEqual(['/img/admin/content-manager-list.dark.webp']);
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(image(page)).toHaveAttribute('src', '/img/admin/content-manager-list.light.webp');
  });

  test('has its numbers where they belong, on the page and in full', async ({page}) => {
    await open(page, PAGE_URL);
    await image(page).scrollIntoViewIfNeeded();
    const numbers = (inside: Locator): Locator => inside.locator('[data-number]:visible');
    const frame = page.locator('span', {has: image(page)}).last();
    await expect(numbers(frame)).toHaveCount(4);
    // The button Unpublish is to the right of Publish, and both are inside the image.
    const [whole, publish, unpublish] = await Promise.all(
      [image(page), numbers(frame).nth(1), numbers(frame).nth(2)].map((locator) => locator.boundingBox()),
    );
    expect(publish?.x ?? 0).toBeGreaterThan(whole?.x ?? Infinity);
    expect(unpublish?.x ?? 0).toBeGreaterThan((publish?.x ?? Infinity) + (publish?.width ?? 0));
    expect((unpublish?.x ?? Infinity) + (unpublish?.width ?? 0)).toBeLessThan((whole?.x ?? 0) + (whole?.width ?? 0));

    const opener = page.getByRole('button', {name: 'Enlarge the image: The list of books'});
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', {name: /^The list of books/});
    await expect(numbers(dialog)).toHaveCount(4);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('tells screen readers the numbers of the steps, and not those over the image', async ({page}) => {
    await open(page, PAGE_URL);
    await expect(page.getByRole('button', {name: /^Show number \d in the image$/})).toHaveCount(4);
    const mark = page.getByRole('listitem').filter({hasText: 'Look at their status'}).getByRole('button');
    await expect(mark).toHaveAccessibleName('Show number 4 in the image');
    await mark.press('Enter');
    await expect(page.locator('[aria-hidden] > [data-number="4"]:visible')).toBeInViewport();
  });
});

test('code has its file, marks lines, wraps and copies', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PAGE_URL);
  const block = page.locator('.theme-code-block').filter({hasText: 'src/index.ts'});
  await expect(block.locator('.theme-code-block-highlighted-line')).toHaveText([/async bootstrap/]);
  await block.getByRole('button', {name: 'Code actions'}).click();
  await page.getByRole('menuitemcheckbox', {name: 'Wrap long lines'}).click();
  expect(await block.locator('pre').evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^export default \{\n {2}async bootstrap/);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('everything can be read', async ({page}) => {
    await page.goto(PAGE_URL);
    for (const words of ['Since 5.12.0', 'All plans', 'The cheapest book', 'Frankenstein', 'Strapi 4', 'documentId replaces id'])
      await expect(page.getByText(words, {exact: words !== 'Frankenstein'}).first()).toBeVisible();
    await page.locator('summary').filter({hasText: 'The whole table of statuses'}).click();
    await expect(page.getByRole('cell', {name: 'There is no such entry'})).toBeVisible();
  });
});
