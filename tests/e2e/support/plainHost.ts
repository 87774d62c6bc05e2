import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {test as base} from './test';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * A host that knows no rules at all: a file is served under its own name, a folder by its index.html, an address without
 * an ending by the file with ".html", everything else gets 404.html.
 */
export const test = base.extend<{plainHost: string}>({
  plainHost: async ({}, use) => {
    const root = path.resolve('build');
    const server = createServer((request, response) => {
      const {pathname} = new URL(request.url ?? '/', 'http://localhost');
      const candidates = [pathname, `${pathname}.html`, `${pathname.replace(/\/$/, '')}/index.html`].map((name) =>
        path.join(root, name),
      );
      // A copy of each page as folder/index.html, as some hosts lay out sites.
      if (pathname.endsWith('/index.html')) candidates.push(path.join(root, pathname.replace(/\/index\.html$/, '.html')));
      const file = candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
      const served = file ?? path.join(root, '404.html');
      response.writeHead(file ? 200 : 404, {'Content-Type': TYPES[path.extname(served)] ?? 'application/octet-stream'});
      response.end(readFileSync(served));
    });
    await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The plain host has no port.');
    await use(`http://localhost:${address.port}`);
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
  },
});
