/** Pages on small phones: what is too wide scrolls in its own box. */
import {snippetPaths} from './support/build';
import {sweptPages, sweptTags} from './support/sweep';
import {expect, open, test} from './support/test';

const KNOWN = ['/cms/installation/cli', '/cms/typescript/adding-support-to-existing-project'];

for (const width of [320, 360]) {
  test.describe(`${width} px`, () => {
    test.use({viewport: {width, height: 800}});

    for (const address of new Set([...KNOWN, '/search', '/tags', ...sweptPages(), ...sweptTags(), ...snippetPaths()])) {
      test(`${address} doesn't scroll sideways`, async ({page}) => {
        await open(page, address);
        await page.waitForFunction(() => document.fonts.status === 'loaded');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });
    }
  });
}

test('a page without a sidebar is in the middle of a wide window', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const address of snippetPaths().slice(0, 2)) {
    await open(page, address);
    const box = await page.locator('main > .container').boundingBox();
    const article = await page.locator('article').boundingBox();
    if (!box || !article) throw new Error('The page has no container.');
    expect(article.x, address).toBeGreaterThan(100);
    expect(Math.abs(box.x - (1440 - box.x - box.width)), address).toBeLessThan(20);
  }
});
