/** Checks pages with axe, in both color modes and at several widths. `walk.spec.ts` checks pages as they open. */
import {Search} from './searchModal';
import {violationsOn} from './support/axe';
import {tagPaths} from './support/build';
import {views} from './support/views';
import {expect, open, store, test} from './support/test';

const PAGES = {
  landing: '/',
  'docs page': '/cms/quick-start',
  'release notes': '/release-notes',
  'tag index': '/tags',
  'tag page': tagPaths()[0] ?? '/tags',
  'not found': '/nowhere',
};

for (const [name, url] of Object.entries(PAGES)) {
  for (const {theme, width} of views()) {
    test.describe(`${name}, ${theme}, ${width} px`, () => {
      test.use({viewport: {width, height: 844}});

      test('has no violation', async ({page, faults}) => {
        if (name === 'not found') faults.expect(/status of 404/, /status 404: \S+\/nowhere$/);
        await store(page, {theme});
        await open(page, url);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        expect(await violationsOn(page)).toEqual([]);
      });
    });
  }
}

for (const {theme, width} of views()) {
  test(`the search has no violation, ${theme}, ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await store(page, {theme});
    const search = new Search(page);
    await search.visit('/cms/faq');
    await search.open();
    expect.soft(await violationsOn(page), 'nothing typed').toEqual([]);
    await search.find('webhooks');
    // DocSearch draws its grids as lists. axe advises against it, browsers tell screen readers of grids.
    expect.soft(await violationsOn(page, {except: 'aria-allowed-role'}), 'hits').toEqual([]);
    await search.field.fill('zxqwvk');
    await expect(search.modal.getByRole('status')).toHaveText('No results for zxqwvk');
    expect(await violationsOn(page), 'no hits').toEqual([]);
  });
}

test('a violation is found where there is one', async ({page}) => {
  await open(page, '/tags');
  await page.locator('main').evaluate((main) => {
    main.insertAdjacentHTML('beforeend', '<p style="color: #eee; background: #fff">Pale.</p><img src="/img/mark.svg">');
  });
  expect(await violationsOn(page)).toEqual([expect.stringMatching(/^color-contrast: /), expect.stringMatching(/^image-alt: /)]);
});

test('the open mobile menu has no violation', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/cms/intro');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('button', {name: 'Back to main menu'})).toBeInViewport();
  expect(await violationsOn(page)).toEqual([]);
});

test('a table that is wider than the page scrolls with the arrow keys, others take no focus', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/cms/configurations/database');
  const wide = page
    .getByRole('region', {name: /^Table: /})
    .filter({visible: true})
    .first();
  await expect(wide).toBeVisible();
  await wide.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => wide.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
  const wrong = (): Promise<(string | null)[]> =>
    page
      .getByRole('table')
      .evaluateAll((tables) =>
        tables.flatMap(({parentElement: region}) =>
          region && region.scrollWidth > region.clientWidth !== (region.tabIndex === 0) ? region.textContent : [],
        ),
      );
  await expect.poll(wrong, 'tables that are focusable and fit, or do not fit and are not').toEqual([]);
  expect(await violationsOn(page, {onlyRule: 'scrollable-region-focusable'})).toEqual([]);
});
