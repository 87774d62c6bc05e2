/** Responses of our server, which uses the same rules as the hosts that the build generates rules for. */
import {createServer, request as httpRequest} from 'node:http';
import {expect, test} from './support/test';

const html = '/cms/intro';

/** Sends a request with the path as written. Browsers normalize it first. */
function rawStatus(baseURL: string, path: string): Promise<{status: number; body: string}> {
  const {hostname, port} = new URL(baseURL);
  return new Promise((resolve, reject) => {
    const request = httpRequest({hostname, port, path}, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.on('end', () => resolve({status: response.statusCode ?? 0, body}));
    });
    request.on('error', reject).end();
  });
}

test('pages carry the security headers and are revalidated', async ({request}) => {
  const headers = (await request.get(html)).headers();
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
});

test('the content security policy allows own scripts only, and no evaluation', async ({request}) => {
  const policy = (await request.get(html)).headers()['content-security-policy'] ?? '';
  const directives = new Map(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)] as const));
  expect(directives.get('default-src')).toEqual(["'self'"]);
  for (const kind of ['frame-src', 'media-src', 'object-src']) expect(directives.get(kind)).toEqual(["'none'"]);
  const scripts = directives.get('script-src') ?? [];
  expect(scripts).toContain("'self'");
  expect(scripts).not.toContain("'unsafe-inline'");
  expect(scripts).not.toContain("'unsafe-eval'");
  for (const source of scripts) expect(source).toMatch(/^'(?:self|sha256-[A-Za-z0-9+/]{43}=)'$/);
  expect(directives.get('base-uri')).toEqual(["'none'"]);
  expect(directives.get('connect-src')).toEqual(["'self'"]);
  expect([...directives.values()].flat().join(' ')).not.toMatch(/https?:/);
});

test("only the page of the query builder has a policy for requests to the reader's server", async ({request}) => {
  const policyOf = async (path: string): Promise<string> => (await request.get(path)).headers()['content-security-policy'] ?? '';
  const builder = '/cms/api/rest/interactive-query-builder';
  expect(await policyOf(builder)).toContain("connect-src 'self' https: http:;");
  for (const path of ['/', html, '/cms/api/rest', '/tags', '/nowhere', `${builder}.md`, `${builder}/more`, '/robots.txt'])
    expect(await policyOf(path), path).toContain("connect-src 'self';");
});

test('only the page with a playground has a policy that allows to evaluate code', async ({request}) => {
  const policyOf = async (path: string): Promise<string> => (await request.get(path)).headers()['content-security-policy'] ?? '';
  const playground = '/cms/frontend/rich-text-blocks';
  expect(await policyOf(playground)).toMatch(/script-src [^;]*'unsafe-eval';.*connect-src 'self';/);
  for (const path of [
    '/',
    html,
    '/cms/frontend',
    '/cms/api/rest/interactive-query-builder',
    '/nowhere',
    `${playground}.md`,
    `${playground}/more`,
  ])
    expect(await policyOf(path), path).not.toContain('unsafe-eval');
});

test('pages connect to this site only; the query builder to the server that its reader names', async ({
  page,
  request,
  faults,
}) => {
  const server = createServer((_request, response) => response.writeHead(200, {'Access-Control-Allow-Origin': '*'}).end('yes'));
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  const endpoint = server.address();
  if (endpoint === null || typeof endpoint === 'string') throw new Error('The server has no port.');
  const ask = (url: string) =>
    page.evaluate(
      (target) =>
        fetch(target).then(
          (response) => response.text(),
          () => 'blocked',
        ),
      url,
    );
  const url = `http://localhost:${endpoint.port}/`;
  faults.expect(/Content Security Policy/, /request failed: csp/);
  try {
    for (const path of [html, '/', '/tags', '/nowhere']) {
      if (path === '/nowhere') faults.expect(/status of 404/, /status 404: \S+\/nowhere$/);
      await page.goto(path);
      expect(await ask(url), path).toBe('blocked');
    }
    await page.goto('/cms/api/rest/interactive-query-builder');
    expect(await ask(url)).toBe('yes');
  } finally {
    server.close();
  }
  expect(await (await request.get(html)).text()).toContain(`content="connect-src 'self'"`);
});

test('a script that someone smuggles into a page does not run', async ({page, faults}) => {
  faults.expect(/Content Security Policy/);
  await page.goto(html);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.smuggled = "true"';
    document.body.append(script);
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-smuggled');
  expect(faults.matching(/Content Security Policy/)).not.toHaveLength(0);
});

test('files named after their content are kept for ever', async ({request}) => {
  const [script] = /\/assets\/js\/main\.[0-9a-f]+\.js/.exec(await (await request.get(html)).text()) ?? [''];
  const headers = (await request.get(script)).headers();
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers.vary, 'prefetched with another Accept header').toBe('Accept-Encoding');
});

test('text is sent as brotli to clients that read it', async ({request}) => {
  const compressed = await request.get(html, {headers: {'Accept-Encoding': 'gzip, br'}});
  expect(compressed.headers()['content-encoding']).toBe('br');
  expect(compressed.headers().vary).toContain('Accept-Encoding');
  const plain = await request.get(html, {headers: {'Accept-Encoding': 'identity'}});
  expect(plain.headers()['content-encoding']).toBeUndefined();
  expect(await plain.text()).toBe(await compressed.text());
  expect(Number(compressed.headers()['content-length'])).toBeLessThan(Number(plain.headers()['content-length']) / 2);
  const image = await request.get('/img/icon-192.png', {headers: {'Accept-Encoding': 'br'}});
  expect(image.headers()['content-encoding']).toBeUndefined();
});

test('what a client has already is not sent again', async ({request}) => {
  const {etag = ''} = (await request.get(html)).headers();
  expect(etag).toMatch(/^"[\w-]+"$/);
  const again = await request.get(html, {headers: {'If-None-Match': etag}});
  expect(again.status()).toBe(304);
  expect(await again.body()).toHaveLength(0);
  expect((await request.get(html, {headers: {'If-None-Match': '"other"'}})).status()).toBe(200);
});

test('an unknown URL returns 404 with the not-found page', async ({request}) => {
  const response = await request.get('/no/such/page');
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('Page not found');
  expect(response.headers()['content-security-policy']).toContain("default-src 'self'");
});

for (const path of [
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/assets/../../package.json',
  '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
  '/..\\package.json',
  '/%5c..%5cpackage.json',
  '//etc/passwd',
  '/img/mark.svg%00.html',
  '/%',
  '/%ff',
]) {
  test(`no way out of the site by ${path}`, async ({baseURL}) => {
    const {status, body} = await rawStatus(baseURL ?? '', path);
    expect(status).toBe(404);
    expect(body).toContain('Page not found');
    expect(body).not.toContain('"devDependencies"');
  });
}

test('only reading is allowed', async ({request}) => {
  for (const method of ['POST', 'PUT', 'DELETE']) expect((await request.fetch(html, {method})).status()).toBe(405);
  const head = await request.head(html);
  expect(head.status()).toBe(200);
  expect(await head.body()).toHaveLength(0);
});
