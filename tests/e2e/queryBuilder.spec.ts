/** The interactive query builder, as its reader meets it. */
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {Locator, Page} from '@playwright/test';
import {violationsOn} from './support/axe';
import {contentChunk} from './support/build';
import {layoutShifts, watchLayout} from './support/layoutShift';
import {countDocuments, expect, hold, hydrated, open, store, test as base} from './support/test';

const ADDRESS = '/cms/api/rest/interactive-query-builder';

/** Apart from the page's own text, which says the same words. */
const builder = (page: Page): Locator => page.locator('[data-query-builder]');
const endpoint = (page: Page): Locator => page.getByRole('textbox', {name: /^Endpoint/});
const query = (page: Page): Locator => page.getByRole('textbox', {name: /^Query/});
const request = (page: Page): Locator => page.getByRole('region', {name: /^Request/});
const parts = (page: Page): Locator => page.getByRole('region', {name: 'What each part means'});
const response = (page: Page): Locator => page.getByRole('region', {name: /^Response/});
const send = (page: Page): Locator => page.getByRole('button', {name: 'Send', exact: true});
const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

async function openBuilder(page: Page, hash = ''): Promise<void> {
  await open(page, `${ADDRESS}${hash}`);
  await expect(query(page)).toBeVisible();
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** A Strapi server of the reader's: what it was asked, and what it answers. */
class Strapi {
  readonly requests: IncomingMessage[] = [];
  url = '';
  allowsOrigins = true;
  handle: Handle = (_request, reply) => reply.end(JSON.stringify({data: [{title: 'Emma'}], meta: {}}));
  #server: Server | undefined;

  async start(): Promise<void> {
    const server = createServer((incoming, reply) => {
      if (this.allowsOrigins) {
        reply.setHeader('Access-Control-Allow-Origin', '*');
        reply.setHeader('Access-Control-Allow-Headers', 'Authorization');
      }
      reply.setHeader('Content-Type', 'application/json; charset=utf-8');
      if (incoming.method === 'OPTIONS') {
        reply.writeHead(204).end();
        return;
      }
      this.requests.push(incoming);
      this.handle(incoming, reply);
    });
    await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The server has no port.');
    this.url = `http://localhost:${address.port}`;
    this.#server = server;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve) ?? resolve(undefined));
  }
}

const test = base.extend<{strapi: Strapi}>({
  strapi: async ({}, use) => {
    const strapi = new Strapi();
    await strapi.start();
    await use(strapi);
    await strapi.stop();
  },
});

test.describe('writing', () => {
  test('shows the URL and what each part means, with every key', async ({page}) => {
    await openBuilder(page);
    await endpoint(page).fill('/api/authors');
    await query(page).fill("{filters: {name: {$startsWith: 'J'}}, sort: 'name:desc'}");
    await expect(request(page)).toContainText(
      'GET http://localhost:1337/api/authors?filters[name][$startsWith]=J&sort=name:desc',
    );
    await expect(parts(page).getByRole('row', {name: /filters\[name\]\[\$startsWith\]/})).toContainText('name starts with J.');
    await query(page).pressSequentially(' ');
    await query(page).press('Backspace');
    await query(page).press('Backspace');
    await query(page).pressSequentially(', status: "draft"}');
    await expect(request(page)).toContainText('&status=draft');
    await expect(parts(page).getByRole('row', {name: /^status/})).toContainText('Drafts.');
  });

  test('a fault names line and column, keeps the last URL, and leads to its place', async ({page}) => {
    await openBuilder(page);
    await query(page).fill("{\n  sort: 'title',\n}");
    await expect(request(page)).toContainText('?sort=title');
    await query(page).fill("{\n  sort: 'title',\n  filters: {format: ebook},\n}");
    const fault = page.getByRole('status').filter({hasText: 'Line 3, column 21'});
    await expect(fault).toContainText('filters: {format: ebook},');
    await expect(fault).toContainText('ebook is a variable or a string without quotes.');
    await expect(query(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(request(page)).toContainText('?sort=title');
    await expect(builder(page).getByText('from the last valid query')).toBeVisible();
    await expect(send(page)).toBeDisabled();

    await fault.getByRole('button', {name: 'Line 3, column 21'}).click();
    await expect(query(page)).toBeFocused();
    await page.keyboard.type("'ebook'");
    await expect(request(page)).toContainText('&filters[format]=ebook');
    await expect(fault).toHaveCount(0);
    await expect(query(page)).toHaveAttribute('aria-invalid', 'false');
  });

  test('warns of what Strapi refuses and of what it ignores, with links that lead on', async ({page}) => {
    await openBuilder(page);
    await query(page).fill(
      '{filter: {a: 1}, filters: {id: {$in: []}, price: {$gt: 1}, price: {$lt: 3}}, pagination: {page: 1, limit: 2}}',
    );
    await expect(parts(page).getByText('2 errors, 2 warnings.')).toBeVisible();
    await expect(parts(page).getByRole('row', {name: /^filter\b/})).toContainText('Invalid key filter');
    await expect(parts(page).getByRole('row', {name: /filters\[id\]/})).toContainText('you get entries with any value, not none');
    await expect(parts(page)).toContainText('price is in one object twice.');
    await parts(page)
      .getByRole('row', {name: /pagination\[page\]/})
      .getByRole('link')
      .click();
    await expect(page).toHaveURL('/cms/api/rest/sort-pagination#edges');
    await page.goBack();
    await expect(query(page), 'the query is still there').toHaveValue(/limit: 2/);
  });

  test('an address that is pasted is taken apart', async ({page}) => {
    await openBuilder(page);
    await endpoint(page).fill('https://cms.example/api/books?filters%5Btitle%5D[$eq]=A%20%26%20B&sort=title');
    await page.getByRole('button', {name: 'Split the URL'}).click();
    await expect(endpoint(page)).toHaveValue('/api/books');
    await expect(page.getByLabel('Base URL')).toHaveValue('https://cms.example');
    await expect(request(page)).toContainText('GET https://cms.example/api/books?filters[title][$eq]=A & B&sort=title');
  });

  test('examples are a start', async ({page}) => {
    await openBuilder(page);
    await page.getByLabel('Start from').selectOption('Entries in another locale');
    await expect(query(page)).toHaveValue(/locale: 'fr'/);
    await expect(request(page)).toContainText('locale=fr');
    await query(page).fill('{}');
    await expect(page.getByLabel('Start from').locator('option:checked')).toHaveText('Your own query');
  });

  test('everything is reached with the keyboard, and Tab leaves the editor', async ({page}) => {
    await openBuilder(page);
    await page.getByLabel('Start from').focus();
    const next = async (target: Locator): Promise<void> => {
      await page.keyboard.press('Tab');
      await expect(target).toBeFocused();
    };
    await next(page.getByRole('button', {name: 'Copy link'}));
    await next(endpoint(page));
    await next(query(page));
    await next(page.getByRole('radio', {name: 'URL', exact: true}));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', {name: 'fetch'})).toBeChecked();
    await expect(request(page)).toContainText('await fetch(');
    await next(page.getByRole('button', {name: 'Copy fetch code'}));
    await next(request(page));
    await next(page.getByLabel('Base URL'));
    await next(page.getByLabel(/^API token/));
    await next(page.getByRole('button', {name: 'Show the token'}));
    await next(send(page));
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByLabel(/^API token/)).toBeFocused();
  });
});

test.describe('copying', () => {
  test.beforeEach(({context}) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

  test('takes the encoded URL, fetch, qs and curl', async ({page}) => {
    await openBuilder(page);
    await query(page).fill(`{filters: {title: "it's & more"}}`);
    const copyAs = async (form: string, name: string): Promise<string> => {
      await page.getByRole('radio', {name: form, exact: true}).check({force: true});
      await page.getByRole('button', {name: `Copy ${name}`}).click();
      await expect(page.getByRole('status').filter({hasText: `${name} copied.`})).toBeVisible();
      return clipboard(page);
    };
    const url = 'http://localhost:1337/api/books?filters[title]=it%27s%20%26%20more';
    expect(await copyAs('URL', 'URL')).toBe(url);
    expect(await copyAs('fetch', 'fetch code')).toContain(`fetch('${url}')`);
    expect(await copyAs('qs', 'qs code')).toContain(`filters: { title: 'it\\'s & more' }`);
    expect(await copyAs('curl', 'curl command')).toBe(`curl -g '${url}'`);
  });

  test('never takes the token', async ({page}) => {
    await openBuilder(page);
    await page.getByLabel(/^API token/).fill('secret-token');
    for (const form of ['fetch', 'qs', 'curl']) {
      await page.getByRole('radio', {name: form, exact: true}).check({force: true});
      await expect(request(page)).toContainText('Bearer YOUR_API_TOKEN');
      await expect(request(page)).not.toContainText('secret-token');
    }
  });

  test('that the browser blocks leaves the text to be copied by hand', async ({page, context}) => {
    await context.clearPermissions();
    await context.grantPermissions(['geolocation']);
    await openBuilder(page);
    await page.getByRole('button', {name: 'Copy URL'}).click();
    await expect(page.getByLabel('The browser blocked copying.')).toHaveValue(/^http:\/\/localhost:1337\/api\/books\?fields/);
  });
});

test.describe('sharing', () => {
  test('the address brings endpoint and query to another reader, and nothing of the server', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openBuilder(page);
    await page.getByLabel('Base URL').fill('https://cms.example');
    await page.getByLabel(/^API token/).fill('secret-token');
    await endpoint(page).fill('/api/genres');
    await query(page).fill("{\n  // “é”\n  sort: ['name'],\n}");
    await page.getByRole('button', {name: 'Copy link'}).click();
    await expect(builder(page).getByText('Link copied.')).toBeVisible();
    const link = await clipboard(page);
    await expect.poll(() => page.url()).toBe(link);
    expect(link).toMatch(/^[^?]+#builder=[\w.-]+$/);

    const other = await browser.newContext({...(baseURL !== undefined && {baseURL})});
    const visitor = await other.newPage();
    await visitor.goto(link);
    await hydrated(visitor);
    await expect(endpoint(visitor)).toHaveValue('/api/genres');
    await expect(query(visitor)).toHaveValue("{\n  // “é”\n  sort: ['name'],\n}");
    await expect(visitor.getByLabel('Base URL')).toHaveValue('');
    await expect(visitor.getByLabel(/^API token/)).toHaveValue('');
    await other.close();
  });

  test('typing fills no history', async ({page}) => {
    await open(page, '/cms/intro');
    await openBuilder(page);
    const before = await page.evaluate(() => history.length);
    await query(page).fill('{');
    for (const text of ['{sort: "a"}', '{sort: "b"}', '{sort: "c"}']) {
      const shown = page.url();
      await query(page).fill(text);
      await expect.poll(() => page.url(), 'the address follows').not.toBe(shown);
    }
    expect(page.url()).toContain('#builder=');
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.goBack();
    await expect(page).toHaveURL('/cms/intro');
  });

  test('a reader who goes on before the address has followed gets the next page’s own, and finds the query again', async ({
    page,
  }) => {
    await page.clock.install();
    await openBuilder(page);
    await query(page).fill('{sort: "old"}');
    await page.clock.fastForward(1000);
    await expect.poll(() => page.url()).toContain('#builder=');

    const release = await hold(page, contentChunk('/cms/api/rest/sort-pagination'));
    await page.clock.pauseAt(Date.now() + 60_000);
    await query(page).fill('{pagination: {page: 1, limit: 2}}');
    await parts(page)
      .getByRole('row', {name: /pagination\[page\]/})
      .getByRole('link')
      .click();
    await expect(page).toHaveURL('/cms/api/rest/sort-pagination#edges');
    await page.clock.resume();
    await page.clock.fastForward(1000);
    await expect(page, 'while its page is on its way').toHaveURL('/cms/api/rest/sort-pagination#edges');
    release();
    await expect(page.getByRole('heading', {level: 1, name: /sort/i})).toBeVisible();
    await expect(page).toHaveURL('/cms/api/rest/sort-pagination#edges');
    await page.goBack();
    await expect(query(page), 'not what the address still says').toHaveValue(/limit: 2/);
  });

  test('a query with a fault is shared with its fault', async ({page}) => {
    await openBuilder(page);
    await query(page).fill('{a: ');
    await expect.poll(() => page.url()).toContain('#builder=');
    await page.reload();
    await expect(query(page)).toHaveValue('{a: ');
    await expect(builder(page).getByText('The query ends too early.')).toBeVisible();
  });

  test('a link that was cut says so, and what is left of it stays', async ({page}) => {
    await openBuilder(page);
    await query(page).fill("{filters: {title: 'Persuasion'}, sort: 'title'}");
    await expect.poll(() => page.url()).toContain('#builder=');
    const hash = new URL(page.url()).hash.slice(0, -12);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/cms/intro');
    await openBuilder(page, hash);
    await expect(builder(page).getByText('This link is incomplete or was changed.')).toBeVisible();
    await expect(query(page)).toHaveValue(/^\{filters: \{title: 'Persuasion'\}/);
    expect(new URL(page.url()).hash, 'until the reader changes something').toBe(hash);
  });

  test('a query that is too long for a link is told and kept in the tab', async ({page}) => {
    await openBuilder(page);
    const long = `{_q: '${'x'.repeat(8000)}'}`;
    await query(page).fill(long);
    await expect(builder(page).getByText('This query is too long for a link.')).toBeVisible();
    await expect(page.getByRole('button', {name: 'Copy link'})).toBeDisabled();
    await expect.poll(() => page.url()).not.toContain('#builder');
    await page.reload();
    await expect(query(page)).toHaveValue(long);
  });

  test('a link in the same tab is opened, and other anchors change nothing', async ({page}) => {
    await openBuilder(page);
    await query(page).fill('{sort: "one"}');
    await expect.poll(() => page.url()).toContain('#builder=');
    const one = page.url();
    await query(page).fill('{sort: "two"}');
    await expect.poll(() => page.url()).not.toBe(one);
    await page.evaluate((url) => location.assign(url), one);
    await expect(query(page)).toHaveValue('{sort: "one"}');
    await page.evaluate(() => location.assign('#examples'));
    await expect(query(page)).toHaveValue('{sort: "one"}');
  });
});

test.describe('trying it', () => {
  test('sends to the reader’s server, with the token, and shows status, time and response', async ({page, strapi}) => {
    await openBuilder(page);
    await query(page).fill("{filters: {title: 'A & B'}}");
    await page.getByLabel('Base URL').fill(strapi.url);
    await page.getByLabel(/^API token/).fill('Bearer secret-token');
    await send(page).click();
    await expect(response(page)).toContainText('"title": "Emma"');
    const caption = builder(page).locator('figcaption', {hasText: 'Response'});
    await expect(caption).toContainText('200 OK');
    await expect(caption).toContainText(/\d+ ms/);
    await expect(builder(page).getByRole('status').filter({hasText: 'Response: 200 OK.'})).toHaveCount(1);
    expect(strapi.requests).toHaveLength(1);
    expect(strapi.requests[0]?.url).toBe('/api/books?filters[title]=A%20%26%20B');
    expect(strapi.requests[0]?.headers.authorization).toBe('Bearer secret-token');
    expect(strapi.requests[0]?.headers.referer).toBeUndefined();
    expect(page.url()).not.toContain('secret');

    await page.reload();
    await expect(page.getByLabel('Base URL'), 'kept in the tab').toHaveValue(strapi.url);
    await expect(page.getByLabel(/^API token/)).toHaveValue('Bearer secret-token');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('secret');
  });

  test('without a token sends none', async ({page, strapi}) => {
    await openBuilder(page);
    await page.getByLabel('Base URL').fill(strapi.url);
    await page.getByLabel('Base URL').press('Enter');
    await expect(response(page)).toBeVisible();
    expect(strapi.requests[0]?.headers.authorization).toBeUndefined();
  });

  test('works after a click that led here, by loading the page anew', async ({page, strapi}) => {
    await open(page, '/cms/api/rest/filters');
    await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Interactive query builder'}).click();
    await expect(query(page)).toBeVisible();
    await query(page).fill("{sort: 'title'}");
    await page.getByLabel('Base URL').fill(strapi.url);
    const documents = countDocuments(page);
    await send(page).click();
    await expect(response(page)).toContainText('"title": "Emma"');
    expect(documents.count).toBe(1);
    await expect(query(page)).toHaveValue("{sort: 'title'}");
    expect(strapi.requests.map(({url}) => url)).toEqual(['/api/books?sort=title']);
    await page.reload();
    await expect(query(page)).toBeVisible();
    expect(strapi.requests, 'reloading sends nothing').toHaveLength(1);
  });

  test('a link never chooses the server', async ({page, strapi}) => {
    await openBuilder(page);
    await page.getByLabel('Base URL').fill(strapi.url);
    await page.getByLabel(/^API token/).fill('secret-token');
    await endpoint(page).fill('https://evil.example/api/books');
    await send(page).click();
    await expect(response(page)).toBeVisible();
    expect(strapi.requests[0]?.url).toMatch(/^\/api\/books\?/);
  });

  for (const [status, advice] of [
    [400, 'error.message names it'],
    [401, 'Add a token.'],
    [403, 'The Public role doesn’t have permission for this.'],
    [404, 'Use the plural name of a collection type'],
    [500, 'The server log has the cause'],
  ] as const) {
    test(`a refusal with ${status} is explained`, async ({page, strapi, faults}) => {
      faults.expect(new RegExp(`status of ${status}`), new RegExp(`status ${status}: ${strapi.url}`));
      strapi.handle = (_request, reply) =>
        reply.writeHead(status).end(JSON.stringify({data: null, error: {status, name: 'AnError'}}));
      await openBuilder(page);
      await page.getByLabel('Base URL').fill(strapi.url);
      await send(page).click();
      await expect(response(page)).toContainText('"name": "AnError"');
      await expect(builder(page).locator('figure', {hasText: String(status)})).toContainText(advice);
    });
  }

  test('a server that does not answer can be stopped', async ({page, strapi}) => {
    strapi.handle = () => {};
    await openBuilder(page);
    await page.getByLabel('Base URL').fill(strapi.url);
    await send(page).click();
    await page.getByRole('button', {name: 'Stop', exact: true}).click();
    await expect(builder(page).getByText('Stopped. No response was read.')).toBeVisible();
    await expect(send(page)).toBeEnabled();
  });

  test('a server that does not answer is given up after a while', async ({page, strapi}) => {
    strapi.handle = () => {};
    await page.clock.install();
    await openBuilder(page);
    await page.getByLabel('Base URL').fill(strapi.url);
    await send(page).click();
    await expect.poll(() => strapi.requests.length).toBe(1);
    await page.clock.fastForward(30_000);
    await expect(builder(page).getByText('No response within 30 seconds.')).toBeVisible();
  });

  test('no server, and one that does not allow this page, are explained', async ({page, strapi, faults}) => {
    faults.expect(/CORS policy/, /ERR_FAILED/, /ERR_CONNECTION_REFUSED/, /query builder failed/);
    strapi.allowsOrigins = false;
    await openBuilder(page);
    await page.getByLabel('Base URL').fill(strapi.url);
    await send(page).click();
    await expect(builder(page).getByText('The browser didn’t get a response that it can show.')).toBeVisible();
    await expect(builder(page).getByText(/strapi::cors.+must be one of them/)).toContainText(new URL(page.url()).origin);

    await strapi.stop();
    await send(page).click();
    await expect(builder(page).getByText('The server may not be running')).toBeVisible();
  });

  test('an address that is none is told while it is typed', async ({page}) => {
    await openBuilder(page);
    await page.getByLabel('Base URL').fill('ftp://cms.example');
    await expect(builder(page).getByText('The URL must start with https:// or http://.')).toBeVisible();
    await expect(send(page)).toBeDisabled();

    await page.getByLabel('Base URL').fill('');
    await page.getByLabel(/^API token/).fill('two words');
    await expect(builder(page).getByText('The token has a space')).toBeVisible();
    await expect(send(page)).toBeDisabled();
  });

  test('a long response is cut, and says so; copying takes all of it', async ({page, context, strapi}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const data = Array.from({length: 3000}, (_, id) => ({id, title: 'Emma'}));
    strapi.handle = (_request, reply) => reply.end(JSON.stringify({data}));
    await openBuilder(page);
    await page.getByLabel('Base URL').fill(strapi.url);
    await send(page).click();
    await expect(builder(page).getByText(/^The first 40,000 of [\d,]+ characters are shown\./)).toBeVisible();
    expect((await response(page).innerText()).length).toBeLessThan(41_000);
    await page.getByRole('button', {name: 'Copy response'}).click();
    await expect(builder(page).getByText('Response copied.')).toBeVisible();
    expect(JSON.parse(await clipboard(page))).toEqual({data});
  });

  test('a response without an end is read no further than the limit', async ({page, strapi}) => {
    strapi.handle = (_request, reply) => {
      const more = (): void => {
        if (!reply.destroyed) reply.write('x'.repeat(64_000), () => setTimeout(more, 1));
      };
      more();
    };
    await openBuilder(page);
    await page.getByLabel('Base URL').fill(strapi.url);
    await send(page).click();
    await expect(builder(page).getByText(/^Only the first 2\.\d MB were read/)).toBeVisible();
  });

  test('what is no JSON is shown as text, never as a page', async ({page, strapi}) => {
    strapi.handle = (_request, reply) =>
      reply.setHeader('Content-Type', 'text/html').end('<h1>Admin</h1><script>document.title = "run"</script>');
    await openBuilder(page);
    await page.getByLabel('Base URL').fill(strapi.url);
    await send(page).click();
    await expect(response(page)).toContainText('<h1>Admin</h1>');
    await expect(builder(page).getByText('This isn’t JSON.')).toBeVisible();
    await expect(page).not.toHaveTitle('run');
  });
});

for (const width of [390, 768, 1440]) {
  test(`nothing moves while it loads, ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await watchLayout(page);
    await openBuilder(page);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('everything fits, and is large enough to be touched', async ({page, strapi}) => {
    await openBuilder(page);
    await query(page).fill(`{filters: {title: {$contains: '${'a'.repeat(90)}'}, wrong: {$foo: []}}}`);
    await page.getByLabel('Base URL').fill(strapi.url);
    await send(page).tap();
    await expect(response(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    for (const control of [
      send(page),
      page.getByRole('button', {name: 'Copy link'}),
      page.getByRole('button', {name: 'Copy URL'}),
    ]) {
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(32);
    }
    const size = await query(page).evaluate((area) => Number.parseFloat(getComputedStyle(area).fontSize));
    expect(size, 'a phone zooms into smaller letters').toBeGreaterThanOrEqual(16);
  });
});

test.describe('when it does not load', () => {
  test('the written example stays, and trying again helps', async ({page, faults}) => {
    faults.expect(/ERR_FAILED/, /could not be loaded/);
    const isBuilder = async (url: string): Promise<boolean> =>
      (await (await page.request.get(url)).text()).includes('query-builder.draft');
    await page.route('**/assets/js/*.js', async (route) => {
      if (await isBuilder(route.request().url())) await route.abort('failed');
      else await route.continue();
    });
    await open(page, ADDRESS);
    await expect(page.getByRole('alert').filter({hasText: 'The query builder did not load.'})).toBeVisible();
    await expect(builder(page).getByText('scripts/find-books.mjs')).toBeVisible();
    await page.unrouteAll({behavior: 'wait'});
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(query(page)).toBeVisible();
    await expect(builder(page).getByText('The query builder did not load.')).toHaveCount(0);
  });

  test('without scripts, the written example is there', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, ...(baseURL !== undefined && {baseURL})});
    const page = await context.newPage();
    await page.goto(ADDRESS);
    await expect(builder(page).getByText('scripts/find-books.mjs')).toBeVisible();
    await expect(page.locator('[data-query-builder]')).toContainText('qs.stringify(');
    await context.close();
  });

  test('no other page downloads it', async ({page}) => {
    const scripts: string[] = [];
    page.on('response', (answer) => {
      if (answer.url().includes('/assets/js/')) scripts.push(answer.url());
    });
    await open(page, '/cms/api/rest/filters');
    await page.waitForLoadState('networkidle');
    for (const url of scripts) expect(await (await page.request.get(url)).text(), url).not.toContain('query-builder.draft');
  });
});

for (const theme of ['light', 'dark']) {
  for (const width of [390, 1440]) {
    test(`a fault, warnings and a response have no violation, ${theme}, ${width} px`, async ({page, strapi}) => {
      await page.setViewportSize({width, height: 844});
      await store(page, {theme});
      await openBuilder(page);
      await query(page).fill("{filter: 1, filters: {id: {$in: []}}, sort: '-price', status: 'draft'}");
      await page.getByLabel('Base URL').fill(strapi.url);
      await send(page).click();
      await expect(response(page)).toBeVisible();
      await query(page).fill("{filter: 1, filters: {id: {$in: []}}, sort: '-price', status: draft}");
      await expect(builder(page).getByText('draft is a variable')).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
    });
  }
}
