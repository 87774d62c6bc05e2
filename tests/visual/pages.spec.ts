import {expect, test} from '@playwright/test';

const PAGES = {
  landing: '/',
  docs: '/cms/quick-start',
  tags: '/tags',
  'not-found': '/nowhere',
};

for (const [name, address] of Object.entries(PAGES)) {
  for (const width of [390, 768, 1440]) {
    for (const theme of ['light', 'dark']) {
      test(`${name} at ${width} px, ${theme}`, async ({page}) => {
        await page.setViewportSize({width, height: 900});
        await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
        await page.goto(address);
        await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
        await page.waitForLoadState('networkidle');
        await page.evaluate(async () => document.fonts.ready);
        await expect(page).toHaveScreenshot(`${name}-${width}-${theme}.png`, {fullPage: name !== 'docs'});
      });
    }
  }
}
