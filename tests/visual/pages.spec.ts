import {expect, open, store, test} from '../e2e/support/test';

const PAGES = {
  landing: '/',
  docs: '/cms/quick-start',
  tags: '/tags',
  'not-found': '/nowhere',
};

for (const [name, url] of Object.entries(PAGES)) {
  for (const width of [390, 768, 1440]) {
    for (const theme of ['light', 'dark']) {
      test(`${name} at ${width} px, ${theme}`, async ({page, faults}) => {
        if (name === 'not-found') faults.expect(/status of 404/, /^status 404: \S+\/nowhere$/);
        await page.setViewportSize({width, height: 900});
        await store(page, {theme});
        await open(page, url);
        await page.waitForLoadState('networkidle');
        await page.evaluate(async () => document.fonts.ready);
        await expect(page).toHaveScreenshot(`${name}-${width}-${theme}.png`, {fullPage: name !== 'docs'});
      });
    }
  }
}
