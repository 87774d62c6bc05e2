/** Shortcuts on layouts without Latin letters, and with the keys that edit text. */
import type {Locator, Page} from '@playwright/test';
import {expect, open, test} from './support/test';

interface Stroke {
  key: string;
  code: string;
  ctrlKey?: boolean;
  metaKey?: boolean;
  altKey?: boolean;
}

/** Presses a key of another layout than the test's. Returns whether the site left it to the browser. */
function press(target: Locator, stroke: Stroke): Promise<boolean> {
  return target.evaluate(
    (element, init) => element.dispatchEvent(new KeyboardEvent('keydown', {...init, bubbles: true, cancelable: true})),
    stroke,
  );
}

const body = (page: Page) => page.locator('body');
const search = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const askAi = (page: Page) => page.getByRole('dialog', {name: 'Ask AI'});

for (const {layout, stroke} of [
  {layout: 'Cyrillic', stroke: {key: 'л', code: 'KeyK', ctrlKey: true}},
  {layout: 'Greek', stroke: {key: 'κ', code: 'KeyK', metaKey: true}},
  {layout: 'Hebrew', stroke: {key: 'ל', code: 'KeyK', ctrlKey: true}},
  {layout: 'Dvorak', stroke: {key: 'k', code: 'KeyV', ctrlKey: true}},
  {layout: 'Arabic, its slash,', stroke: {key: 'ظ', code: 'Slash'}},
]) {
  test(`the search opens on a keyboard that is ${layout} and closes`, async ({page}) => {
    await open(page, '/cms/intro');
    await press(body(page), stroke);
    await expect(search(page)).toBeVisible();
    if (stroke.code === 'Slash') return;
    await press(body(page), stroke);
    await expect(search(page)).toBeHidden();
  });
}

test('Ask AI opens on a Cyrillic keyboard', async ({page}) => {
  await open(page, '/cms/intro');
  await press(body(page), {key: 'ш', code: 'KeyI', ctrlKey: true});
  await expect(askAi(page)).toBeVisible();
});

test('the place of a letter means nothing where the layout has Latin letters', async ({page}) => {
  await open(page, '/cms/intro');
  expect(await press(body(page), {key: 't', code: 'KeyK', ctrlKey: true}), 'Ctrl+T of Dvorak').toBe(true);
  expect(await press(body(page), {key: 'c', code: 'KeyI', ctrlKey: true}), 'Ctrl+C of Dvorak').toBe(true);
  expect(await press(body(page), {key: '-', code: 'Slash'}), 'German minus').toBe(true);
  await press(body(page), {key: 'k', code: 'KeyV', ctrlKey: true});
  await expect(search(page)).toBeVisible();
  await expect(askAi(page)).toBeHidden();
});

test('the hidden game and its keys work on a Greek keyboard', async ({page}) => {
  await open(page, '/cms/intro');
  for (const arrow of ['Up', 'Up', 'Down', 'Down', 'Left', 'Right', 'Left', 'Right']) await page.keyboard.press(`Arrow${arrow}`);
  await press(body(page), {key: 'β', code: 'KeyB'});
  await press(body(page), {key: 'α', code: 'KeyA'});
  const game = page.getByRole('dialog');
  await expect(game).toBeVisible();
  await page.keyboard.press('Enter');
  await press(game, {key: 'π', code: 'KeyP'});
  await expect(page.getByText('Paused. Press Enter or tap to continue.')).toBeAttached();
});

test('letters move in the menu of a page on a Cyrillic keyboard', async ({page}) => {
  await open(page, '/cms/intro');
  await page.getByRole('button', {name: 'More page actions'}).click();
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  const names = await items.allInnerTexts();
  const target = names.findIndex((name, index) => index > 0 && name[0] !== names[0]?.[0]);
  const letter = names[target]?.[0]?.toUpperCase() ?? '';
  await press(items.first(), {key: 'щ', code: `Key${letter}`});
  await expect(items.nth(names.findIndex((name) => name.startsWith(names[target]?.[0] ?? '-')))).toBeFocused();
});

test.describe('on macOS', () => {
  test.use({userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'});

  test('Ctrl+K and Ctrl+I edit the text of a field, and Cmd+K opens the search', async ({page}) => {
    await open(page, '/cms/api/rest/interactive-query-builder');
    const field = page.locator('[data-query-builder] textarea').first();
    await field.focus();
    for (const [letter, code] of [
      ['k', 'KeyK'],
      ['i', 'KeyI'],
      ['л', 'KeyK'],
    ] as const) {
      expect(await press(field, {key: letter, code, ctrlKey: true}), `Ctrl+${letter} is left to the browser`).toBe(true);
    }
    expect(await press(field, {key: 'k', code: 'KeyK', metaKey: true})).toBe(false);
    await expect(search(page)).toBeVisible();
    await expect(askAi(page)).toBeHidden();
  });

  test('Ctrl+K in the search keeps the modal and what was typed', async ({page}) => {
    await open(page, '/cms/intro');
    await press(body(page), {key: 'k', code: 'KeyK', metaKey: true});
    const field = search(page).getByRole('combobox');
    await field.fill('webhooks');
    expect(await press(field, {key: 'k', code: 'KeyK', ctrlKey: true})).toBe(true);
    await expect(field).toHaveValue('webhooks');
    await press(field, {key: 'k', code: 'KeyK', metaKey: true});
    await expect(search(page)).toBeHidden();
  });

  test('Ctrl+I in the field of Ask AI keeps it open', async ({page}) => {
    await open(page, '/cms/intro');
    await press(body(page), {key: 'i', code: 'KeyI', metaKey: true});
    const field = askAi(page).getByRole('textbox');
    await field.fill('How do I filter?');
    expect(await press(field, {key: 'i', code: 'KeyI', ctrlKey: true})).toBe(true);
    await expect(field).toHaveValue('How do I filter?');
  });
});
