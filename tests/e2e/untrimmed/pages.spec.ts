/** The site that is built with PERFORMANCE=off: an operator can do without every trim of plugins/performance. */
import {Search} from '../searchModal';
import {countDocuments, expect, open, test} from '../support/test';

for (const [url, title] of [
  ['/', /Strapi/],
  ['/cms/quick-start', /Quick start/],
  ['/cms/api/rest/filters', /Filter/],
] as const) {
  test(`${url} is whole, and its links and search work`, async ({page}) => {
    await open(page, url);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    // Only permissions below requests (`<small>`) are static HTML in every build.
    await expect(page.locator('[data-static-html]:not(small)')).toHaveCount(0);

    const documents = countDocuments(page);
    await page.getByRole('contentinfo').getByRole('link', {name: "What's new"}).click();
    await expect(page).toHaveURL('/whats-new');
    await expect(page.getByRole('main').getByRole('heading', {level: 1})).toHaveText(/new/i);
    expect(documents.count).toBe(0);

    const search = new Search(page);
    await search.open();
    await search.find('populate');
  });
}
