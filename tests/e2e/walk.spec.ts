/** Opens pages of the site like a reader, and checks what must be true of every page. `npm run test:full` opens every page. */
import type {Page} from '@playwright/test';
import {sitemapPaths, tagPaths} from './support/build';
import {sweptPages, sweptTags} from './support/sweep';
import {expect, Faults, hydrated, test as base} from './support/test';

interface Walker {
  page: Page;
  faults: Faults;
}

// One window for the whole walk, so that scripts come from its cache, like for a reader.
const test = base.extend<object, {walker: Walker}>({
  walker: [
    async ({browser}, use, {project}) => {
      const context = await browser.newContext({baseURL: project.use.baseURL});
      await use({page: await context.newPage(), faults: new Faults(context)});
      await context.close();
    },
    {scope: 'worker'},
  ],
});

const UNKNOWN = '/no/such/page';
const PATHS = [...sweptPages(), '/home/Home', '/tags', ...sweptTags(), UNKNOWN];
const SITE_TITLE = 'Strapi 5 Documentation';
const LANDING = ['/', '/home/Home'];

test.describe.configure({mode: 'parallel'});

for (const path of PATHS) {
  test(`nothing is wrong at ${path}`, async ({walker: {page, faults}}) => {
    faults.reset();
    if (path === UNKNOWN) faults.expect(/status 404: \S+\/no\/such\/page$/, /console error: .*status of 404/);
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
    expect.soft(faults.unexpected, 'console and network').toEqual([]);
    expect.soft(headings, 'one h1 with text').toEqual([expect.stringMatching(/\S/)]);
    expect.soft(duplicateIds, 'ids used twice').toEqual([]);
    const title = await page.title();
    if (LANDING.includes(path)) expect.soft(title).toBe(SITE_TITLE);
    else expect.soft(title).toMatch(new RegExp(`^\\S.* \\| ${SITE_TITLE}$`));
  });
}

test('the walk knows the whole site', () => {
  expect(sitemapPaths()).toEqual(
    expect.arrayContaining(['/', '/cms/quick-start', '/cloud/intro', '/release-notes', '/whats-new']),
  );
  expect(tagPaths().length).toBeGreaterThan(2);
});
