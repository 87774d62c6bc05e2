/** The scroll position: after a navigation, at the top of the page or the heading of the URL; after a tap on a tab, where it was. */
import type {Locator, Page} from '@playwright/test';
import {expect, open, test} from './support/test';

const LONG = '/whats-new';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({top: 2000, behavior: 'instant'}));
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000);
}

/** Expects the heading at most one line below the navbar, so that nothing of the previous section is in view. */
async function expectBelowNavbar(page: Page, heading: Locator): Promise<void> {
  await expect(heading).toBeInViewport();
  await expect(async () => {
    const [bar, box] = await Promise.all([page.getByRole('navigation', {name: 'Main'}).boundingBox(), heading.boundingBox()]);
    const distance = Math.round((box?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0)));
    expect(distance, 'distance between the navbar and the heading').toBeGreaterThanOrEqual(0);
    expect(distance, 'distance between the navbar and the heading').toBeLessThanOrEqual(24);
  }).toPass();
}

test('the next page starts at its top', async ({page}) => {
  await open(page, LONG);
  await scrollDown(page);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Release notes'}).click();
  await expect(page).toHaveURL('/release-notes');
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('the table of contents leads to a heading, which the header does not cover', async ({page}) => {
  await open(page, LONG);
  const link = page.locator('.table-of-contents a').nth(3);
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(`${LONG}${href}`);
  await expectBelowNavbar(page, page.locator(`[id="${href.slice(1)}"]`));
});

test('a URL with an anchor opens at its heading', async ({page}) => {
  await open(page, LONG);
  const href = (await page.locator('.table-of-contents a').nth(4).getAttribute('href')) ?? '';
  await open(page, '/cms/intro');
  await open(page, `${LONG}${href}`);
  expect(await scrollTop(page)).toBeGreaterThan(300);
  await expectBelowNavbar(page, page.locator(`[id="${href.slice(1)}"]`));
});

test('a link from another page to an anchor opens at its heading', async ({page}) => {
  await open(page, '/');
  const link = page
    .getByRole('region', {name: /what's new/i})
    .getByRole('listitem')
    .nth(1)
    .getByRole('link');
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(href);
  await expectBelowNavbar(page, page.locator(`[id="${href.split('#')[1] ?? ''}"]`));
});

test('a link to a passage of a long page shows the passage', async ({page}) => {
  await open(page, '/cms/faq');
  const paragraphs = page.locator('.theme-doc-markdown > p:visible');
  const article = await page.locator('.theme-doc-markdown').innerText();
  const all = (await paragraphs.allInnerTexts()).map((text, index) => ({
    index,
    start: text.split(/\s+/).slice(0, 6).join(' '),
  }));
  const once = all.filter(({start}) => /^[\w' ]+$/.test(start) && article.split(start).length === 2);
  const passages = once.filter((_passage, index) => index % Math.ceil(once.length / 15) === 0);
  expect(passages.length).toBeGreaterThan(5);
  for (const {index, start} of passages) {
    await page.goto('about:blank');
    await open(page, `/cms/faq#:~:text=${encodeURIComponent(start)}`);
    await page.waitForLoadState('networkidle');
    await expect(paragraphs.nth(index), start).toBeInViewport();
  }
});

test('the back-to-top button appears on the way up and leads to the top', async ({page}) => {
  await open(page, LONG);
  const button = page.getByRole('button', {name: 'Scroll back to top'});
  await expect(button).toBeHidden();
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(2000);
  await page.mouse.wheel(0, -300);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(button).toBeHidden();
});

test('a tab stays where it was tapped, also in browsers that keep no place, while the other requests above take its form', async ({
  page,
}) => {
  await open(page, '/cms/api/rest/filter-operators');
  const requests = page.locator('.tabs-container:has(> .request-forms)');
  const tapped = requests.nth(6);
  const panelAbove = requests.first().getByRole('tabpanel');
  // Now the code of these forms is loaded.
  await tapped.getByRole('tab', {name: 'cURL'}).click();
  await expect(panelAbove).toContainText('curl');
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
  const tab = tapped.getByRole('tab', {name: 'fetch'});
  await tab.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
  const [before, heightBefore] = [await tab.boundingBox(), (await panelAbove.boundingBox())?.height];
  await tab.click();
  await expect(panelAbove).toContainText('await fetch(');
  expect((await panelAbove.boundingBox())?.height).not.toBe(heightBefore);
  expect((await tab.boundingBox())?.y).toBeCloseTo(before?.y ?? Number.NaN, 0);
});
