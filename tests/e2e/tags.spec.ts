/** The tag index and the pages of tags. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import {PRODUCTION_BUILD} from '../../scripts/serve/site';
import {testRun} from '../testRun';
import {tagPaths} from './support/build';
import {expect, open, test} from './support/test';

const tags = z.record(z.string(), z.object({label: z.string(), permalink: z.string(), description: z.string()}));

/** Paths of the pages of tags in the build. */
function builtTags(): string[] {
  return readdirSync(path.join(PRODUCTION_BUILD, 'tags'))
    .filter((name) => name.endsWith('.html'))
    .map((name) => `/tags/${name.replace('.html', '')}`)
    .sort();
}

/** The tag of docs/tags.yml whose page is at a path. */
function tagAt(url: string): z.infer<typeof tags>[string] {
  const all = tags.parse(parse(readFileSync(path.join(testRun().docsDir, 'tags.yml'), 'utf8')));
  const tag = Object.values(all).find(({permalink}) => url === `/tags${permalink}`);
  if (!tag) throw new Error(`tags.yml has no tag for ${url}.`);
  return tag;
}

test('the index lists every tag that a page has, under its first letter', async ({page, request}) => {
  await open(page, '/tags');
  const links = page.getByRole('main').getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const tags = z.array(z.object({permalink: z.string()})).parse(await (await request.get('/tags.json')).json());
  expect(hrefs.filter((href) => href.startsWith('/tags/')).sort()).toEqual(tags.map(({permalink}) => permalink).sort());
  expect(tags.map(({permalink}) => permalink).sort(), 'the pages that are built').toEqual(builtTags());

  const groups = await page
    .getByRole('main')
    .locator('article')
    .evaluateAll((articles) =>
      articles.map((article) => ({
        letter: article.querySelector('h2')?.textContent.replace('\u200b', '') ?? '',
        tags: Array.from(article.querySelectorAll('li'), (item) => item.textContent),
      })),
    );
  expect(groups.length).toBeGreaterThan(1);
  expect(groups.map(({letter}) => letter)).toEqual(groups.map(({letter}) => letter).sort());
  for (const {letter, tags} of groups) {
    expect(tags.length).toBeGreaterThan(0);
    for (const tag of tags) expect(tag[0]?.toUpperCase()).toBe(letter);
  }
});

test('a tag of many pages is larger than one of two', async ({page}) => {
  await open(page, '/tags');
  const sizeOf = (path: string) =>
    page.locator(`main a[href="${path}"]`).evaluate((tag) => Number.parseFloat(getComputedStyle(tag).fontSize));
  expect(await sizeOf('/tags/breaking-changes')).toBeGreaterThan(1.3 * (await sizeOf('/tags/knex')));
});

test('the filter narrows the tags by name and by description, and says how many are left', async ({page}) => {
  await open(page, '/tags');
  const all = tagPaths().length;
  const links = page.getByRole('main').locator('a[href^="/tags/"]');
  await expect(links).toHaveCount(all);
  const filter = page.getByRole('searchbox', {name: /filter/i});
  const [first = ''] = tagPaths();
  const tag = tagAt(first);

  await filter.fill(tag.label.toUpperCase());
  await expect(links.first()).toHaveAttribute('href', first);
  const left = await links.count();
  expect(left).toBeLessThan(all);
  await expect(page.getByRole('status')).toHaveText(left === 1 ? '1 tag' : `${left} tags`);

  await filter.fill(tag.description);
  await expect(links).toHaveCount(1);
  await filter.fill('no tag is called so');
  await expect(links).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText('0 tags');
  await filter.fill('');
  await expect(links).toHaveCount(all);
});

test('the page of a tag lists the tagged pages with their descriptions', async ({page}) => {
  await open(page, '/cms/quick-start');
  const description = (await page.locator('meta[name="description"]').getAttribute('content')) ?? '';
  const title = await page.locator('article').getByRole('heading', {level: 1}).innerText();
  await page
    .locator('article')
    .getByText(/^\d+ tags$/)
    .click();
  await page.locator('article a[rel="tag"]').first().click();
  await expect(page).toHaveURL(/\/tags\/[a-z0-9-]+$/);
  const entry = page
    .getByRole('main')
    .locator('article')
    .filter({has: page.locator('a[href="/cms/quick-start"]')});
  await expect(entry).toContainText(title);
  await expect(entry).toContainText(description);
});

test('the page of a tag says what the tag means and leads back to all tags', async ({page}) => {
  const [first = ''] = tagPaths();
  await open(page, first);
  await expect(page.getByRole('main')).toContainText(tagAt(first).description);
  await page
    .getByRole('main')
    .getByRole('link', {name: /all tags/i})
    .click();
  await expect(page).toHaveURL('/tags');
});

test('all pages of tags have one form: the number of pages, and the pages', async ({request}) => {
  const paths = builtTags();
  expect(paths.length).toBeGreaterThan(100);
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const headings = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, text]) => text);
    const entries = [...html.matchAll(/<h3><a[^>]*>(.*?)<\/a><\/h3>/gs)];
    expect(headings, path).toEqual([entries.length === 1 ? '1 page' : `${entries.length} pages`]);
  }
});
