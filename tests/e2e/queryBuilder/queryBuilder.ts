/** The query builder as a reader uses it, and a stand-in for a Strapi server. */
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {Locator, Page} from '@playwright/test';
import {expect, open, test as base} from '../support/test';

export const PAGE_URL = '/cms/api/rest/interactive-query-builder';

/** Excludes the page's text, which contains the same words. */
export const builder = (page: Page): Locator => page.locator('[data-query-builder]');
export const endpoint = (page: Page): Locator => page.getByRole('textbox', {name: /^Endpoint/});
export const query = (page: Page): Locator => page.getByRole('textbox', {name: /^Query/});
export const request = (page: Page): Locator => page.getByRole('region', {name: /^Request/});
export const parts = (page: Page): Locator => page.getByRole('region', {name: 'What each part means'});
export const response = (page: Page): Locator => page.getByRole('region', {name: /^Response/});
export const send = (page: Page): Locator => page.getByRole('button', {name: 'Send', exact: true});
export const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

export async function openBuilder(page: Page, hash = ''): Promise<void> {
  await open(page, `${PAGE_URL}${hash}`);
  await expect(query(page)).toBeVisible();
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** A stand-in for the reader's Strapi server, with its requests and responses. */
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
    const socket = server.address();
    if (socket === null || typeof socket === 'string') throw new Error('The server has no port.');
    this.url = `http://localhost:${socket.port}`;
    this.#server = server;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve) ?? resolve(undefined));
  }
}

export const test = base.extend<{strapi: Strapi}>({
  strapi: async ({}, use) => {
    const strapi = new Strapi();
    await strapi.start();
    await use(strapi);
    await strapi.stop();
  },
});
