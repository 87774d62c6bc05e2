/** The layout of the landing page, from phone to wide screen. */
import type {Page} from '@playwright/test';
import {layoutShifts, watchLayout} from './support/layoutShift';
import {expect, open, test} from './support/test';

for (const width of [320, 390, 768, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 844}});

    for (const url of ['/', '/cms/intro', '/whats-new', '/tags']) {
      test(`${url} fits the width`, async ({page}) => {
        await open(page, url);
        const {scroll, client} = await page.evaluate(() => ({
          scroll: document.documentElement.scrollWidth,
          client: document.documentElement.clientWidth,
        }));
        expect(scroll).toBeLessThanOrEqual(client);
      });
    }

    test('the names of the steps are whole, each in one line', async ({page}) => {
      await open(page, '/');
      const steps = page.getByRole('region', {name: 'From a field to the API'}).getByRole('button');
      const faults = await steps.evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const name = document.createRange();
          name.selectNodeContents(button.lastChild ?? button);
          const {left, right} = button.getBoundingClientRect();
          const lines = Array.from(name.getClientRects());
          const isWhole =
            new Set(lines.map(({top}) => top)).size === 1 &&
            lines.every((line) => line.left > left + 2 && line.right < right - 2);
          return isWhole ? [] : [button.textContent];
        }),
      );
      expect(faults).toEqual([]);
    });

    test('links of the footer keep to themselves', async ({page}) => {
      await open(page, '/');
      const overlaps = await page
        .getByRole('contentinfo')
        .getByRole('link')
        .evaluateAll((links) => {
          const boxes = links.map((link) => ({name: link.textContent, box: link.getBoundingClientRect()}));
          const meet = (a: DOMRect, b: DOMRect): boolean =>
            a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
          return boxes.flatMap((one, index) =>
            boxes.slice(index + 1).flatMap((other) => (meet(one.box, other.box) ? `${one.name} meets ${other.name}` : [])),
          );
        });
      expect(overlaps).toEqual([]);
    });

    test('the title and the way in are in the first screen', async ({page}) => {
      await open(page, '/');
      await expect(page.getByRole('heading', {level: 1})).toBeInViewport({ratio: 1});
      await expect(page.getByRole('main').getByRole('link', {name: /start/i}).first()).toBeInViewport();
    });
  });
}

test('every link of the landing page leads to a page', async ({page, request}) => {
  await open(page, '/');
  const hrefs = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(8);
  for (const href of new Set(hrefs)) expect((await request.get(href)).status(), href).toBe(200);
});

test('both areas have a card with the way to all of their pages', async ({page}) => {
  await open(page, '/');
  const areas = page.getByRole('region', {name: 'Documentation areas'});
  await expect(areas.getByRole('heading', {name: 'CMS', exact: true})).toBeVisible();
  await expect(areas.getByRole('heading', {name: 'Cloud', exact: true})).toBeVisible();
  await areas.getByRole('link', {name: 'All Cloud docs'}).click();
  await expect(page).toHaveURL('/cloud/intro');
});

test('frameworks lead to the page about websites, with their tab open', async ({page}) => {
  await open(page, '/');
  await page.getByRole('list', {name: 'Frameworks'}).getByRole('link', {name: 'Astro'}).click();
  await expect(page).toHaveURL('/cms/frontend');
  await expect(page.getByRole('tab', {name: 'Astro'}).first()).toHaveAttribute('aria-selected', 'true');
});

test('there is one search field', async ({page}) => {
  await open(page, '/');
  await expect(page.getByRole('button', {name: /search/i})).toHaveCount(1);
});

test.describe('the bookshop', () => {
  const bookshop = (page: Page) => page.getByRole('region', {name: 'From a field to the API'});

  test('shows a field in the form and in the response as soon as the content-type has it, and nothing moves', async ({page}) => {
    await watchLayout(page);
    await open(page, '/');
    const shop = bookshop(page);
    await shop.getByRole('button', {name: 'title'}).click();
    await expect(shop.getByText('GET /api/books?status=draft').filter({visible: true})).toHaveCount(1);
    const colors = ['GET', 'status', 'draft', '?'].map((part) =>
      shop
        .locator('[class^="code-"]:visible', {hasText: part})
        .last()
        .evaluate((element) => getComputedStyle(element).color),
    );
    expect(new Set(await Promise.all(colors)).size, 'method and value, name, sign').toBe(3);
    await expect(shop.getByText('12.5').filter({visible: true})).toHaveCount(0);
    await shop.getByRole('button', {name: 'price'}).click();
    await expect(shop.getByText('12.5').filter({visible: true})).toHaveCount(2);
    await shop.getByRole('button', {name: 'Publish'}).click();
    await expect(shop.getByText('Published', {exact: true})).toBeVisible();
    await expect(shop.getByText('Mary Shelley').filter({visible: true})).toHaveCount(2);
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('goes through its steps once, by itself', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 1200});
    await open(page, '/');
    const pressed = bookshop(page).getByRole('button', {pressed: true});
    for (const name of ['title', 'price', 'author', 'Publish']) await expect(pressed).toHaveAccessibleName(new RegExp(name));
  });

  for (const [reader, options] of [
    ['who wants less motion', {reducedMotion: 'reduce'}],
    ['without JavaScript', {javaScriptEnabled: false}],
  ] as const) {
    test.describe(`for a reader ${reader}`, () => {
      test.use(options);

      test('it is a still image of the last step', async ({page}) => {
        await page.goto('/');
        await expect(bookshop(page).getByText('GET /api/books?populate=author').filter({visible: true})).toHaveCount(1);
        await expect(bookshop(page).getByText('Published', {exact: true})).toBeVisible();
      });
    });
  }
});

test('what is new shows the latest release and leads to it', async ({page}) => {
  await open(page, '/');
  const news = page.getByRole('region', {name: /what's new/i}).getByRole('listitem');
  expect(await news.count()).toBeGreaterThan(1);
  const version = /\d+\.\d+\.\d+/.exec(await news.first().innerText())?.[0] ?? 'no version';
  await news.first().getByRole('link').click();
  await expect(page).toHaveURL(`/whats-new#v${version.replaceAll('.', '-')}`);
  await expect(page.getByRole('heading', {name: version})).toBeInViewport();
});

test.describe('for a reader who wants less motion', () => {
  test.use({reducedMotion: 'reduce'});

  test('nothing on the landing page is animated', async ({page}) => {
    await open(page, '/');
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          (animation) => animation.playState === 'running' && Number(animation.effect?.getComputedTiming().activeDuration) > 1,
        )
        .map((animation) => (animation.effect instanceof KeyframeEffect ? animation.effect.target?.className : 'unknown')),
    );
    expect(moving).toEqual([]);
    const slowest = await page.evaluate(() =>
      Math.max(
        ...Array.from(document.querySelectorAll('*'), (element) => {
          const {transitionDuration, animationDuration} = getComputedStyle(element);
          return Math.max(
            ...`${transitionDuration}, ${animationDuration}`
              .split(', ')
              .map((value) => parseFloat(value) * (value.endsWith('ms') ? 1 : 1000)),
          );
        }),
      ),
    );
    expect(slowest, 'longest transition in ms').toBeLessThanOrEqual(1);
  });
});
