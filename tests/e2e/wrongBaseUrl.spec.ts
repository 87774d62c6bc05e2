/** Docusaurus's banner on a site that is served from a different folder than it was built for. */
import {expect, open, test} from './support/test';

const BANNER = 'Your Docusaurus site did not load properly.';

test('when neither scripts nor styles are where the page expects them, a banner names the base URL', async ({page, faults}) => {
  faults.expect(/net::ERR_FAILED/);
  await page.route(/\/assets\//, (route) => route.abort('failed'));
  await page.goto('/');
  await expect(page.getByText(BANNER)).toBeVisible();
  await expect(page.getByText('Current configured baseUrl = / (default value)')).toBeVisible();
});

test('no banner shows when the page loads', async ({page}) => {
  await open(page, '/');
  await expect(page.getByText(BANNER)).toHaveCount(0);
});
