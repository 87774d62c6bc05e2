/** The query builder in its page: on phones, while it loads, and with assistive technology. */
import {violationsOn} from '../support/axe';
import {scriptsContaining} from '../support/build';
import {layoutShifts, watchLayout} from '../support/layoutShift';
import {views} from '../support/views';
import {expect, loadedScripts, open, store} from '../support/test';
import {PAGE_URL, builder, openBuilder, query, response, send, test} from './queryBuilder';

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('everything fits, and is large enough to be touched', async ({page, strapi}) => {
    await openBuilder(page);
    await query(page).fill(`{filters: {title: {$contains: '${'a'.repeat(90)}'}, wrong: {$foo: []}}}`);
    await page.getByLabel('Base URL').fill(strapi.url);
    await send(page).tap();
    await expect(response(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    for (const control of [
      send(page),
      page.getByRole('button', {name: 'Copy link'}),
      page.getByRole('button', {name: 'Copy URL'}),
    ]) {
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(32);
    }
    const size = await query(page).evaluate((area) => Number.parseFloat(getComputedStyle(area).fontSize));
    expect(size, 'a phone zooms into smaller letters').toBeGreaterThanOrEqual(16);
  });
});

for (const width of [390, 768, 1440]) {
  test(`labels are close to their fields, and nothing is printed over another text, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await openBuilder(page);
    const fields = await builder(page)
      .locator('label[for]')
      .evaluateAll((labels) =>
        labels.map((label) => {
          const field = document.getElementById(label.getAttribute('for') ?? '');
          const parts = [label, ...Array.from(label.querySelectorAll('small'))].flatMap(({childNodes}) => Array.from(childNodes));
          const texts = parts.flatMap((part) => {
            const range = document.createRange();
            range.selectNodeContents(part);
            return part instanceof Text ? Array.from(range.getClientRects()) : [];
          });
          const box = field?.getBoundingClientRect();
          const bottom = Math.max(...texts.map((text) => text.bottom));
          return {
            name: label.textContent,
            // A label next to its field is in the same line.
            distance: box && bottom <= box.top + 1 ? box.top - bottom : 0,
            isOverprinted: texts.some((one, index) =>
              texts.some(
                (other, place) =>
                  place > index &&
                  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4 &&
                  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 4,
              ),
            ),
          };
        }),
      );
    expect(fields.length).toBeGreaterThan(3);
    expect(fields.filter(({distance, isOverprinted}) => distance > 12 || isOverprinted)).toEqual([]);
  });
}

test('below a fault, the builder says whose parts it shows, not that there are no warnings', async ({page}) => {
  await openBuilder(page);
  await expect(builder(page).getByText('No warnings.')).toBeVisible();
  await query(page).fill('{filters: {');
  await expect(builder(page).getByText('Of the last valid query.')).toBeVisible();
  await expect(builder(page).getByText('No warnings.')).toHaveCount(0);
});

test('the page has a table of contents', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, PAGE_URL);
  const contents = page.locator('.table-of-contents');
  const headings = page.locator('article :is(h2, h3)[id]');
  await expect(contents.getByRole('link')).toHaveCount(await headings.count());
  await contents.getByRole('link', {name: 'Warnings'}).click();
  await expect(page.getByRole('heading', {name: 'Warnings'})).toBeInViewport();
});

test.describe('when it does not load', () => {
  test('the written example stays, and trying again helps', async ({page, faults}) => {
    faults.expect(/ERR_FAILED/, /could not be loaded/);
    const chunk = scriptsContaining('query-builder.draft')[0] ?? '';
    await page.route(`**/assets/js/${chunk}`, (route) => route.abort('failed'));
    await open(page, PAGE_URL);
    await expect(page.getByRole('alert').filter({hasText: 'The query builder did not load.'})).toBeVisible();
    await expect(builder(page).getByText('scripts/find-books.mjs')).toBeVisible();
    await page.unroute(`**/assets/js/${chunk}`);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(query(page)).toBeVisible();
    await expect(builder(page).getByText('The query builder did not load.')).toHaveCount(0);
  });

  test('without scripts, the written example is there', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, ...(baseURL !== undefined && {baseURL})});
    const page = await context.newPage();
    await page.goto(PAGE_URL);
    await expect(builder(page).getByText('scripts/find-books.mjs')).toBeVisible();
    await expect(page.locator('[data-query-builder]')).toContainText('qs.stringify(');
    await context.close();
  });

  test('no other page downloads it', async ({page}) => {
    const scripts = loadedScripts(page);
    await open(page, '/cms/api/rest/filters');
    await page.waitForLoadState('networkidle');
    expect(await scripts.containing('query-builder.draft')).toEqual([]);
    await openBuilder(page);
    expect(await scripts.containing('query-builder.draft')).not.toEqual([]);
  });
});

for (const width of [390, 768, 1440]) {
  test(`nothing moves while it loads, ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await watchLayout(page);
    await openBuilder(page);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

for (const {theme, width} of views()) {
  test(`a fault, warnings and a response have no violation, ${theme}, ${width} px`, async ({page, strapi}) => {
    await page.setViewportSize({width, height: 844});
    await store(page, {theme});
    await openBuilder(page);
    await query(page).fill("{filter: 1, filters: {id: {$in: []}}, sort: '-price', status: 'draft'}");
    await page.getByLabel('Base URL').fill(strapi.url);
    await send(page).click();
    await expect(response(page)).toBeVisible();
    await query(page).fill("{filter: 1, filters: {id: {$in: []}}, sort: '-price', status: draft}");
    await expect(builder(page).getByText('draft is a variable')).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
  });
}
