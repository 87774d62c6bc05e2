/**
 * Opens pages of the site like a reader, each once, and checks what must be true of every page. `npm run test:full` opens every page, the
 * weekly run looks at each in both color modes, on a desktop and a phone.
 */
import type {Page} from '@playwright/test';
import {testRun} from '../testRun';
import {violationsOn} from './support/axe';
import {sitemapPaths, snippetPaths, tagPaths} from './support/build';
import {sweptPages, sweptTags} from './support/sweep';
import {drawn, expect, Faults, hydrated, test as base} from './support/test';

interface Walker {
  page: Page;
  faults: Faults;
}

// One window for the whole walk, so that scripts come from its cache, like for a reader.
const test = base.extend<object, {walker: Walker}>({
  walker: [
    async ({browser}, use, {project}) => {
      // Colors that fade would be measured on their way.
      const context = await browser.newContext({baseURL: project.use.baseURL, reducedMotion: 'reduce'});
      await use({page: await context.newPage(), faults: new Faults(context)});
      await context.close();
    },
    {scope: 'worker'},
  ],
});

const {isWeekly} = testRun();
const UNKNOWN = '/no/such/page';
const PATHS = new Set([
  ...sweptPages(),
  // Lines of code that once made small phones scroll.
  '/cms/installation/cli',
  '/cms/typescript/adding-support-to-existing-project',
  '/home/Home',
  '/search',
  '/tags',
  ...sweptTags(),
  ...snippetPaths(),
  UNKNOWN,
]);
/** Pages of tags are alike: ten of them tell what is wrong with all. */
const WITHOUT_AXE = new Set(isWeekly ? [] : sweptTags().slice(10));
const SITE_TITLE = 'Strapi 5 Documentation';
const LANDING = ['/', '/home/Home'];
const VIEWS = isWeekly
  ? (['light', 'dark'] as const).flatMap((mode) => [1440, 390].map((width) => ({mode, width})))
  : [{mode: 'light', width: 1280} as const];
/** A window of 1280 px at a zoom of 200 %, and small phones. */
const NARROW = [640, 360, 320];

/** Chooses a mode as another tab would. */
async function setMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((newValue) => {
    dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue, storageArea: localStorage}));
  }, mode);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await drawn(page);
  // Even the shortest change of a color can be measured on its way.
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map(({finished}) => finished));
  });
}

test.describe.configure({mode: 'parallel'});

for (const path of PATHS) {
  test(`nothing is wrong at ${path}`, async ({walker: {page, faults}}) => {
    // Four looks at a long page.
    if (isWeekly) test.slow();
    faults.reset();
    if (path === UNKNOWN) faults.expect(/status 404: \S+\/no\/such\/page$/, /console error: .*status of 404/);
    await page.setViewportSize({width: VIEWS[0]?.width ?? 1280, height: 844});
    await page.goto(path);
    await hydrated(page);
    await expect.poll(() => faults.isBusy, {intervals: [20, 50, 100]}).toBe(false);

    const {headings, duplicateIds} = await page.evaluate(() => {
      const ids = Array.from(document.querySelectorAll('[id]'), ({id}) => id);
      return {
        headings: Array.from(document.querySelectorAll('h1'), ({textContent}) => textContent.trim()),
        duplicateIds: ids.filter((id, index) => ids.indexOf(id) !== index),
      };
    });
    expect.soft(headings, 'one h1 with text').toEqual([expect.stringMatching(/\S/)]);
    expect.soft(duplicateIds, 'ids used twice').toEqual([]);
    const title = await page.title();
    if (LANDING.includes(path)) expect.soft(title).toBe(SITE_TITLE);
    else expect.soft(title).toMatch(new RegExp(`^\\S.* \\| ${SITE_TITLE}$`));

    for (const {mode, width} of WITHOUT_AXE.has(path) ? [] : VIEWS) {
      if (width !== page.viewportSize()?.width) await page.setViewportSize({width, height: 844});
      if (isWeekly) await setMode(page, mode);
      expect.soft(await violationsOn(page), `violations in ${mode} mode at ${width} px`).toEqual([]);
    }
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const width of NARROW) {
      await page.setViewportSize({width, height: 844});
      const scrollWidth = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(scrollWidth, {message: `the page doesn't scroll sideways at ${width} px`, timeout: 5000}).toBe(width);
    }
    expect.soft(faults.unexpected, 'console and network').toEqual([]);
  });
}

test('the walk knows the whole site', () => {
  expect(sitemapPaths()).toEqual(
    expect.arrayContaining(['/', '/cms/quick-start', '/cloud/intro', '/release-notes', '/whats-new']),
  );
  expect(tagPaths().length).toBeGreaterThan(2);
});
