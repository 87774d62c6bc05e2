/** Every former URL redirects to its target in the table, and none redirects to another site. */
import {existsSync, readFileSync} from 'node:fs';
import {request as httpRequest} from 'node:http';
import path from 'node:path';
import {LEGACY_TABLE} from '../../redirects';
import {resolveRequest} from '../../scripts/serve/resolveRequest';
import {PRODUCTION_BUILD, readHostRules} from '../../scripts/serve/site';
import {test} from './support/plainHost';
import {expect, hold, hydrated} from './support/test';

const sitemap = readFileSync('build/sitemap.xml', 'utf8');
const isWritten = (page: string) => sitemap.includes(`${page}</loc>`);
const WRITTEN = Object.entries(LEGACY_TABLE.pages).filter(([, to]) => isWritten(to));
/** Its sections moved to several pages, so a separate page redirects by section. */
const REST = '/developer-docs/latest/developer-resources/database-apis-reference/rest-api.html';

// Hundreds of requests would be slow on a busy machine, so these tests call the server's function directly.
test('each old address is redirected to a page that is there, with its query', () => {
  expect(WRITTEN.length).toBeGreaterThan(20);
  const rules = readHostRules(PRODUCTION_BUILD);
  const isFile = (file: string) => existsSync(path.join(PRODUCTION_BUILD, file));
  for (const [from, to] of WRITTEN.filter(([address]) => !(address in LEGACY_TABLE.sections))) {
    for (const asked of [from, `${from.replace(/\.html$/, '')}/`, from.replace(/\.html$/, '')]) {
      const {status, location} = resolveRequest(`${asked}?a=b%20c`, rules, isFile);
      expect(`${status} ${location ?? ''}`, asked).toBe(`301 ${to}?a=b%20c`);
    }
    expect(resolveRequest(to, rules, isFile).status, to).toBe(200);
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
    const answer = await request.get(`${asked}?a=b%20c`, {maxRedirects: 0});
    expect(`${answer.status()} ${answer.headers().location}`).toBe(`301 ${location}?a=b%20c`);
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
    expect(page.url(), 'the old address is not kept in the history').toBe('about:blank');
  });
}

test('an old address leads on without scripts', async ({browser, plainHost}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${plainHost}/dev-docs/faq`);
  await page.waitForURL(`${plainHost}/cms/faq`);
  await context.close();
});

test('a page of an old address is kept out of search engines', async ({request, plainHost}) => {
  const html = await (await request.get(`${plainHost}/dev-docs/faq.html`)).text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toMatch(/<link rel="canonical" href="https:\/\/[^/"]+\/cms\/faq">/);
  expect(html).not.toMatch(/<script(?![^>]*src=)/);
  expect(sitemap).not.toContain('/dev-docs');
});

test('a section that became a page is found by its old hash', async ({page}) => {
  await page.goto(`${REST}#endpoints`);
  await page.waitForURL('/cms/api/rest#endpoints');
  await page.goto(`${REST}#something-else`);
  await page.waitForURL('/cms/api/rest#something-else');
});

test('a page whose sections moved is shown before its scripts have come, and leads on from an old hash', async ({page}) => {
  await page.goto('/cms/api/document-service#create-and-publish');
  await page.waitForURL('/cms/api/document-service/status#create-and-publish');
  const release = await hold(page, /\.js$/);
  await page.goto('/cms/api/document-service', {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  release();
  await hydrated(page);
});

test('no hostile address leads off the site', async ({baseURL, page, faults}) => {
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
    expect(status === 404 || /^\/[\w/-]+$/.test(location), `${hostile} answers ${status} ${location}`).toBe(true);
  }
  for (const hostile of ['/%5Cevil.example/', '//evil.example/.html', '/dev-docs/faq?to=//evil.example#//evil.example']) {
    await page.goto(`${origin}${hostile}`);
    await hydrated(page);
    expect(new URL(page.url()).origin).toBe(origin);
  }
});
