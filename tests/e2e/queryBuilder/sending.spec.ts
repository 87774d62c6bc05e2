/** Sending the request to the reader's server. */
import {countDocuments, expect, open} from '../support/test';
import {builder, clipboard, endpoint, openBuilder, query, response, send, test} from './queryBuilder';

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

  test('works after a click that led here, by reloading the page', async ({page, strapi}) => {
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

  test('a request without a response can be stopped', async ({page, strapi}) => {
    strapi.handle = () => {};
    await openBuilder(page);
    await page.getByLabel('Base URL').fill(strapi.url);
    await send(page).click();
    await page.getByRole('button', {name: 'Stop', exact: true}).click();
    await expect(builder(page).getByText('Stopped. No response was read.')).toBeVisible();
    await expect(send(page)).toBeEnabled();
  });

  test('a request without a response is given up after a while', async ({page, strapi}) => {
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

  test('an invalid URL is reported while it is typed', async ({page}) => {
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

  test('a response other than JSON is shown as text, never as a page', async ({page, strapi}) => {
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
