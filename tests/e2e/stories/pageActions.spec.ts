/** Page actions on pages without breadcrumbs, which aren't in any sidebar. */
import type {Page} from '@playwright/test';
import {violationsOn} from '../support/axe';
import {expect, open, test} from '../support/test';

const PAGES = [
  {kind: 'an unlisted page', address: '/cms/unlisted-story', sentence: 'The first sentence of an unlisted page'},
  {kind: 'a page in no sidebar', address: '/story-without-sidebar', sentence: 'The first sentence of a page without a sidebar.'},
  {kind: 'a snippet', address: '/snippets/story', sentence: 'The only sentence of a snippet without headings.'},
];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The position of an element's glyphs. Its box can extend below a floating element. */
async function linesOf(page: Page, selector: string): Promise<Box[]> {
  return page.evaluate((wanted) => {
    const range = document.createRange();
    const element = document.querySelector(wanted);
    if (!element) throw new Error(`There is no ${wanted}.`);
    range.selectNodeContents(element);
    return Array.from(range.getClientRects(), ({x, y, width, height}) => ({x, y, width, height}));
  }, selector);
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

for (const {kind, address, sentence} of PAGES) {
  test.describe(kind, {tag: '@full'}, () => {
    test('has no breadcrumbs, and can be copied as the Markdown at its address', async ({page, request}) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, address);
      await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toHaveCount(0);
      await page.getByRole('button', {name: 'Copy page'}).click();
      await expect(page.getByRole('status').filter({hasText: 'Page copied as Markdown.'})).toBeVisible();
      const markdown = await (await request.get(`${address}.md`)).text();
      expect(markdown).toContain(sentence);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
      await expect(page.locator('link[rel="alternate"][type="text/markdown"]')).toHaveAttribute('href', `${address}.md`);
    });

    test('has the menu, and asks whether it helped', async ({page}) => {
      await open(page, address);
      await page.getByRole('button', {name: 'More page actions'}).click();
      await expect(page.getByRole('menuitem', {name: 'Copy as Markdown'})).toBeFocused();
      await expect(page.getByRole('menuitem', {name: 'View as Markdown'})).toHaveAttribute('href', `${address}.md`);
      await expect(page.getByRole('menuitem', {name: 'Copy link to section'})).toHaveCount(address.includes('snippets') ? 0 : 1);
      await page.keyboard.press('Escape');
      await page.getByRole('button', {name: 'Yes', exact: true}).click();
      await expect(page.getByRole('group', {name: 'What helped?'})).toBeVisible();
    });

    for (const width of [390, 768, 1440]) {
      test(`shows its actions beside its title and over no text, ${width} px`, async ({page}) => {
        await page.setViewportSize({width, height: 844});
        await open(page, address);
        const actions = await page.getByRole('button', {name: 'Copy page'}).boundingBox();
        const menu = await page.getByRole('button', {name: 'More page actions'}).boundingBox();
        if (!actions || !menu) throw new Error('The actions have to be there.');
        const [title = {x: 0, y: 0, width: 0, height: 0}, ...others] = await linesOf(page, 'article h1');
        expect(actions.y, 'the actions are no lower than the first line of the title').toBeLessThan(title.y + title.height);
        const texts = [title, ...others, ...(await linesOf(page, 'article .markdown > p'))];
        expect(texts.filter((line) => overlap(line, actions) || overlap(line, menu))).toEqual([]);
        expect(Math.min(actions.width, actions.height)).toBeGreaterThanOrEqual(32);

        await page.getByRole('button', {name: 'More page actions'}).click();
        await expect(page.getByRole('menuitem').first()).toBeVisible();
        for (const entry of await page.getByRole('menuitem').all()) await expect(entry).toBeInViewport({ratio: 1});
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      });
    }

    test('has no violation with its menu open', async ({page}) => {
      await open(page, address);
      await page.getByRole('button', {name: 'More page actions'}).click();
      await expect(page.getByRole('menu')).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
    });
  });
}
