import assert from 'node:assert/strict';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser, Page} from 'playwright-core';
import sharp from 'sharp';
import type {Bookshop} from '../../cms-process/app';
import {newContext} from '../../shots/browser';
import type {Framework} from './websites';

const SCREENSHOTS = path.resolve(import.meta.dirname, '../../../static/img/frontend');
const FRANKENSTEIN = 's2x4w1xwsjgqkd5owydq18ff';
const LAST_MAN = 'ihg31f7ly5qzpmmgf3cmzt24';
const WUTHERING_HEIGHTS = 'v10ph3jmb50sn0e45ug2mqkw';

export interface Visit {
  browser: Browser;
  shop: Bookshop;
  /** URL of the bookshop. */
  strapi: string;
  framework: Framework;
  /** URL of the website. */
  url: string;
}

async function openPage({browser, url}: Visit): Promise<Page> {
  const page = await (await newContext(browser, url)).newPage();
  await page.setViewportSize({width: 900, height: 640});
  for (let tries = 0; ; tries += 1) {
    if (await page.goto('/').catch(() => null)) return page;
    if (tries === 100) throw new Error('The website did not start.');
    await page.waitForTimeout(200);
  }
}

/** What visitors see after the first page of the guide. */
export async function visitBooks(visit: Visit): Promise<void> {
  const {shop, strapi, framework, url} = visit;
  const page = await openPage(visit);
  const books = page.locator('.books li');
  const texts = (): Promise<string[]> => books.evaluateAll((items) => items.map((item) => item.textContent.trim()));
  await books.first().waitFor();
  assert.equal(await books.count(), 4);
  const first = await texts();
  await takeScreenshot(page, framework, 'books');

  await page.getByRole('link', {name: 'Next'}).click();
  await page.getByText('Page 2 of').waitFor();
  assert.ok(
    (await texts()).every((book) => !first.includes(book)),
    'Page 2 shows books of page 1.',
  );

  await page.getByRole('link', {name: 'Gothic'}).click();
  await page.getByText('Page 1 of 1').waitFor();
  assert.equal(await books.count(), 1);
  assert.match((await texts())[0] ?? '', /Frankenstein\s*Mary Shelley/);

  await page.getByRole('link', {name: 'Frankenstein'}).click();
  await page.getByRole('heading', {name: 'Frankenstein'}).waitFor();
  await page.getByText('A student gives life to a creature').waitFor();
  const cover = page.locator('img.cover');
  assert.ok((await cover.getAttribute('src'))?.startsWith(`${strapi}/uploads/`), 'The URL of the cover has no origin.');
  await decodeImages(page);
  assert.ok(await cover.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0));
  await page.setViewportSize({width: 900, height: 490});
  await takeScreenshot(page, framework, 'book');

  await page.goto(`/books/${WUTHERING_HEIGHTS}`);
  await page.getByText('Not found', {exact: false}).or(page.getByText('could not be found')).first().waitFor();
  assert.equal(await page.getByText('Wuthering Heights').count(), 0, 'A draft is public.');
  // Without a server, every URL has the same HTML.
  if (framework !== 'react') assert.equal((await fetch(`${url}/books/${WUTHERING_HEIGHTS}`)).status, 404);

  await publish(shop, `title: 'Frankenstein, again'`);
  await page.goto(`/books/${FRANKENSTEIN}`);
  await page.getByRole('heading', {name: 'Frankenstein, again'}).waitFor();
}

/** What visitors see after the page on Rich text blocks. */
export async function visitDescription(visit: Visit): Promise<void> {
  const {shop, strapi} = visit;
  const text = (words: string, marks = ''): string => `{type: 'text', text: '${words}'${marks}}`;
  await publish(
    shop,
    `description: [
      {type: 'heading', level: 2, children: [${text('The night it moved')}]},
      {type: 'paragraph', children: [${text('It was ')}, ${text('dreary', ', bold: true')}, {type: 'link', url: 'https://example.com/', children: [${text('Read on')}]}]},
      {type: 'list', format: 'unordered', children: [{type: 'list-item', children: [${text('Paperback')}]}]},
      {type: 'quote', children: [${text('Beware')}]},
      {type: 'image', image: {...(await strapi.db.query('plugin::upload.file').findOne({where: {ext: '.png'}})), url: '${strapi}/uploads/'}, children: [${text('')}]},
    ]`,
  );
  const page = await openPage(visit);
  await page.goto(`/books/${FRANKENSTEIN}`);
  await page.getByRole('heading', {level: 2, name: 'The night it moved'}).waitFor();
  await page.locator('p strong', {hasText: 'dreary'}).waitFor();
  await page.locator('li', {hasText: 'Paperback'}).waitFor();
  await page.locator('blockquote', {hasText: 'Beware'}).waitFor();
  assert.equal(await page.getByRole('link', {name: 'Read on'}).getAttribute('href'), 'https://example.com/');
  assert.equal(await page.locator(`.book img:not(.cover)`).getAttribute('src'), `${strapi}/uploads/`);
}

/** What editors see after the page on previews, and what no one else does. */
export async function visitPreview(visit: Visit, secret: string): Promise<void> {
  const {shop, strapi, url} = visit;
  const preview = (documentId: string, query: Record<string, string>): string =>
    `${url}/preview/books/${documentId}?${new URLSearchParams({secret, ...query})}`;
  const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;
  const page = await openPage(visit);
  assert.equal(await statusOf(`${url}/books/${WUTHERING_HEIGHTS}`), 404, 'A draft is public.');
  assert.equal(await statusOf(preview(WUTHERING_HEIGHTS, {secret: 'wrong'})), 404, 'A wrong secret shows a draft.');
  assert.equal(await statusOf(`${url}/preview/books/${WUTHERING_HEIGHTS}`), 404, 'A draft is shown without the secret.');
  assert.equal(await statusOf(preview(WUTHERING_HEIGHTS, {status: 'published'})), 404);

  const {headers} = await fetch(preview(WUTHERING_HEIGHTS, {status: 'draft'}));
  assert.equal(headers.get('content-security-policy'), `frame-ancestors ${strapi}`);
  assert.match(headers.get('cache-control') ?? '', /no-store/);
  assert.equal(headers.get('referrer-policy'), 'no-referrer');

  await page.goto(preview(WUTHERING_HEIGHTS, {status: 'draft'}));
  await page.getByRole('heading', {name: 'Wuthering Heights'}).waitFor();
  await page.goto(preview(LAST_MAN, {status: 'published'}));
  await page.getByRole('heading', {name: 'The Last Man'}).waitFor();
  assert.equal(await page.getByText('and one man walks on').count(), 0, 'The published version shows the draft.');

  // The admin panel shows the page in a frame and sends it a message after each save.
  await page.goto(`${strapi}/panel.html`);
  await page.evaluate((url) => document.querySelector('iframe')?.setAttribute('src', url), preview(LAST_MAN, {}));
  const frame = page.frameLocator('iframe');
  await frame.getByText('and one man walks on').waitFor();
  await run(
    shop,
    `await strapi.documents('api::book.book').update({documentId: '${LAST_MAN}', data: {summary: 'Saved a moment ago.'}})`,
  );
  const tellFrame = (): Promise<void> =>
    page.evaluate(() => document.querySelector('iframe')?.contentWindow?.postMessage({type: 'strapiUpdate'}, '*'));
  // The page listens once its scripts have run.
  for (let tries = 0; (await frame.getByText('Saved a moment ago.').count()) === 0; tries += 1) {
    assert.ok(tries < 100, 'The preview does not show what was saved.');
    await tellFrame();
    await page.waitForTimeout(200);
  }
}

/** @param fields of Frankenstein */
function publish(shop: Bookshop, fields: string): Promise<void> {
  return run(
    shop,
    `await strapi.documents('api::book.book').update({documentId: '${FRANKENSTEIN}', data: {${fields}}, status: 'published'})`,
  );
}

async function run(shop: Bookshop, source: string): Promise<void> {
  const {error} = await shop.run(source);
  if (error) throw new Error(`${error.name}: ${error.message} ${JSON.stringify(error.details)}`);
}

async function decodeImages(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(Array.from(document.images, (image) => image.decode())));
}

/** The guide has screenshots of the website, which `npm run proof:frontend` takes. */
async function takeScreenshot(page: Page, framework: Framework, name: string): Promise<void> {
  if (framework !== 'next' || process.env.FRONTEND_SCREENSHOTS !== 'true') return;
  await decodeImages(page);
  mkdirSync(SCREENSHOTS, {recursive: true});
  const screenshot = await sharp(await page.screenshot())
    .webp({quality: 85})
    .toBuffer();
  writeFileSync(path.join(SCREENSHOTS, `${name}.webp`), screenshot);
}
