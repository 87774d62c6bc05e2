/** One page of each kind loads without a problem, and fits the window. */
import {open} from './page';
import {expect, test} from './test';

const PAGES = {
  'the landing page': '/',
  'an introduction': '/cms/intro',
  'a page with tabs': '/cms/installation/cli',
  'a long page': '/cms/configurations/server',
  'a page of an API': '/cms/api/rest/filters',
  'a page with screenshots': '/cms/features/draft-and-publish',
  'a page with a diagram': '/cms/admin-panel-customization',
  'a page with numbered steps': '/cms/quick-start',
  'a breaking change': '/cms/migration/v4-to-v5/breaking-changes/use-document-id',
  'the table of breaking changes': '/cms/migration/v4-to-v5/breaking-changes',
  'a page of Cloud': '/cloud/getting-started/deployment',
  'the index of names': '/reference',
  tags: '/tags',
  'a tag': '/tags/api-token',
  'the search page': '/search?q=webhooks',
  'the query builder': '/cms/api/rest/interactive-query-builder',
  'release notes': '/release-notes',
  "what's new": '/whats-new',
  'an unknown URL': '/no/such/page',
};

for (const device of ['phone', 'desktop'] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({device});

    for (const [kind, path] of Object.entries(PAGES)) {
      test(`${kind} loads and fits the window`, async ({driver, expectedProblems}) => {
        expectedProblems.push(/^status 404: \/no\/such\/page$/);
        await open(driver, path);
        await expect.poll(() => driver.evaluate(() => document.querySelectorAll('main h1').length)).toBe(1);
        // Scrolls to the end, so that everything is drawn.
        await driver.evaluate(() => scrollTo({top: document.body.scrollHeight, behavior: 'instant'}));
        await expect.poll(() => driver.evaluate(() => document.querySelectorAll('footer a').length)).toBeGreaterThan(0);
        const tooWide = await driver.evaluate(() => {
          const {scrollWidth, clientWidth} = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(tooWide, 'pixels that stick out').toBe(0);
      });
    }
  });
}
