/** Nothing moves while a page loads, also if it loads slowly. */
import type {Page} from '@playwright/test';
import {testRun} from '../testRun';
import {layoutShifts, openSlowly, watchLayout} from './support/layoutShift';
import {test} from './support/plainHost';
import {drawn, expect, hydrated, open} from './support/test';

const PAGES = [
  '/',
  '/cms/intro',
  '/cms/quick-start',
  '/cms/api/document-service',
  '/cms/api/rest/filters',
  '/cms/backend-customization/controllers',
  '/cms/configurations/server',
  '/cloud/intro',
  '/whats-new',
  '/tags',
];

/** A phone is the slowest, and has the most that could come late. */
const WIDTHS = testRun().isFull ? [390, 768, 1440] : [390];

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    // A phone has no pointer that hovers, so its code blocks have their buttons in a bar.
    test.use({viewport: {width, height: 844}, isMobile: width === 390, hasTouch: width === 390});

    for (const url of PAGES) {
      test(`nothing on ${url} moves while it loads`, async ({page}) => {
        await watchLayout(page);
        await open(page, url);
        expect(await layoutShifts(page)).toEqual([]);
      });
    }
  });
}

for (const url of ['/', '/cms/quick-start']) {
  test(`nothing on ${url} moves while its document comes in piece by piece`, async ({page}) => {
    await watchLayout(page);
    await openSlowly(page, url);
    await hydrated(page);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test('a navbar of which a part is still on its way is not painted', async ({page, plainHost, hold}) => {
  await watchLayout(page);
  const release = hold('/cms/quick-start', '<span>Ask AI');
  await page.goto(`${plainHost}/cms/quick-start`, {waitUntil: 'commit'});
  // A browser that paints too early does so within this time.
  const hasPainted = await page
    .waitForFunction(() => performance.getEntriesByName('first-paint').length > 0, undefined, {timeout: 1500, polling: 50})
    .then(() => true)
    .catch(() => false);
  release();
  await hydrated(page);
  expect(hasPainted, 'painted before the navbar was whole').toBe(false);
  expect(await layoutShifts(page)).toEqual([]);
});

const JUMPS: Record<string, (page: Page) => Promise<void>> = {
  'the End key': (page) => page.keyboard.press('End'),
  'the scrollbar': (page) => page.evaluate(() => scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'})),
};

for (const [name, jump] of Object.entries(JUMPS)) {
  for (const url of ['/cms/api/rest/filters', '/cms/quick-start']) {
    test(`nothing on ${url} moves for a reader who jumps to its end at once, by ${name}`, async ({page}) => {
      await open(page, url);
      // Fonts that come later move the end, too.
      await page.waitForLoadState('networkidle');
      await jump(page);
      const end = page.getByRole('contentinfo');
      await expect(end).toBeInViewport();
      await drawn(page);
      const seen = await end.boundingBox();
      await page.waitForLoadState('networkidle');
      await drawn(page);
      expect((await end.boundingBox())?.y).toBe(seen?.y);
    });
  }
}
