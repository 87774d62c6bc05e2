/** What readers do without a mouse: Tab leads to everything, to nothing that is out of sight, and each place that it leads to shows. */
import type {Locator, Page} from '@playwright/test';
import {drawn, expect, open, test} from './support/test';

// A page that glides to what has the focus shows it a moment later.
test.use({contextOptions: {reducedMotion: 'reduce'}});

const focused = (page: Page): Locator => page.locator('*:focus');

/** Presses Tab until an element has the focus. Every stop on the way has to be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const unseen: string[] = [];
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab');
    const {isTarget, fault} = await target.first().evaluate((element) => {
      const place = document.activeElement ?? document.body;
      const {outlineStyle, boxShadow} = getComputedStyle(place);
      const {width, height, top, bottom} = place.getBoundingClientRect();
      const isSeen =
        width > 0 && height > 0 && bottom > 0 && top < innerHeight && (outlineStyle !== 'none' || boxShadow !== 'none');
      return {isTarget: place === element, fault: isSeen ? [] : [place.outerHTML.slice(0, 120)]};
    });
    unseen.push(...fault);
    if (isTarget) break;
  }
  expect(unseen, 'stops without a sign').toEqual([]);
  await expect(target.first()).toBeFocused();
}

test('the first Tab offers to skip to the content', async ({page}) => {
  await open(page, '/cms/intro');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isPast = await page.evaluate(() => document.querySelector('nav.navbar')?.contains(document.activeElement) === false);
  expect(isPast, 'the focus is past the navbar').toBe(true);
});

test('the search leads to the section that was found', async ({page}) => {
  await open(page, '/cms/intro');
  await tabTo(page, page.getByRole('button', {name: 'Search', exact: true}));
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', {name: 'Search'});
  await expect(modal.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('webhooks');
  await expect(modal.getByRole('status')).toHaveText(/^\d+ results?$/);
  await page.keyboard.press('ArrowDown');
  const href = (await modal.locator('[aria-selected="true"] a').getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
  await expect(modal).toBeHidden();
});

test('Ask AI is asked, and gives the focus back', async ({page}) => {
  await open(page, '/cms/intro');
  const button = page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'Ask AI'});
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', {name: 'Ask AI'});
  await expect(modal.getByRole('textbox', {name: /question/i})).toBeFocused();
  await page.keyboard.type('How do I sort entries?');
  await page.keyboard.press('Enter');
  await expect(modal.locator('blockquote').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('mode, sidebar group, tab, sample and page menu, one after the other', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/cms/installation/cli');

  await tabTo(page, page.getByRole('button', {name: /Switch between dark and light mode/}));
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  const group = page.getByRole('navigation', {name: 'Docs sidebar'}).locator('button[aria-expanded="false"]').first();
  const name = await group.getAttribute('aria-label');
  await tabTo(page, group);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', {name: name?.replace('Expand', 'Collapse') ?? '', exact: true})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(focused(page), 'the first page of the group').toHaveRole('link');

  const menuButton = page.getByRole('button', {name: 'More page actions'});
  await tabTo(page, menuButton);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menuButton).toBeFocused();

  await tabTo(page, page.getByRole('tab', {name: 'npm', exact: true}));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveAttribute('aria-selected', 'true');

  const copy = page.getByRole('article').getByRole('button', {name: 'Copy code to clipboard'}).filter({visible: true});
  await tabTo(page, copy);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\S/);
});

test('a tag leads to its pages', async ({page}) => {
  await open(page, '/tags');
  await tabTo(page, page.getByRole('main').locator('a[href^="/tags/"]'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tags\/./);
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Tags');
  // Once the page is drawn, it gets the focus.
  await drawn(page);
  await tabTo(page, page.getByRole('main').getByRole('article').getByRole('link'));
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/tags\//);
});

test('on a phone, the menu opens, stays in front, leads on, and closes', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/cms/intro');
  const button = page.getByRole('button', {name: 'Toggle navigation bar'});
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('navigation', {name: 'Documentation areas'}).getByRole('link', {name: 'Cloud', exact: true}));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cloud/intro');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});
