import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type ServerResponse} from 'node:http';
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

/** Holds back the part of a page after a text, until the returned function is called. */
type Hold = (pathname: string, after: string) => () => void;

interface Held {
  after: string;
  released: Promise<void>;
}

/**
 * A host without rules: it serves files by their names, folders by their index.html, and paths without an extension by the file with
 * ".html". Other paths get 404.html.
 */
export const test = base.extend<{plainHost: string; hold: Hold; held: Map<string, Held>}>({
  held: async ({}, use) => use(new Map()),
  hold: async ({held}, use) =>
    use((pathname, after) => {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      held.set(pathname, {after, released});
      return () => release();
    }),
  plainHost: async ({held}, use) => {
    const root = path.resolve('build');
    const server = createServer((request, response) => {
      const {pathname} = new URL(request.url ?? '/', 'http://localhost');
      const candidates = [pathname, `${pathname}.html`, `${pathname.replace(/\/$/, '')}/index.html`].map((name) =>
        path.join(root, name),
      );
      // Some hosts have a copy of each page as folder/index.html.
      if (pathname.endsWith('/index.html')) candidates.push(path.join(root, pathname.replace(/\/index\.html$/, '.html')));
      const file = candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
      const served = file ?? path.join(root, '404.html');
      response.writeHead(file ? 200 : 404, {'Content-Type': TYPES[path.extname(served)] ?? 'application/octet-stream'});
      void send(response, readFileSync(served), held.get(pathname));
    });
    await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
    const endpoint = server.address();
    if (endpoint === null || typeof endpoint === 'string') throw new Error('The plain host has no port.');
    await use(`http://localhost:${endpoint.port}`);
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
  },
});

async function send(response: ServerResponse, body: Buffer, held: Held | undefined): Promise<void> {
  const end = held ? body.indexOf(held.after) : -1;
  if (!held || end < 0) {
    response.end(body);
    return;
  }
  response.write(body.subarray(0, end));
  await held.released;
  response.end(body.subarray(end));
}
