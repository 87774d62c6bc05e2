import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {chromium, type Browser, type Page} from 'playwright-core';
import sharp from 'sharp';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {CHROMIUM_ARGS, ensureChromium} from '../browser/findChromium';
import {FRAME_HEIGHT, drawFrame, windowParts} from './frame';
import {isSameImage} from './images';

const SIZE = {width: 400, height: 100};

const icon = await sharp({create: {width: 16, height: 16, channels: 3, background: '#b3541e'}})
  .png()
  .toBuffer();

const files: Readonly<Record<string, string | Buffer>> = {
  '/shop/dashboard': '<title>Books &amp; authors</title><link rel="icon" href="/own.png"><body style="background: teal">',
  '/own.png': icon,
  '/plain': '<title>Books</title>',
};

let browser: Browser;
let server: Server;
let origin: string;
/** Browsers and Playwright treat this path in their own way, so that it needs a real server. */
let favicon: Buffer | null = null;

beforeAll(async () => {
  server = createServer(({url = ''}, response) => {
    const body = url === '/favicon.ico' ? favicon : files[url];
    response.writeHead(body ? 200 : 404, {'Content-Type': typeof body === 'string' ? 'text/html' : 'image/png'}).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint: AddressInfo | string | null = server.address();
  origin = `http://127.0.0.1:${typeof endpoint === 'object' ? endpoint?.port : ''}`;
  browser = await chromium.launch({executablePath: ensureChromium(), args: CHROMIUM_ARGS});
}, 60_000);

afterAll(async () => {
  await browser.close();
  server.close();
});

async function open(path: string): Promise<Page> {
  const context = await browser.newContext({deviceScaleFactor: 2, viewport: SIZE});
  const page = await context.newPage();
  await page.goto(origin + path);
  return page;
}

it('draws the title, icon, and URL of the page above the unchanged image', async () => {
  const page = await open('/shop/dashboard');
  const parts = await windowParts(page);
  expect(parts).toEqual({
    title: 'Books & authors',
    icon: `data:image/x-icon;base64,${icon.toString('base64')}`,
    url: `${origin}/shop/dashboard`,
  });
  const image = await page.screenshot({scale: 'device'});
  const window = await page.context().newPage();
  for (const mode of ['light', 'dark'] as const) {
    const framed = await drawFrame(window, image, parts, {...SIZE, mode});
    const below = {left: 0, top: FRAME_HEIGHT * 2, width: SIZE.width * 2, height: SIZE.height * 2};
    expect(await isSameImage(await sharp(framed).extract(below).toBuffer(), image)).toBe(true);
  }
  expect(await window.locator('#tab').innerText()).toBe('Books & authors');
  expect(await window.locator('#url').innerText()).toBe(`${origin}/shop/dashboard`);
  expect(await window.locator('#icon').getAttribute('src')).toBe(parts.icon);
}, 60_000);

it('requests /favicon.ico if the page names no icon, and fails without one', async () => {
  const page = await open('/plain');
  await expect(windowParts(page)).rejects.toThrow(`The icon ${origin}/favicon.ico returned 404.`);
  favicon = icon;
  expect((await windowParts(page)).icon).toBe(`data:image/x-icon;base64,${icon.toString('base64')}`);
}, 60_000);
