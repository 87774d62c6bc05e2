/** Copied samples can be pasted: prompts and other markers are removed, with the button and from a selection. */
import type {Locator, Page} from '@playwright/test';
import {expect, open, test} from './support/test';

test.beforeEach(({context}) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const block = (page: Page, language: string, text: RegExp): Locator =>
  page.locator(`.theme-code-block.language-${language}`).filter({hasText: text}).first();

async function copyByButton(page: Page, sample: Locator): Promise<string> {
  await sample.hover();
  await sample.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(sample.getByRole('button', {name: 'Copied'})).toBeAttached();
  return clipboard(page);
}

async function copySelection(page: Page, select: () => Promise<void>): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await select();
  await page.keyboard.press('Control+c');
  await expect.poll(() => clipboard(page)).not.toBe('');
  return clipboard(page);
}

const selectAll = (element: Locator) => () => element.evaluate((node) => getSelection()?.selectAllChildren(node));

const STRAPI = {
  uuid: expect.any(String),
  installId: expect.any(String),
  telemetryDisabled: true,
};

test.describe('a diff', () => {
  const sample = (page: Page) => block(page, 'diff', /telemetryDisabled/);

  test('its button copies what is there afterward', async ({page}) => {
    await open(page, '/cms/usage-information');
    await expect(sample(page), 'what is shown').toContainText('-   "installId"');
    expect(JSON.parse(`{${await copyByButton(page, sample(page))}}`)).toEqual({strapi: STRAPI});
  });

  test('so does its selection, alone or with the text around it', async ({page}) => {
    await open(page, '/cms/usage-information');
    const code = await copySelection(page, selectAll(sample(page).locator('code')));
    expect(JSON.parse(`{${code}}`)).toEqual({strapi: STRAPI});
    const item = page.locator('article li').filter({has: sample(page)});
    const all = await copySelection(page, selectAll(item));
    expect(all).toContain('adds a line to package.json');
    expect(all).toContain('\n   "telemetryDisabled": true');
    expect(all).not.toMatch(/^[-+]/m);
    expect(all.match(/installId/g)).toHaveLength(1);
  });

  test('so does a part of it, from the middle of a line', async ({page}) => {
    await open(page, '/cms/usage-information');
    const part = await copySelection(page, () =>
      sample(page)
        .locator('code')
        .evaluate((code) => {
          const [, first, , , last] = Array.from(code.children, (line) => {
            const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
            return texts.nextNode();
          });
          if (first && last) getSelection()?.setBaseAndExtent(first, 4, last, 13);
        }),
    );
    expect(part).toMatch(/^"uuid": ".*",\n {3}"installId": "0+",\n {3}"telemetr$/);
  });

  test('in the Markdown of the page, it stays a diff', async ({request}) => {
    const markdown = await (await request.get('/cms/usage-information.md')).text();
    expect(markdown).toMatch(/```diff.*\n {5}"strapi": \{\n(.*\n)* {3}- {3}"installId"/);
  });
});

test('a response without the dots for what it leaves out is JSON', async ({page}) => {
  await open(page, '/cms/api/rest');
  const sample = block(page, 'json', /"title": "The Time Machine"[^]*\.\.\./);
  const copied: unknown = JSON.parse(await copyByButton(page, sample));
  expect(copied).toHaveProperty('data.title', 'The Time Machine');
  expect(JSON.parse(await copySelection(page, selectAll(sample.locator('code'))))).toEqual(copied);
});

test('marked lines and other code are copied as they are', async ({page}) => {
  await open(page, '/cms/features/rbac/permissions');
  const sample = page
    .locator('.theme-code-block', {has: page.locator('.theme-code-block-highlighted-line')})
    .filter({visible: true})
    .first();
  const lines = (await sample.locator('.token-line').allTextContents()).join('').trimEnd();
  expect(await copyByButton(page, sample)).toBe(lines);
  expect((await copySelection(page, selectAll(sample.locator('code')))).trimEnd()).toBe(lines);
});

test('a heading is copied without its link', async ({page}) => {
  await open(page, '/cms/usage-information');
  const heading = page.locator('article h2[id]').first();
  const copied = await copySelection(page, selectAll(heading));
  expect(copied.trim()).toBe(copied.replace(/[^\p{ASCII}]/gu, '').trim());
});
