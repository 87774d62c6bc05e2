/**
 * `npm run proof:frontend`: installs and builds the website in `proof/frontend`, starts it with the bookshop, and compares what visitors
 * and editors see. Takes the two pictures of the tutorial.
 */
import assert from 'node:assert/strict';
import {spawn, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from 'playwright-core';
import sharp from 'sharp';
import {freePort} from 'docs-proof/freePort';
import {createBookshop, type OwnedBookshop} from './cms-process/process';
import {API_TOKENS} from './cms/seed/credentials';
import {installCms} from './installCms';
import {launch, newContext} from './shots/browser';

const here = import.meta.dirname;
const folder = path.join(here, 'frontend');
const pictures = path.join(here, '../static/img/frontend');
const SECRET = 'a long secret of this proof';
const LAST_MAN = 'ihg31f7ly5qzpmmgf3cmzt24';
const WUTHERING_HEIGHTS = 'v10ph3jmb50sn0e45ug2mqkw';

function npm(...args: string[]): void {
  const {status, stdout, stderr} = spawnSync('npm', args, {cwd: folder, encoding: 'utf8'});
  if (status !== 0) throw new Error(`"npm ${args.join(' ')}" failed in proof/frontend.\n${stdout}${stderr}`);
}

async function visit(browser: Browser, website: string, shop: OwnedBookshop, url: string): Promise<void> {
  const context = await newContext(browser, website);
  const page = await context.newPage();
  await page.setViewportSize({width: 900, height: 640});
  const books = page.locator('.books li');
  const picture = async (name: string): Promise<void> => {
    await page.evaluate(() => Promise.all(Array.from(document.images, (image) => image.decode())));
    mkdirSync(pictures, {recursive: true});
    writeFileSync(
      path.join(pictures, `${name}.webp`),
      await sharp(await page.screenshot())
        .webp({quality: 85})
        .toBuffer(),
    );
  };

  for (let tries = 0; ; tries += 1) {
    const isUp = await page.goto('/').catch(() => null);
    if (isUp) break;
    if (tries === 50) throw new Error('The website did not start. Its output is above.');
    await page.waitForTimeout(200);
  }
  assert.equal(await books.count(), 4);
  await picture('books');
  const first = await books.allInnerTexts();

  await page.getByRole('link', {name: 'Next'}).click();
  await page.getByText('Page 2 of').waitFor();
  assert.ok(
    (await books.allInnerTexts()).every((book) => !first.includes(book)),
    'Page 2 shows books of page 1.',
  );

  await page.getByRole('link', {name: 'Gothic'}).click();
  await page.getByText('Page 1 of 1').waitFor();
  assert.deepEqual(await books.allInnerTexts(), ['Frankenstein\nMary Shelley']);

  await page.getByRole('link', {name: 'Frankenstein'}).click();
  await page.getByRole('heading', {name: 'Frankenstein'}).waitFor();
  await page.getByText('A student gives life to a creature').waitFor();
  assert.ok(await page.locator('img.cover').evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0));
  await page.setViewportSize({width: 900, height: 490});
  await picture('book');

  const preview = (documentId: string, query: Record<string, string>): string =>
    `${website}/preview/books/${documentId}?${new URLSearchParams({secret: SECRET, ...query})}`;
  const statusOf = async (address: string): Promise<number> => (await fetch(address)).status;
  assert.equal(await statusOf(`${website}/books/${WUTHERING_HEIGHTS}`), 404, 'A draft is public.');
  assert.equal(await statusOf(preview(WUTHERING_HEIGHTS, {secret: 'wrong'})), 404, 'A wrong secret shows a draft.');
  assert.equal(await statusOf(preview(WUTHERING_HEIGHTS, {status: 'published'})), 404);
  await page.goto(preview(WUTHERING_HEIGHTS, {status: 'draft'}));
  await page.getByRole('heading', {name: 'Wuthering Heights'}).waitFor();
  await page.goto(preview(LAST_MAN, {status: 'published'}));
  assert.equal(await page.getByText('and one man walks on').count(), 0, 'The published version shows the draft.');

  // The admin panel shows the page in a frame and sends it a message after each save.
  await page.goto(`${url}/panel.html`);
  await page.evaluate((address) => document.querySelector('iframe')?.setAttribute('src', address), preview(LAST_MAN, {}));
  const frame = page.frameLocator('iframe');
  await frame.getByText('and one man walks on').waitFor();
  await shop.run(
    `await strapi.documents('api::book.book').update({documentId: '${LAST_MAN}', data: {summary: 'Saved a moment ago.'}})`,
  );
  await page.evaluate(() => document.querySelector('iframe')?.contentWindow?.postMessage({type: 'strapiUpdate'}, '*'));
  await frame.getByText('Saved a moment ago.').waitFor();
}

async function main(): Promise<void> {
  installCms(path.join(here, 'cms'));
  const lockfile = readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  const installed = path.join(folder, 'node_modules/.installed-lock.json');
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== lockfile) {
    npm('ci', '--no-progress', '--ignore-scripts');
    writeFileSync(installed, lockfile);
  }
  npm('run', 'build');

  const shop = createBookshop(path.join(here, 'cms'));
  const booted = await shop.boot({files: {'public/panel.html': '<!doctype html><iframe width="900" height="700"></iframe>'}});
  if (!booted.ok) throw new Error(booted.error);
  const port = await freePort();
  const website = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['dist/server/entry.mjs'], {
    cwd: folder,
    stdio: 'inherit',
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      STRAPI_URL: booted.url,
      STRAPI_TOKEN: API_TOKENS['read-only'],
      PREVIEW_SECRET: SECRET,
    },
  });
  const browser = await launch({hosts: [], port});
  try {
    await visit(browser, website, shop, booted.url);
    console.log(
      'The website shows the list, page 2, a genre, a book with its cover, drafts, published versions, and saved changes.',
    );
  } finally {
    await browser.close();
    server.kill();
    await shop.stop();
  }
}

void main().then(() => process.exit());
