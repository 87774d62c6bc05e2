/** Every former URL redirects to its target in the table, and none redirects to another site. */
import {existsSync, readFileSync} from 'node:fs';
import {request as httpRequest} from 'node:http';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {readProductLinksFile} from '../../proof/names/productLinks';
import {LEGACY_TABLE} from '../../redirects';
import {resolveRequest} from '../../scripts/serve/resolveRequest';
import {PRODUCTION_BUILD, readHostRules} from '../../scripts/serve/site';
import {test} from './support/plainHost';
import {expect, hold, hydrated} from './support/test';

const sitemap = readFileSync('build/sitemap.xml', 'utf8');
const isWritten = (target: string) => sitemap.includes(`${target.replace(/#.*/, '')}</loc>`);
const WRITTEN = Object.entries(LEGACY_TABLE.pages).filter(([, to]) => isWritten(to));
/** Its sections moved to several pages. */
const REST = '/developer-docs/latest/developer-resources/database-apis-reference/rest-api.html';
const MIDDLEWARES = '/developer-docs/latest/setup-deployment-guides/configurations/required/middlewares.html';
/** Sections that are linked from somewhere, by the section that shows now what they did. */
const SECTIONS = {
  '/dev-docs/cli#strapi-build': '/cms/cli#build',
  '/dev-docs/cli#strapi-develop': '/cms/cli#develop',
  '/dev-docs/cli#strapi-start': '/cms/cli#start',
  '/cms/cli#strapi-tsgenerate-types': '/cms/cli#types',
  '/developer-docs/latest/plugins/i18n.html#installation': '/cms/features/internationalization#settings',
  '/developer-docs/latest/plugins/upload.html#using-a-provider': '/cms/configurations/media-library-providers#minimal-example',
  '/developer-docs/latest/plugins/users-permissions.html#setting-up-the-server-url': '/cms/configurations/server#url',
  '/developer-docs/latest/setup-deployment-guides/configurations/optional/environment.html#environment-variables':
    '/cms/configurations/environment#syntax',
  [`${MIDDLEWARES}#loading-order`]: '/cms/configurations/middlewares#built-in',
  '/developer-docs/latest/development/admin-customization.html#locales':
    '/cms/admin-panel-customization/locales-translations#languages',
  '/user-docs/content-manager/writing-content#dynamic-zones': '/cms/features/content-manager#dynamic-zones',
  '/cms/deployment/guides/nginx': '/cms/deployment#proxy',
  [`${REST}#endpoints`]: '/cms/api/rest#endpoints',
  [`${REST}#population`]: '/cms/api/rest/populate-select#populate',
  '/cms/api/document-service#create-and-publish': '/cms/api/document-service/status#publish-at-once',
};
const PRODUCT_LINKS = Object.keys(readProductLinksFile(process.cwd())?.links ?? {}).filter((link) => link.includes('#'));

/** Waits until the section in the URL's hash is on the screen. */
async function expectSection(page: Page): Promise<void> {
  const id = new URL(page.url()).hash.slice(1);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
}

// Hundreds of requests would be slow on a busy machine, so these tests call the server's function directly.
test('each old URL is redirected to a page that is there, with its query', () => {
  expect(WRITTEN.length).toBeGreaterThan(20);
  const rules = readHostRules(PRODUCTION_BUILD);
  const isFile = (file: string) => existsSync(path.join(PRODUCTION_BUILD, file));
  for (const [from, to] of WRITTEN) {
    const [path = '', anchor] = to.split('#');
    const clean = from.replace(/\.html$/, '');
    const spellings = [from, `${clean}/`, clean, `${clean}.html`, `${clean}/index.html`, clean.toUpperCase(), `/${clean}`];
    for (const asked of [...spellings, `/${clean.toUpperCase()}/INDEX.HTML/`]) {
      const {status, location} = resolveRequest(`${asked}?a=b%20c`, rules, isFile);
      expect(`${status} ${location ?? ''}`, asked).toBe(`301 ${path}?a=b%20c${anchor === undefined ? '' : `#${anchor}`}`);
    }
    expect(resolveRequest(path, rules, isFile).status, to).toBe(200);
  }
});

for (const [asked, location] of [
  ['/dev-docs/quick-start', '/cms/quick-start'],
  ['/dev-docs/quick-start/', '/cms/quick-start'],
  ['/developer-docs/latest/getting-started/troubleshooting.html', '/cms/faq'],
  ['/developer-docs/latest/getting-started/troubleshooting', '/cms/faq'],
  ['/cms', '/cms/intro'],
  ['/cloud', '/cloud/intro'],
  ['/cms/api', '/cms/api/content-api'],
] as const) {
  test(`the server redirects ${asked} with its query`, async ({request}) => {
    const response = await request.get(`${asked}?a=b%20c`, {maxRedirects: 0});
    expect(`${response.status()} ${response.headers().location}`).toBe(`301 ${location}?a=b%20c`);
    expect((await request.get(location)).status()).toBe(200);
  });
}

for (const [from, to] of [
  ['/dev-docs/quick-start', '/cms/quick-start'],
  ['/developer-docs/latest/getting-started/troubleshooting.html', '/cms/faq'],
  ['/cms', '/cms/intro'],
]) {
  test(`${from} leads on from a host without rules, with query and hash`, async ({page, plainHost}) => {
    await page.goto(`${plainHost}${from}?a=b#somewhere`);
    await page.waitForURL(`${plainHost}${to}?a=b#somewhere`);
    await hydrated(page);
    await page.goBack();
    expect(page.url(), 'the old URL is not kept in the history').toBe('about:blank');
  });
}

test('an old URL leads on without scripts', async ({browser, plainHost}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${plainHost}/dev-docs/faq`);
  await page.waitForURL(`${plainHost}/cms/faq`);
  await context.close();
});

test('a page of an old URL is kept out of search engines', async ({request, plainHost}) => {
  const html = await (await request.get(`${plainHost}/dev-docs/faq.html`)).text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toMatch(/<link rel="canonical" href="https:\/\/[^/"]+\/cms\/faq">/);
  expect(html).not.toMatch(/<script(?![^>]*src=)/);
  expect(sitemap).not.toContain('/dev-docs');
});

for (const [from, to] of Object.entries(SECTIONS)) {
  test(`${from} ends at its section`, async ({page, plainHost, baseURL, faults}) => {
    // A folder that became one page has no file for each of its old pages: the not-found page leads on.
    if (from.startsWith('/user-docs/')) faults.expect(/status of 404/, /^status 404: \S+\/user-docs\//);
    for (const host of [baseURL, plainHost]) {
      await page.goto(`${host}${from}`);
      await page.waitForURL(`${host}${to}`);
      await hydrated(page);
      await expectSection(page);
    }
  });
}

for (const link of PRODUCT_LINKS) {
  test(`Strapi's own link ${link} ends at a section`, async ({page}) => {
    await page.goto(link);
    await hydrated(page);
    await expectSection(page);
  });
}

test('an old URL with an unknown hash keeps it', async ({page}) => {
  await page.goto(`${REST}#something-else`);
  await page.waitForURL('/cms/api/rest#something-else');
});

test('a page whose sections moved is shown before its scripts have come, and leads on from an old hash', async ({page}) => {
  await page.goto('/cms/api/document-service#create-and-publish');
  await page.waitForURL('/cms/api/document-service/status#publish-at-once');
  const release = await hold(page, /\.js$/);
  await page.goto('/cms/api/document-service', {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  release();
  await hydrated(page);
});

test('no hostile URL leads off the site', async ({baseURL, page, faults}) => {
  faults.expect(/404/);
  const {hostname, port, origin} = new URL(baseURL ?? '');
  for (const hostile of [
    '//evil.example',
    '//evil.example/',
    '//evil.example/dev-docs/faq',
    '/\\evil.example',
    '/\\evil.example/',
    '/%5Cevil.example/',
    '/%2Fevil.example/',
    '/%2F%2Fevil.example.html',
    '/dev-docs//evil.example',
    '/dev-docs/deployment//evil.example',
    '/dev-docs/%0d%0aLocation:%20https://evil.example/',
    '/dev-docs/faq%00',
    '/https://evil.example/',
  ]) {
    const {status, location} = await new Promise<{status: number; location: string}>((resolve, reject) => {
      httpRequest({hostname, port, path: hostile}, (response) => {
        response.resume();
        resolve({status: response.statusCode ?? 0, location: response.headers.location ?? ''});
      })
        .on('error', reject)
        .end();
    });
    expect(status === 404 || /^\/[\w/-]+$/.test(location), `${hostile} returns ${status} ${location}`).toBe(true);
  }
  for (const hostile of ['/%5Cevil.example/', '//evil.example/.html', '/dev-docs/faq?to=//evil.example#//evil.example']) {
    await page.goto(`${origin}${hostile}`);
    await hydrated(page);
    expect(new URL(page.url()).origin).toBe(origin);
  }
});
