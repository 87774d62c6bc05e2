/** The header of blocks of code: nothing in it moves or is covered, its focus rings are whole, and its menu has its keys. */
import type {Locator, Page} from '@playwright/test';
import {expect, open, test} from './support/test';

/** It has tabs of languages. */
const TABBED_PAGE = '/cms/configurations/media-library-providers';

/** A block with tabs, one with a title, and one with neither. */
const BLOCKS = {
  'a request': ['/cms/api/rest', '.api-call'],
  'tabs of languages': [TABBED_PAGE, '.code-tabs'],
  'a terminal': ['/cms/quick-start', '.theme-code-block'],
} as const;

test.beforeEach(({context}) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

const copyButton = (block: Locator): Locator => block.getByRole('button', {name: /^(?:Copy code to clipboard|Copied)$/}).first();

/** Places of everything in a block that a reader can aim at. */
async function places(block: Locator): Promise<string[]> {
  return block.locator('button, a, [role="tab"]').evaluateAll((controls) => {
    // Pointing scrolls the page.
    const block = controls[0]?.closest('article')?.getBoundingClientRect();
    return controls
      .filter((control) => control.checkVisibility())
      .map((control) => {
        const {x, y, width, height} = control.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        const isCovered = top !== null && !control.contains(top) && !top.contains(control);
        return `${control.ariaLabel ?? control.textContent} ${Math.round(x)} ${Math.round(y - (block?.y ?? 0))} ${Math.round(width)}${isCovered ? ', covered' : ''}`;
      })
      .map((place) => place.replace('Copied ', 'Copy code to clipboard '));
  });
}

for (const width of [320, 1280]) {
  for (const [name, [url, selector]] of Object.entries(BLOCKS)) {
    test(`nothing moves or is covered in ${name} when a reader points, moves the focus, or copies, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 800});
      await open(page, url);
      const block = page.locator(selector).filter({visible: true}).first();
      await block.evaluate((element) => element.scrollIntoView({block: 'center'}));
      await page.mouse.move(0, 0);
      const before = await places(block);
      expect(before.length).toBeGreaterThan(1);
      expect(before.filter((place) => place.endsWith('covered'))).toEqual([]);
      for (const button of await block.locator('.code-buttons').first().getByRole('button').all()) {
        await button.hover();
        expect(await places(block), 'pointed at').toEqual(before);
        await button.focus();
        expect(await places(block), 'focused').toEqual(before);
      }
      await copyButton(block).click();
      await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
      expect(await places(block), 'copied').toEqual(before);
    });
  }
}

test('"Copied" is where the click was', async ({page}) => {
  await open(page, '/cms/api/rest');
  const block = page.locator('.api-call').first();
  await copyButton(block).hover();
  const before = await copyButton(block).boundingBox();
  await copyButton(block).click();
  const copied = block.getByRole('button', {name: 'Copied'});
  expect(await copied.evaluate((button) => getComputedStyle(button, '::before').content)).toBe('"Copied"');
  expect(await copied.boundingBox()).toEqual(before);
  expect(await copied.evaluate((button) => button.scrollWidth - button.clientWidth), 'fits').toBeLessThanOrEqual(0);
  await expect(block.getByRole('button', {name: 'Copied'})).toHaveCount(0);
});

test('a block without a title has the name of its language in its header', async ({page}) => {
  await open(page, '/cms/quick-start');
  await expect(page.locator('.theme-code-block:visible .code-name').first()).toHaveText('Terminal');
});

test('focus rings are whole, and light on dark code', async ({page}) => {
  await open(page, TABBED_PAGE);
  const block = page.locator('.code-tabs').first();
  const controls = block.locator('.code-buttons:visible button, [role="tab"][aria-selected="true"], pre:visible');
  await block.getByRole('tab').first().focus();
  await page.keyboard.press('Tab');
  for (const control of await controls.all()) {
    await control.focus();
    const ring = await control.evaluate((element) => {
      const {outlineColor, outlineOffset, outlineStyle} = getComputedStyle(element);
      return {outlineColor, outlineOffset, outlineStyle};
    });
    expect(ring).toEqual({outlineColor: 'rgb(157, 155, 255)', outlineOffset: '-2px', outlineStyle: 'solid'});
  }
});

test.describe('the menu of a block', () => {
  const menuButton = (page: Page): Locator =>
    page.locator('.code-tabs .theme-code-block:visible').first().getByRole('button', {name: 'Code actions'});

  test('has the keys of a menu', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await open(page, TABBED_PAGE);
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    const [first, last] = [page.getByRole('menuitemcheckbox'), page.getByRole('menuitem').last()];
    await expect(first).toBeFocused();
    for (const [key, item] of [
      ['ArrowUp', last],
      ['ArrowDown', first],
      ['End', last],
      ['Home', first],
    ] as const) {
      await page.keyboard.press(key);
      await expect(item).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();
  });

  test('wraps long lines, and back', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await open(page, TABBED_PAGE);
    const block = page.locator('.code-tabs .theme-code-block:visible').first();
    const overflow = (): Promise<number> => block.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
    expect(await overflow()).toBeGreaterThan(0);
    for (const checked of ['false', 'true']) {
      await block.getByRole('button', {name: 'Code actions'}).click();
      const item = page.getByRole('menuitemcheckbox', {name: 'Wrap long lines'});
      await expect(item).toHaveAttribute('aria-checked', checked);
      await item.click();
      if (checked === 'false') expect(await overflow()).toBeLessThanOrEqual(0);
      else expect(await overflow()).toBeGreaterThan(0);
    }
  });
});

test('only a block with a long line offers to wrap it', async ({page}) => {
  await open(page, '/cms/api/rest');
  await page.locator('.api-call').first().getByRole('button', {name: 'Code actions'}).first().click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page.getByRole('menuitemcheckbox')).toHaveCount(0);
});

test('lines that go on fade into the color of the block, and the end of the longest is clear of the fade', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, TABBED_PAGE);
  const pre = page.locator('.code-tabs .theme-code-block:visible pre').first();
  const fade = await pre.evaluate((element) => getComputedStyle(element, '::after').backgroundImage);
  expect(fade).toContain('rgb(23, 23, 42)');
  const distance = await pre.evaluate((element) => {
    element.scrollLeft = element.scrollWidth;
    const ends = Array.from(element.querySelectorAll('.token-line'), (line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      return Math.max(...Array.from(range.getClientRects(), ({right}) => right));
    });
    return element.getBoundingClientRect().right - Math.max(...ends);
  });
  expect(distance).toBeGreaterThanOrEqual(39);
});

test('a GET opens in the query builder, and other requests have no link', async ({page}) => {
  await open(page, '/cms/api/rest');
  const calls = page.locator('.api-call');
  const get = calls.filter({hasText: 'GET /api/books?filters'}).first();
  await get.getByRole('link', {name: 'Open in query builder'}).click();
  await expect(page).toHaveURL(/\/cms\/api\/rest\/interactive-query-builder#get=/);
  await expect(page.getByLabel(/^Endpoint/)).toHaveValue('/api/books');
  await expect(page.getByRole('textbox', {name: /^Query/})).toHaveValue(
    "{\n  filters: { price: { $lt: 12 } },\n  sort: 'price:desc',\n  fields: ['title', 'price'],\n  pagination: { pageSize: 2 },\n}",
  );
  await open(page, '/cms/api/rest');
  const post = calls.filter({hasText: 'POST /api/books'}).first();
  await expect(post.getByRole('link', {name: 'Open in query builder'})).toHaveCount(0);
});

test('what a request needs, and the link into the query builder, are the foot of its block', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/cms/features/draft-and-publish');
  const block = page.locator('article .code-tabs').filter({hasText: 'GET /api/authors/'});
  const link = page.locator('.code-tabs + a', {hasText: 'Open in query builder'});
  const note = page.locator('.code-tabs ~ small', {hasText: 'Needs'}).last();
  const boxes = await Promise.all([block, note, link].map((part) => part.boundingBox()));
  const [frame, below, right] = boxes.map((box) => box ?? {x: 0, y: 0, width: 0, height: 0});
  expect(below).toMatchObject({x: frame?.x, y: (frame?.y ?? 0) + (frame?.height ?? 0), width: frame?.width});
  expect(right).toMatchObject({y: below?.y, height: below?.height});
  const sizes = await Promise.all([note, link].map((part) => part.evaluate((element) => getComputedStyle(element).fontSize)));
  expect(new Set(sizes).size).toBe(1);
});

test('a request is colored by method, name, and value', async ({page}) => {
  await open(page, '/cms/api/rest/filters');
  const code = page.locator('.api-call .language-http code').first();
  const colorOf = (text: string | RegExp): Promise<string> =>
    code
      .locator('[class^="code-"]', {hasText: text})
      .first()
      .evaluate((part) => getComputedStyle(part).color);
  const colors = [await colorOf('GET'), await colorOf(/^filters/), await colorOf('=')];
  expect(new Set(colors).size).toBe(3);
});
