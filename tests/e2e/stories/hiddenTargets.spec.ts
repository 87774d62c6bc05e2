/** A link to what is in a closed tab or box opens it, whichever way the reader comes. */
import type {Page} from '@playwright/test';
import {expect, open, test} from '../support/test';

const ADDRESS = '/cms/hidden-targets';

const TARGETS = [
  {id: 'in-a-tab', link: 'tab', heading: 'In a tab'},
  {id: 'in-a-box', link: 'box', heading: 'In a box'},
  {id: 'in-details', link: 'details', heading: 'In details'},
  {id: 'in-both', link: 'box in a tab', heading: 'In both'},
];

const WAYS: Record<string, (page: Page, target: (typeof TARGETS)[number]) => Promise<void>> = {
  'a link on the page': async (page, {link}) => {
    await open(page, ADDRESS);
    await page.getByRole('article').getByRole('link', {name: link, exact: true}).click();
  },
  'a link on another page': async (page, {id}) => {
    await open(page, '/cms/unlisted-story');
    // Pages of the docs don't link to this one.
    await page
      .locator('[data-static-html]')
      .first()
      .evaluate((text, href) => {
        const link = document.createElement('a');
        link.href = href;
        link.textContent = 'Over there';
        text.append(link);
      }, `${ADDRESS}#${id}`);
    await page.getByRole('link', {name: 'Over there'}).click();
  },
  'the contents': async (page, {heading}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, ADDRESS);
    await page.locator('.table-of-contents').getByRole('link', {name: heading}).click();
  },
  'its URL': (page, {id}) => open(page, `${ADDRESS}#${id}`),
};

for (const [way, go] of Object.entries(WAYS)) {
  for (const target of TARGETS) {
    test(`${way} leads to ${target.heading}`, {tag: '@full'}, async ({page}) => {
      await go(page, target);
      await expect(page).toHaveURL(`${ADDRESS}#${target.id}`);
      await expect(page.getByRole('heading', {name: target.heading})).toBeInViewport();
    });
  }
}
