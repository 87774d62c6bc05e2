/** What tabs and boxes hide is there on paper, and for readers without JavaScript. */
import {existsSync, readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {sitemapPaths} from './support/build';
import {expect, open, store, test} from './support/test';

const PAGE_URL = '/cms/installation';

/** Names of the panels that can't be read or have no label above them. */
function unreadable(page: Page): Promise<(string | null)[]> {
  return page.getByRole('tabpanel', {includeHidden: true}).evaluateAll((panels) =>
    panels.flatMap((panel) => {
      const label = panel.getAttribute('aria-label');
      const isLabeled = getComputedStyle(panel, '::before').content === `"${label}"`;
      return panel.checkVisibility() && isLabeled ? [] : label;
    }),
  );
}

test('a printed page has all panels below their labels', async ({page}) => {
  await open(page, PAGE_URL);
  await page.emulateMedia({media: 'print'});
  expect(await unreadable(page)).toEqual([]);
  await expect(page.getByRole('tablist').first()).toBeHidden();
});

test('a printed page has what is in closed boxes', async ({page}) => {
  const url = '/cms/configurations/database';
  await open(page, url);
  const boxes = page.locator('.theme-doc-markdown details:not([open], [data-sample-proof], [data-unfold]) > div');
  expect(await boxes.count()).toBeGreaterThan(0);
  await expect(boxes.first()).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect
    .poll(() => boxes.evaluateAll((all) => all.every((box) => box.checkVisibility({contentVisibilityAuto: true}))))
    .toBe(true);
});

test('a dark page is printed in light colors, and is dark again after it', async ({page}) => {
  await store(page, {theme: 'dark'});
  await open(page, PAGE_URL);
  const background = () => page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor);
  const dark = await background();
  await page.emulateMedia({media: 'print'});
  await expect.poll(background).toBe('rgb(255, 255, 255)');
  expect(
    await page
      .locator('pre code')
      .first()
      .evaluate((code) => getComputedStyle(code).color),
  ).toBe('rgb(28, 28, 46)');
  await page.emulateMedia({media: 'screen'});
  await expect.poll(background).toBe(dark);
});

test('each sheet has the title, the URL, the version, and the date', async ({page}) => {
  await open(page, '/cms/installation/cli');
  const rules = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    return Array.from(document.styleSheets, (sheet) => Array.from(sheet.cssRules, ({cssText}) => cssText))
      .flat()
      .filter((text) => text.startsWith('@page') && text.includes('content:'))
      .join('\n');
  });
  const title = (await page.getByRole('heading', {level: 1}).textContent()) ?? '';
  for (const text of [title, 'https://docs.strapi.io/cms/installation/cli', 'Strapi 5.', /Printed \w{3} \d+, \d{4}/]) {
    expect(rules).toEqual(typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text));
  }
});

test('printed code is whole, inside the frame of its block', async ({page}) => {
  await page.setViewportSize({width: 720, height: 900});
  await open(page, '/cms/quick-start');
  await page.emulateMedia({media: 'print'});
  // Tabs inside a request have no box of their own.
  const frames = page.locator('article :is(.code-tabs:not(.api-call *), .theme-code-block, .api-call)');
  const cut = await frames.evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const frame = block.getBoundingClientRect();
      const isCut = Array.from(block.querySelectorAll('code')).some((code) => {
        const {bottom, right} = code.getBoundingClientRect();
        return bottom > frame.bottom + 1 || right > frame.right + 1;
      });
      return isCut ? [block.textContent.slice(0, 80)] : [];
    }),
  );
  expect(cut).toEqual([]);
  const fades = await page
    .locator('.theme-code-block pre')
    .evaluateAll((all) => all.filter((pre) => getComputedStyle(pre, '::after').display !== 'none'));
  expect(fades, 'nothing covers the ends of lines').toEqual([]);
});

test('paper shows no links into the query builder', async ({page}) => {
  await open(page, '/cms/api/rest/filters');
  await page.emulateMedia({media: 'print'});
  const links = page.getByRole('link', {name: 'Open in query builder'});
  expect(await links.count()).toBeGreaterThan(0);
  const shown = links.evaluateAll((all) =>
    all.filter((link) => link.checkVisibility() && getComputedStyle(link).fontSize !== '0px'),
  );
  expect(await shown).toHaveLength(0);
});

test('a phone prints the whole breadcrumbs', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/cms/installation/cli');
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('.breadcrumbs__item').last()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const url of [
    '/',
    PAGE_URL,
    '/cms/quick-start',
    '/cms/api/rest/filters',
    '/cms/features/draft-and-publish',
    '/whats-new',
    '/tags',
  ]) {
    test(`everything on ${url} can be read`, async ({page}) => {
      await page.goto(url);
      const hidden = await page.getByRole('main').evaluate((main) => {
        const found: string[] = [];
        const texts = document.createTreeWalker(main.querySelector('.theme-doc-markdown') ?? main, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const place = texts.currentNode.parentElement;
          // Panels have the labels of their tabs, buttons do nothing, browsers open boxes, phones have drawings of their own, and the
          // bookshop of the landing page shows its last step.
          const elsewhere =
            '[role="tablist"], :is([role="tabpanel"], .api-call) .code-name, [class*="layers_"] > [hidden], form[aria-label^="Filter"], button, summary, details:not([open]), style, noscript, desc, svg + svg';
          if (!place || place.closest(elsewhere)) continue;
          const text = texts.currentNode.textContent ?? '';
          if (/\S/.test(text) && !place.checkVisibility({visibilityProperty: true})) found.push(text);
        }
        return found;
      });
      expect(hidden).toEqual([]);
      await expect(page.getByRole('tablist').filter({visible: true}), 'tabs that do nothing').toHaveCount(0);
    });
  }

  for (const {width, name} of [
    {width: 390, name: 'a phone'},
    {width: 1440, name: 'a desktop'},
  ]) {
    test(`${name} says what doesn't work, shows no button that does nothing, and lists the pages`, async ({page}) => {
      await page.setViewportSize({width, height: 844});
      await page.goto('/');
      await expect(page.getByText(/^JavaScript is off, so search, Ask AI, .* don’t work\./)).toBeVisible();
      await expect(page.locator('button:not([type="submit"]):visible')).toHaveCount(0);
      await page.getByRole('link', {name: 'CMS docs', exact: true}).first().click();
      await expect(page).toHaveURL('/cms/intro#pages');
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      await expect(sidebar.getByRole('link', {name: 'FAQ'})).toBeInViewport();
      await sidebar.getByRole('link', {name: 'APIs'}).click();
      await sidebar.getByRole('link', {name: 'REST API', exact: true}).click();
      await expect(page).toHaveURL('/cms/api/rest');
      await expect(sidebar.getByRole('link', {name: 'Filters', exact: true})).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }

  test('labels of panels can be read on the dark background of code', async ({page}) => {
    await page.goto('/cms/api/rest/filters');
    const colors = await page
      .locator('.api-call [role="tabpanel"]')
      .first()
      .evaluate((panel) => [
        getComputedStyle(panel, '::before').color,
        getComputedStyle(panel.firstElementChild ?? panel).backgroundColor,
      ]);
    const [light = 0, dark = 0] = colors.map((color) => Math.max(...(color.match(/\d+/g) ?? []).map(Number)));
    expect(light - dark, colors.join(' on ')).toBeGreaterThan(100);
  });

  test('links lead on and back, and boxes open', async ({page}) => {
    await page.goto('/cms/intro');
    const next = page.locator('.pagination-nav__link--next');
    const url = (await next.getAttribute('href')) ?? '';
    await next.click();
    await expect(page).toHaveURL(url);
    await page.goBack();
    await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'FAQ'}).click();
    await expect(page).toHaveURL('/cms/faq');
    await page.goto('/cms/configurations/database');
    const box = page.locator('.theme-doc-markdown details:not([data-sample-proof], [data-unfold])').first();
    await box.locator('summary').click();
    await expect(box.locator(':scope > div')).toBeVisible();
  });
});

test('links of the documents as they are served lead to every page', () => {
  const reached = new Set(['/']);
  for (const path of reached) {
    const html = readFileSync(`build${path === '/' ? '/index' : path}.html`, 'utf8');
    for (const [, href] of html.matchAll(/<a\s[^>]*?href="?(\/[^"\s>#?]*)/g)) {
      if (href !== undefined && existsSync(`build${href}.html`)) reached.add(href);
    }
  }
  expect(sitemapPaths().filter((path) => !reached.has(path))).toEqual([]);
});
