/** nginx with the configuration that the build generates for the container image. hostRules.spec.ts has the same tests for our server. */
import {readdirSync} from 'node:fs';
import {request as httpRequest} from 'node:http';
import {connect} from 'node:net';
import path from 'node:path';
import {contentTypeOf, UNKNOWN_TYPE} from '../../plugins/host-rules/contentTypes';
import {PRODUCTION_BUILD} from '../../scripts/serve/site';
import {ACCEPT_HEADERS} from './support/acceptHeaders';
import {isNginxInstalled, startNginx} from './support/nginx';
import {expect, test as base} from './support/test';

const test = base.extend<object, {nginx: string}>({
  nginx: [
    async ({}, use) => {
      const {url, stop} = await startNginx();
      await use(url);
      await stop();
    },
    {scope: 'worker'},
  ],
  baseURL: async ({nginx}, use) => use(nginx),
});

/** Sends a request with the path as written. Other clients normalize it first. */
function send(baseURL: string, path: string): Promise<{status: number; location: string | undefined}> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(baseURL, {path}, (response) => {
      response.resume();
      resolve({status: response.statusCode ?? 0, location: response.headers.location});
    });
    request.on('error', reject).end();
  });
}

const isInstalled = isNginxInstalled();

test.describe(isInstalled ? 'nginx' : "nginx isn't installed (Debian's package nginx-light)", () => {
  test.skip(!isInstalled);

  test('sends the security headers with pages, files, redirects and errors', async ({request}) => {
    const ours = (await request.get('/cms/intro')).headers();
    expect(ours['content-security-policy']).toMatch(/^default-src 'self'; script-src 'self' 'sha256-/);
    expect(ours['content-security-policy']).toMatch(/; connect-src 'self';/);
    for (const path of ['/', '/cms/intro', '/llms.txt', '/cms/intro.html', '/no/such/page', '/tags', '/cms/api/rest']) {
      const headers = (await request.get(path, {maxRedirects: 0})).headers();
      expect(headers['content-security-policy'], path).toBe(ours['content-security-policy']);
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy'], path).toContain('camera=()');
      expect(headers['cache-control'], path).toBe('public, max-age=0, must-revalidate');
    }
  });

  test('lets only the query builder connect to other servers', async ({request}) => {
    const headers = (await request.get('/cms/api/rest/interactive-query-builder')).headers();
    expect(headers['content-security-policy']).toMatch(/; connect-src 'self' https: http:;/);
  });

  test('lets only the page with a playground evaluate code', async ({request}) => {
    const headers = (await request.get('/cms/frontend/rich-text-blocks')).headers();
    expect(headers['content-security-policy']).toMatch(/; script-src [^;]*'unsafe-eval';/);
    expect(headers['content-security-policy']).toMatch(/; connect-src 'self';/);
  });

  test('lets browsers keep files that are named after their content', async ({request}) => {
    const [script = ''] = /\/assets\/js\/main\.[0-9a-f]+\.js/.exec(await (await request.get('/')).text()) ?? [];
    const response = await request.get(script);
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers().vary, 'prefetched with another Accept header').toBe('Accept-Encoding');
  });

  for (const [path, type] of [
    ['/', 'text/html; charset=utf-8'],
    ['/cms/intro', 'text/html; charset=utf-8'],
    ['/cms/intro.md', 'text/markdown; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'text/xml; charset=utf-8'],
    ['/tags.json', 'application/json; charset=utf-8'],
    ['/redirector.js', 'text/javascript; charset=utf-8'],
    ['/release-notes.xml', 'application/rss+xml; charset=utf-8'],
    ['/whats-new.xml', 'application/rss+xml; charset=utf-8'],
    ['/opensearch.xml', 'application/opensearchdescription+xml; charset=utf-8'],
    ['/mcp.tgz', 'application/gzip'],
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/cms/api/rest.http', 'text/plain; charset=utf-8'],
    ['/bookshop.zip', 'application/zip'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/img/mark.svg', 'image/svg+xml'],
  ] as const) {
    test(`serves ${path} as ${type}`, async ({request}) => {
      const response = await request.get(path, {maxRedirects: 0});
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe(type);
    });
  }

  test('knows the type of every file of the build, as our server does', async ({request}) => {
    const files = readdirSync(PRODUCTION_BUILD, {recursive: true, encoding: 'utf8'}).filter((name) => /[^/]\.\w+$/.test(name));
    const oneOfEach = new Map(files.map((name) => [path.extname(name), `/${name}`]));
    expect(oneOfEach.size).toBeGreaterThan(15);
    for (const [ending, file] of oneOfEach) {
      expect(contentTypeOf(file), `plugins/host-rules/contentTypes.ts lacks ${ending}`).not.toBe(UNKNOWN_TYPE);
      if (ending === '.html') continue;
      const type = (await request.get(file)).headers()['content-type'];
      expect(type?.replace('; charset=utf-8', ''), file).toBe(contentTypeOf(file));
    }
  });

  test('calls a file of an unknown type a file, not text', async ({request}) => {
    expect((await request.get('/_headers')).headers()['content-type']).toBe('application/octet-stream');
  });

  test('listens on IPv6 too', async ({nginx}) => {
    expect((await send(nginx.replace('localhost', '[::1]'), '/cms/intro')).status).toBe(200);
  });

  for (const [path, location] of [
    ['/index.html', '/'],
    ['/cms/intro.html', '/cms/intro'],
    ['/cms/intro/index.html', '/cms/intro'],
    ['/cms/intro/?a=1', '/cms/intro?a=1'],
    ['/dev-docs/api/rest?a=1', '/cms/api/rest?a=1'],
    ['/cms/Faq?a=1', '/cms/faq?a=1'],
    ['/cms//faq', '/cms/faq'],
    ['/Cms//%66aq', '/cms/faq'],
    ['/CMS/FAQ.html', '/cms/faq'],
    ['/cms/Faq/', '/cms/faq'],
    ['/CMS//FAQ/index.html/?a=1', '/cms/faq?a=1'],
    ['/cms/api/REST.html', '/cms/api/rest'],
    ['/home/home/', '/home/Home'],
    ['/index', '/'],
    ['/Dev-Docs//API/rest.html', '/cms/api/rest'],
    ['/developer-docs/latest/plugins/email.html', '/cms/features/email'],
    ['/developer-docs/latest/plugins/EMAIL/?a=1', '/cms/features/email?a=1'],
    ['/User-docs/settings//anything.html', '/cms/features/admin-panel'],
    ['/dev-docs/cli/index.html', '/cms/cli'],
    ['/cms/deployment/guides/nginx?a=1', '/cms/deployment?a=1#proxy'],
    ['/CMS/deployment/guides/PM2/', '/cms/deployment#process-manager'],
  ] as const) {
    test(`redirects ${path} to ${location}`, async ({nginx}) => {
      expect(await send(nginx, path)).toEqual({status: 301, location});
    });
  }

  test('returns 404 and the not-found page for unknown paths', async ({request}) => {
    for (const path of ['/no/such/page', '/404', '/404.html', '/no-such-file.js']) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(404);
      expect(await response.text(), path).toContain('Page not found');
    }
  });

  test('gives Markdown to clients that accept it, and says that the response depends on it', async ({request}) => {
    for (const path of ['/', '/cms/intro']) {
      const response = await request.get(path, {headers: {Accept: 'text/markdown, text/html;q=0.8'}});
      expect(response.headers()['content-type'], path).toBe('text/markdown; charset=utf-8');
      expect(response.headers().vary, path).toContain('Accept');
      expect(await response.text(), path).toMatch(/^# /m);
    }
    const tags = await request.get('/tags', {headers: {Accept: 'text/markdown'}});
    expect(tags.headers()['content-type']).toBe('text/html; charset=utf-8');
  });

  test('sends Markdown only where it is preferred', async ({request}) => {
    for (const [accept, prefers] of Object.entries(ACCEPT_HEADERS)) {
      const response = await request.get('/cms/intro', {headers: {Accept: accept}});
      expect(response.headers()['content-type'], accept).toBe(`text/${prefers ? 'markdown' : 'html'}; charset=utf-8`);
    }
  });

  for (const [client, headers] of [
    ['a browser', {}],
    ['a proxy or CDN', {Via: '1.1 cdn.example'}],
  ] as const) {
    test(`compresses text for ${client}`, async ({request}) => {
      for (const path of [
        '/cms/intro',
        '/llms.txt',
        '/cms/intro.md',
        '/release-notes.xml',
        '/tags.json',
        '/img/mark.svg',
        '/redirector.js',
        '/manifest.webmanifest',
        '/cms/api/rest.http',
      ]) {
        const response = await request.get(path, {headers: {...headers, 'Accept-Encoding': 'gzip'}});
        expect(response.headers()['content-encoding'], path).toBe('gzip');
        expect(response.headers().vary, path).toContain('Accept-Encoding');
      }
    });
  }

  test('compresses text for a client that speaks HTTP/1.0', async ({nginx}) => {
    const {hostname, port} = new URL(nginx);
    const head = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write('GET /cms/intro HTTP/1.0\r\nAccept-Encoding: gzip\r\n\r\n'),
      );
      socket.once('data', (data) => resolve(data.toString('latin1').split('\r\n\r\n')[0] ?? '')).once('error', reject);
    });
    expect(head).toMatch(/^Content-Encoding: gzip$/m);
  });

  for (const path of [
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '//etc/passwd',
    '/img/mark.svg%00.html',
  ]) {
    test(`serves nothing outside the site for ${path}`, async ({nginx}) => {
      expect([400, 404]).toContain((await send(nginx, path)).status);
    });
  }

  for (const path of ['//evil.example/', '/\\evil.example/', '//evil.example/index.html', '/%5Cevil.example.html']) {
    test(`leads nowhere else for ${path}`, async ({nginx}) => {
      const {status, location = '/'} = await send(nginx, path);
      expect(status === 404 || /^\/(?![/\\])[\w./-]*$/.test(location), `${status} ${location}`).toBe(true);
    });
  }

  test('puts no line break of a path into a header', async ({nginx}) => {
    expect(await send(nginx, '/a%0d%0aSet-Cookie:%20a=b/')).toMatchObject({status: 404, location: undefined});
  });
});
