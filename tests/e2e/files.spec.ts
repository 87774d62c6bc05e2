/** Files other than pages: feed, icons, manifest, images. */
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import type {Response} from '@playwright/test';
import {unzipSync} from 'fflate';
import {expect, open, test} from './support/test';

test("the product's releases have a feed next to that of the docs", async ({page, request}) => {
  await open(page, '/whats-new');
  await expect(page.locator('article').getByRole('link', {name: 'the feed of this page'})).toHaveAttribute(
    'href',
    '/whats-new.xml',
  );
  const response = await request.get('/whats-new.xml');
  expect(response.headers()['content-type']).toMatch(/^application\/rss\+xml/);
  const xml = await response.text();
  expect(xml).toContain("<title>What's new in Strapi 5</title>");
  const first = /<link>[^<]*\/whats-new#(v5-\d+-\d+)<\/link>/.exec(xml)?.[1] ?? '';
  await expect(page.locator(`[id="${first}"]`)).toHaveCount(1);
});

test('the release notes have a feed that readers can subscribe to', async ({page, request}) => {
  await open(page, '/release-notes');
  const links = page.locator('head link[rel="alternate"][type="application/rss+xml"]');
  expect(await links.evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.getAttribute('title')]))).toEqual([
    ['/release-notes.xml', 'Strapi 5 Documentation: release notes'],
    ['/whats-new.xml', "What's new in Strapi 5"],
  ]);

  const response = await request.get('/release-notes.xml');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^application\/(?:rss\+)?xml/);
  const xml = await response.text();

  const feed = await page.evaluate((text) => {
    const root = new DOMParser().parseFromString(text, 'application/xml');
    const textsOf = (selector: string) => Array.from(root.querySelectorAll(selector), ({textContent}) => textContent);
    const contents = textsOf('item > description').map((html) => new DOMParser().parseFromString(html, 'text/html'));
    return {
      errors: textsOf('parsererror'),
      version: root.documentElement.getAttribute('version'),
      title: textsOf('channel > title'),
      links: textsOf('item > link'),
      dates: textsOf('item > pubDate'),
      inner: contents.flatMap((content) =>
        Array.from(
          content.querySelectorAll('[href], [src]'),
          (element) => element.getAttribute('href') ?? element.getAttribute('src'),
        ),
      ),
      texts: contents.map((content) => content.body.textContent),
    };
  }, xml);
  expect(feed.errors).toEqual([]);
  expect(feed.version).toBe('2.0');
  expect(feed.title).toEqual([expect.stringContaining('Strapi 5 Documentation')]);
  expect(feed.links.length).toBeGreaterThan(0);
  expect(feed.dates).toHaveLength(feed.links.length);
  expect(feed.texts).toHaveLength(feed.links.length);
  expect(feed.inner.length).toBeGreaterThan(0);
  for (const item of feed.links) expect(item).toMatch(/^https:\/\/docs\.strapi\.io\/release-notes#v\d+-\d+-\d+$/);
  for (const date of feed.dates) expect(Date.parse(date)).not.toBeNaN();
  for (const url of feed.inner) expect(url).toMatch(/^https?:\/\//);
  for (const url of feed.inner) expect(url).not.toMatch(/\.mdx?(?:#|$)/);
  for (const text of feed.texts) expect(text).not.toContain('{/*');

  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({id}) => id));
  for (const item of feed.links) expect(ids, `the feed's link ${item} leads somewhere`).toContain(new URL(item).hash.slice(1));
});

test('the bookshop can be downloaded from the pages that offer it', async ({request}) => {
  for (const url of ['/', '/cms/quick-start', '/cms/api/rest'])
    expect(await (await request.get(url)).text(), url).toMatch(/<a [^>]*href="?\/bookshop\.zip/);
  const response = await request.get('/bookshop.zip');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('application/zip');
  expect(Object.keys(unzipSync(await response.body()))).toEqual(
    expect.arrayContaining(['bookshop/README.md', 'bookshop/package.json']),
  );
});

test('icons, touch icon and manifest exist and are named in the page', async ({page, request}) => {
  await open(page, '/');
  const urls = await page
    .locator('head link[rel~="icon"], head link[rel="apple-touch-icon"], head link[rel="manifest"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(urls).toEqual(
    expect.arrayContaining(['/img/favicon.ico', '/img/mark.svg', '/img/apple-touch-icon.png', '/manifest.webmanifest']),
  );
  for (const url of urls) {
    const response = await request.get(url);
    expect(response.status(), url).toBe(200);
    expect((await response.body()).length, url).toBeGreaterThan(50);
    expect(response.headers()['content-type'], url).toMatch(/^(?:image\/|application\/manifest\+json)/);
  }
});

test('clients that ask for icons without reading the page get them', async ({request}) => {
  for (const [url, named] of [
    ['/favicon.ico', '/img/favicon.ico'],
    ['/apple-touch-icon.png', '/img/apple-touch-icon.png'],
  ] as const) {
    const response = await request.get(url);
    expect(response.status(), url).toBe(200);
    expect(response.headers()['content-type'], url).toMatch(/^image\//);
    expect(await response.body(), `${url} and ${named} are the same`).toEqual(await (await request.get(named)).body());
  }
});

test('the manifest names the site and icons that exist', async ({request}) => {
  const manifest: unknown = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({
    name: expect.stringContaining('Strapi'),
    icons: expect.arrayContaining([expect.objectContaining({sizes: '192x192'}), expect.objectContaining({sizes: '512x512'})]),
  });
  for (const match of JSON.stringify(manifest).matchAll(/"src":"([^"]+)"/g)) {
    expect((await request.get(match[1] ?? '')).headers()['content-type']).toMatch(/^image\//);
  }
});

test('fonts are our own and small', async ({page}) => {
  const fonts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'font') fonts.push(response);
  });
  // Its code has an accent. Pages contain the fonts of other characters.
  await open(page, '/cms/api/rest/locale');
  await page.waitForLoadState('networkidle');
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect((await font.body()).length, font.url()).toBeLessThan(60_000);
});

test('the MCP server of the docs runs with npx, from the URL of the site', async ({baseURL, request}, info) => {
  const url = `${baseURL}/mcp.tgz`;
  expect((await (await request.get(url)).body()).length).toBeLessThan(5_000_000);
  const client = new Client({name: 'test', version: '1.0.0'});
  const env = {...process.env, npm_config_cache: info.outputPath('npm')};
  await client.connect(new StdioClientTransport({command: 'npx', args: ['-y', url], cwd: info.outputPath(), env}));
  const textOf = async (name: string, input: Record<string, unknown>): Promise<string> =>
    JSON.stringify((await client.callTool({name, arguments: input})).content);
  try {
    expect((await client.listTools()).tools.map(({name}) => name)).toEqual([
      'search_docs',
      'read_page',
      'list_sections',
      'explain_error',
      'check_query',
    ]);
    expect(await textOf('search_docs', {query: 'port 1337 is already used'})).toContain('/cms/');
    expect(await textOf('read_page', {path: '/cms/faq'})).toContain('# Frequently asked questions');
    expect(await textOf('read_page', {path: '/cms/nothing'})).toContain('There is no page');
    expect(await textOf('search_docs', {})).toContain('query');
  } finally {
    await client.close();
  }
});
