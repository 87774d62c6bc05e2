/** Observable results of the configuration. */
import {readFileSync} from 'node:fs';
import * as z from 'zod';
import {readSitemap, scriptsContaining, sitemapPaths, snippetPaths} from './support/build';
import {drawn, expect, open, test} from './support/test';

const version = z.object({
  name: z.string(),
  label: z.string(),
  isLast: z.boolean(),
  path: z.string(),
  mainDocId: z.string(),
  docs: z.array(z.object({id: z.string(), path: z.string()})),
  draftIds: z.array(z.string()),
  sidebars: z.record(z.string(), z.object({link: z.object({path: z.string()})})),
});

const globalData = z.object({
  'docusaurus-plugin-content-docs': z.object({default: z.object({versions: z.array(version), breadcrumbs: z.boolean()})}),
});

function readGenerated(file: string): unknown {
  return JSON.parse(readFileSync(`.docusaurus/${file}`, 'utf8'));
}

test('there is one version, labelled Next, at the root, and it starts with the quick start', {tag: '@full'}, () => {
  const {versions, breadcrumbs} = globalData.parse(readGenerated('globalData.json'))['docusaurus-plugin-content-docs'].default;
  expect(versions).toHaveLength(1);
  expect(versions[0]).toMatchObject({label: 'Next', isLast: true, path: '/', mainDocId: 'cms/quick-start'});
  expect(versions[0]?.sidebars.cmsSidebar?.link.path).toBe('/cms/quick-start');
  expect(versions[0]?.sidebars.cloudSidebar?.link.path).toBe('/cloud/intro');
  expect(breadcrumbs).toBe(true);
});

test('there is one locale: English, left to right', {tag: '@full'}, async ({page}) => {
  expect(readGenerated('i18n.json')).toMatchObject({
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory'}},
  });
  await open(page, '/cms/intro');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('the site says its name and its version', {tag: '@full'}, async ({page}) => {
  await open(page, '/');
  await expect(page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Strapi Docs'})).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Strapi Docs');
  await expect(page.getByRole('contentinfo')).toContainText('6.6.5');
  expect(readGenerated('site-metadata.json')).toMatchObject({siteVersion: '6.6.5'});
});

test('the sitemap names every page weekly at 0.5, and leaves out pages that are not for search engines', {tag: '@full'}, () => {
  const sitemap = readSitemap();
  const entries = sitemap.match(/<url>.*?<\/url>/gs) ?? [];
  expect(entries.length).toBeGreaterThan(3);
  for (const entry of entries) {
    expect(entry).toContain('<changefreq>weekly</changefreq>');
    expect(entry).toContain('<priority>0.5</priority>');
    expect(entry).toMatch(/<loc>https:\/\/docs\.strapi\.io\/[^<]*<\/loc>/);
  }
  const paths = sitemapPaths();
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => /^\/(?:tags|snippets|search|home|stories)(?:\/|$)/.test(path))).toEqual([]);
  expect(paths.filter((path) => path !== '/' && path.endsWith('/'))).toEqual([]);
});

test('/home/Home shows the landing page and names / as canonical', {tag: '@full'}, async ({page}) => {
  await open(page, '/');
  const heading = await page.getByRole('heading', {level: 1}).innerText();
  await open(page, '/home/Home');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(heading, {useInnerText: true});
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', 'https://docs.strapi.io/');
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', 'https://docs.strapi.io/');
});

test('the top bar leads to both areas and to the source', {tag: '@full'}, async ({page}) => {
  await open(page, '/release-notes');
  const bar = page.getByRole('navigation', {name: 'Main'});
  await expect(bar.getByRole('link', {name: 'CMS Docs'})).toHaveAttribute('href', '/cms/intro');
  await expect(bar.getByRole('link', {name: 'Cloud Docs'})).toHaveAttribute('href', '/cloud/intro');
  const source = bar.getByRole('link', {name: /source repository/i});
  await expect(source).toHaveAttribute('href', 'https://github.com/strapi/strapi');
  await expect(source).toHaveAttribute('rel', /noopener/);
});

test('the footer has all of its links', {tag: '@full'}, async ({page}) => {
  await open(page, '/');
  const hrefs = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/whats-new',
      '/release-notes',
      '/cms/faq',
      '/cms/community',
      '/cms/usage-information',
      'https://docs-v4.strapi.io',
      'https://docs-v3.strapi.io',
      'https://contributor.strapi.io',
      'https://design-system.strapi.io',
      'https://discord.strapi.io',
      'https://github.com/strapi/strapi/discussions',
      'https://twitter.com/strapijs',
      'https://stackoverflow.com/questions/tagged/strapi',
      'https://strapi.io/blog',
    ]),
  );
});

test('a page links to its own source with the words "Contribute to this page"', {tag: '@full'}, async ({page}) => {
  await open(page, '/cms/intro');
  await expect(page.getByRole('link', {name: 'Contribute to this page'})).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/strapi\/documentation\/edit\/main\/.*cms\/intro\.mdx?$/,
  );
});

test('breadcrumbs say where a page is', {tag: '@full'}, async ({page}) => {
  await open(page, '/cms/faq');
  const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(breadcrumbs.getByRole('listitem').last()).toHaveText(/faq|frequently/i);
  await breadcrumbs.getByRole('link', {name: 'Getting started'}).click();
  await expect(page).toHaveURL('/cms/intro');
});

test('the table of contents holds the headings of levels 2 and 3', {tag: '@full'}, async ({page}) => {
  await open(page, '/cms/quick-start');
  const headings = await page
    .locator('article')
    .locator('h2, h3')
    .evaluateAll((all) => all.map(({id}) => `#${id}`));
  const links = await page
    .locator('.table-of-contents')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(headings.length).toBeGreaterThan(0);
  expect(links).toEqual(headings);
});

test('the sidebar can be hidden and shown again', {tag: '@full'}, async ({page}) => {
  await open(page, '/cms/intro');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await page.getByRole('button', {name: 'Collapse sidebar', exact: true}).click();
  await expect(sidebar).toBeHidden();
  await page.getByRole('button', {name: 'Expand sidebar', exact: true}).click();
  await expect(sidebar).toBeVisible();
});

test('opening a category of the sidebar leaves the others open', {tag: '@full'}, async ({page}) => {
  await open(page, '/cms/intro');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const faq = sidebar.locator('a[href="/cms/faq"]');
  const rest = sidebar.locator('a[href="/cms/api/rest"]:not([role="button"])');
  await expect(faq).toBeVisible();
  await sidebar.getByText('APIs', {exact: true}).click();
  await expect(page).toHaveURL(/\/cms\/(?:api|intro)/);
  await expect(rest.first()).toBeVisible();
  await expect(faq).toBeVisible();
});

test('the navbar stays in view while scrolling', {tag: '@full'}, async ({page}) => {
  await open(page, '/whats-new');
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  const bar = page.getByRole('navigation', {name: 'Main'});
  await expect(bar).toBeInViewport();
  await drawn(page);
  await bar.evaluate((element) => Promise.all(element.getAnimations().map(({finished}) => finished)));
  await expect(bar).toBeInViewport({ratio: 1});
});

test('a link preview has a title, a description and an image', {tag: '@full'}, async ({page, request}) => {
  await open(page, '/cms/intro');
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /\S.* \| Strapi 5 Documentation$/);
  await expect(page.locator('meta[property="og:description"]')).toHaveAttribute('content', /\S{3}/);
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(image).toMatch(/^https:\/\/docs\.strapi\.io\//);
  const response = await request.get(new URL(image ?? '').pathname);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('image/png');
});

test('a snippet is a page that says it is unlisted, and is in no list', {tag: '@full'}, async ({page, request}) => {
  await open(page, '/snippets/requirements');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Requirements');
  await expect(page.getByText('This page is unlisted.')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toHaveCount(0);
  for (const list of ['/llms.txt', '/llms-full.txt', '/tags.json']) {
    expect(await (await request.get(list)).text(), list).not.toContain('/snippets/');
  }
  expect(JSON.stringify(readGenerated('page-data/default/pages.json'))).not.toContain('/snippets/');
});

test('a page without a sidebar is in the middle of a wide window', {tag: '@full'}, async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const url of snippetPaths().slice(0, 2)) {
    await open(page, url);
    const box = await page.locator('main > .container').boundingBox();
    const article = await page.locator('article').boundingBox();
    if (!box || !article) throw new Error('The page has no container.');
    expect(article.x, url).toBeGreaterThan(100);
    expect(Math.abs(box.x - (1440 - box.x - box.width)), url).toBeLessThan(20);
  }
});

test('no page downloads Mermaid', {tag: '@full'}, async ({page}) => {
  await open(page, '/cms/intro');
  await expect(page.getByRole('img', {name: 'Flowchart'}).first()).toContainText('Document Service');
  expect(scriptsContaining('mermaidAPI')).toEqual([]);
});
