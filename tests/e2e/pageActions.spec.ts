/** Actions of a docs page: copy it, link to it, open it in an assistant, and rate it. */
import {decodeUrl} from '../../src/lib/decodeUrl';
import {readFileSync} from 'node:fs';
import type {BrowserContext, Locator, Page} from '@playwright/test';
import {violationsOn} from './support/axe';
import {views} from './support/views';
import {expect, open, store, test} from './support/test';

const PAGE_URL = '/cms/quick-start';
const SITE = 'https://docs.strapi.io';

const copyButton = (page: Page): Locator => page.getByRole('button', {name: 'Copy page'});
const menuButton = (page: Page): Locator => page.getByRole('button', {name: 'More page actions'});
const item = (page: Page, name: string | RegExp): Locator => page.getByRole('menuitem', {name});
const notice = (page: Page, text: string): Locator => page.getByRole('status').filter({hasText: text});
const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Whether the reader allows the site to use the clipboard. */
async function setCopying(page: Page, setting: 'granted' | 'denied'): Promise<void> {
  // Permissions that aren't in the list are denied.
  await page.context().grantPermissions(setting === 'granted' ? ['clipboard-read', 'clipboard-write'] : ['geolocation']);
}

async function openMenu(page: Page): Promise<void> {
  await menuButton(page).click();
  await expect(page.getByRole('menu', {name: 'Page actions'})).toBeVisible();
}

/** Answers whether the page was helpful. */
async function rate(page: Page, answer: 'Yes' | 'No'): Promise<void> {
  await page.getByRole('button', {name: answer, exact: true}).click();
}

/** Stands in for all other hosts: new tabs load an empty page. */
async function playOtherHosts(context: BrowserContext): Promise<void> {
  await context.route(/^https:/, (route) => route.fulfill({contentType: 'text/html', body: '<title>elsewhere</title>'}));
}

test.describe('copying', () => {
  test('takes the whole page as Markdown, as it is at its URL', async ({page, request}) => {
    await setCopying(page, 'granted');
    await open(page, PAGE_URL);
    await copyButton(page).click();
    await expect(notice(page, 'Page copied as Markdown.')).toBeVisible();
    const markdown = await (await request.get(`${PAGE_URL}.md`)).text();
    expect(markdown).toContain('# Quick start');
    expect(await clipboard(page)).toBe(markdown);
    await expect(notice(page, 'Page copied')).toHaveCount(0, {timeout: 8000});
  });

  test('works after going to another page, for that page', async ({page}) => {
    await setCopying(page, 'granted');
    await open(page, PAGE_URL);
    await page.getByRole('link', {name: "What's new"}).first().click();
    await expect(page).toHaveURL('/whats-new');
    await copyButton(page).click();
    await expect(notice(page, 'Page copied')).toBeVisible();
    expect(await clipboard(page)).toContain(`Source: ${SITE}/whats-new`);
  });

  test('that the browser blocks is told, with the Markdown itself as the way out', async ({page}) => {
    await setCopying(page, 'denied');
    await open(page, PAGE_URL);
    await copyButton(page).click();
    await expect(notice(page, 'The browser blocked copying.')).toBeVisible();
    await expect(page.getByRole('link', {name: /open the page as Markdown/i})).toHaveAttribute('href', `${PAGE_URL}.md`);
    await page.getByRole('status').getByRole('button', {name: 'Close', exact: true}).click();
    await expect(notice(page, 'blocked')).toHaveCount(0);
  });

  test('that finds no Markdown says so', async ({page, faults}) => {
    faults.expect(/status of 503/, /status 503: \S+\.md$/);
    await setCopying(page, 'granted');
    await page.route('**/*.md', (route) => route.fulfill({status: 503}));
    await open(page, PAGE_URL);
    await copyButton(page).click();
    await expect(notice(page, 'The Markdown of this page did not load.')).toBeVisible();
  });

  test('of a link works at every heading', async ({page}) => {
    await setCopying(page, 'granted');
    await open(page, `${PAGE_URL}?utm_source=mail`);
    const heading = page.locator('article h2[id]').nth(1);
    const id = await heading.getAttribute('id');
    await heading.getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(notice(page, 'Link to section copied.')).toBeVisible();
    expect(await clipboard(page)).toBe(`${new URL(page.url()).origin}${PAGE_URL}#${id}`);
    await expect(heading).toBeInViewport();
  });

  test('of a link that the browser blocks leaves the link in the address bar', async ({page}) => {
    await setCopying(page, 'denied');
    await open(page, PAGE_URL);
    await openMenu(page);
    await item(page, 'Copy link to section').click();
    await item(page, '1. Create the project').click();
    await expect(notice(page, 'The address bar now shows the link')).toBeVisible();
    await expect(page).toHaveURL(`${PAGE_URL}#create-the-project`);
  });
});

test.describe('the menu', () => {
  test('is used by keyboard alone', async ({page}) => {
    await setCopying(page, 'granted');
    await open(page, PAGE_URL);
    await copyButton(page).focus();
    await page.keyboard.press('Tab');
    await expect(menuButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(item(page, 'Copy as Markdown')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item(page, 'View as Markdown')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(item(page, 'Copy link to section')).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('o');
    await expect(item(page, /ChatGPT/)).toBeFocused();

    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect(item(page, 'All actions')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(item(page, 'Copy link to section')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(notice(page, 'Link to section copied.')).toBeVisible();
    const first = await page.locator('article :is(h2, h3)[id]').first().getAttribute('id');
    expect(await clipboard(page)).toMatch(new RegExp(`#${first}$`));
    await expect(menuButton(page)).toBeFocused();
  });

  test('offers links that add the docs to an editor', async ({page}) => {
    await open(page, PAGE_URL);
    await openMenu(page);
    await item(page, 'Connect an AI tool').click();
    const href = async (name: string): Promise<URL> => new URL((await item(page, name).getAttribute('href')) ?? '');
    const cursor = await href('Add to Cursor');
    expect(cursor.protocol).toBe('cursor:');
    expect(JSON.parse(atob(cursor.searchParams.get('config') ?? ''))).toEqual({command: 'npx', args: ['-y', `${SITE}/mcp.tgz`]});
    const code = await href('Add to VS Code');
    expect(code.protocol).toBe('vscode:');
    expect(JSON.parse(decodeUrl(code.search.slice(1)))).toEqual({
      name: 'strapi-docs',
      command: 'npx',
      args: ['-y', `${SITE}/mcp.tgz`],
    });
  });

  test('copies what connects an AI tool to the docs', async ({page}) => {
    await setCopying(page, 'granted');
    await open(page, PAGE_URL);
    for (const [name, text] of [
      ['Command for Claude Code', `claude mcp add strapi-docs -- npx -y ${SITE}/mcp.tgz`],
      ['Command for other tools (npx)', `npx -y ${SITE}/mcp.tgz`],
      ['Skills for coding agents (npx)', `npx skills add ${SITE}`],
    ] as const) {
      await openMenu(page);
      await item(page, 'Connect an AI tool').click();
      await item(page, name).click();
      await expect(notice(page, 'copied.')).toBeVisible();
      expect(await clipboard(page)).toContain(text);
    }
  });

  test('closes by Escape, by Tab and by a click elsewhere', async ({page}) => {
    await open(page, PAGE_URL);
    const menu = page.getByRole('menu');
    await openMenu(page);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');

    await openMenu(page);
    await page.keyboard.press('Tab');
    await expect(menu).toHaveCount(0);

    await openMenu(page);
    await page.getByRole('heading', {level: 1}).click();
    await expect(menu).toHaveCount(0);

    await openMenu(page);
    await menuButton(page).click();
    await expect(menu).toHaveCount(0);
  });

  test('downloads the requests of a page that has some', async ({page}) => {
    await open(page, PAGE_URL);
    await openMenu(page);
    const [download] = await Promise.all([page.waitForEvent('download'), item(page, 'Requests (.http)').click()]);
    await expect(page.getByRole('menu')).toHaveCount(0);
    expect(download.suggestedFilename()).toBe('quick-start.http');
    const text = readFileSync(await download.path(), 'utf8');
    expect(text).toContain('@host = http://localhost:1337\n');
    expect(text).toMatch(/\n### .+\n\nPOST \{\{host\}\}\/api\/books\nAuthorization: Bearer \{\{token\}\}\n/);

    await open(page, '/cms/cli');
    await openMenu(page);
    await expect(item(page, 'View as Markdown')).toBeVisible();
    await expect(item(page, 'Requests (.http)')).toHaveCount(0);
  });

  test('leads to the Markdown and, in a new tab, to assistants with a question about it', async ({page, context, faults}) => {
    await playOtherHosts(context);
    await open(page, PAGE_URL);
    await openMenu(page);
    await expect(item(page, 'View as Markdown')).toHaveAttribute('href', `${PAGE_URL}.md`);
    for (const [name, start] of [
      ['Open in ChatGPT', 'https://chatgpt.com/'],
      ['Open in Claude', 'https://claude.ai/new'],
    ] as const) {
      const link = item(page, new RegExp(`^${name}`));
      await expect(link).toHaveAttribute('rel', /noopener/);
      await expect(link).toHaveAttribute('target', '_blank');
      const href = (await link.getAttribute('href')) ?? '';
      expect(href.startsWith(start)).toBe(true);
      expect(href, 'the question is encoded').not.toMatch(/\s|q=[^&]*[:/]/);
      expect(new URL(href).searchParams.get('q')).toContain(`${SITE}${PAGE_URL}.md`);
    }
    // No request was sent to another host until here, where the reader chooses one.
    expect(faults.matching(/third party/)).toEqual([]);
    faults.expect(/third party claude\.ai/);
    const [tab] = await Promise.all([page.waitForEvent('popup'), item(page, /Claude/).click()]);
    await expect(tab).toHaveTitle('elsewhere');
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

  test('that does not load is told', async ({page, faults}) => {
    await open(page, PAGE_URL);
    faults.expect(/net::ERR_FAILED/, /^console warning: .*Loading (?:CSS )?chunk/);
    await page.route('**/assets/js/**', (route) => route.abort());
    await menuButton(page).click();
    await expect(notice(page, 'This did not load.')).toBeVisible();
    await page.unroute('**/assets/js/**');
    await openMenu(page);
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('the actions share the breadcrumbs’ line and the menu stays in the window', async ({page}) => {
    await open(page, PAGE_URL);
    const crumbs = await page.locator('.breadcrumbs').boundingBox();
    const actions = await copyButton(page).boundingBox();
    if (!crumbs || !actions) throw new Error('Breadcrumbs and actions have to be there.');
    expect(Math.abs(actions.y + actions.height / 2 - crumbs.y - crumbs.height / 2)).toBeLessThan(8);
    expect(actions.x).toBeGreaterThanOrEqual(crumbs.x + crumbs.width);
    expect(Math.min(actions.width, actions.height)).toBeGreaterThanOrEqual(32);

    await menuButton(page).tap();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    for (const entry of await page.getByRole('menuitem').all()) await expect(entry).toBeInViewport({ratio: 1});
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test('signs next to headings copy a link', async ({page}) => {
    await open(page, PAGE_URL);
    await expect(page.locator('article h2 .hash-link').first()).not.toHaveCSS('opacity', '0');
  });
});

test.describe('feedback', () => {
  test('opens an issue with the page, the reason and the reader’s words', async ({page, context, faults}) => {
    await playOtherHosts(context);
    await open(page, PAGE_URL);
    await rate(page, 'No');
    const form = page.getByRole('group', {name: 'What went wrong?'});
    await expect(form.getByRole('radio').first()).toBeFocused();
    await form.getByRole('radio', {name: 'An example doesn’t work'}).check();
    await page.getByLabel('In your words (optional)').fill('Step 2 & 3: “yarn” #fails\n100 %');
    expect(faults.matching(/third party/)).toEqual([]);
    faults.expect(/third party github\.com/);
    const [tab] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', {name: 'Open the issue'}).click()]);
    const url = new URL(tab.url());
    expect(url.origin + url.pathname).toBe('https://github.com/strapi/documentation/issues/new');
    expect(url.searchParams.get('title')).toBe('Page feedback: Quick start: a bookshop with an API');
    expect(url.searchParams.get('body')?.replace(/\r/g, '')).toBe(
      `Page: ${SITE}${PAGE_URL}\nHelpful: no\nReason: An example doesn’t work\n\nStep 2 & 3: “yarn” #fails\n100 %`,
    );
    await expect(notice(page, 'Thank you.')).toBeVisible();
    await expect(page.getByRole('link', {name: 'open it here'})).toHaveAttribute('href', url.href);
  });

  test('cannot be sent without a reason', async ({page, context}) => {
    await open(page, PAGE_URL);
    await rate(page, 'Yes');
    await expect(page.getByRole('group', {name: 'What helped?'})).toBeVisible();
    await page.getByRole('button', {name: 'Open the issue'}).click();
    await expect(page.getByRole('radio').first()).toBeFocused();
    await expect(notice(page, 'Thank you.')).toHaveCount(0);
    expect(context.pages()).toHaveLength(1);
  });

  test('starts again on the next page', async ({page}) => {
    await open(page, PAGE_URL);
    await rate(page, 'Yes');
    await expect(page.getByRole('group', {name: 'What helped?'})).toBeVisible();
    await page.getByRole('link', {name: "What's new"}).first().click();
    await expect(page).toHaveURL('/whats-new');
    await expect(page.getByRole('button', {name: 'Yes', exact: true})).toBeVisible();
    await expect(page.getByRole('group', {name: 'What helped?'})).toHaveCount(0);
  });
});

for (const {theme, width} of views()) {
  test(`menu, notice and form have no violation, ${theme}, ${width} px`, async ({page}) => {
    await setCopying(page, 'denied');
    await page.setViewportSize({width, height: 844});
    await store(page, {theme});
    await open(page, PAGE_URL);
    await rate(page, 'No');
    await expect(page.getByRole('group', {name: 'What went wrong?'})).toBeVisible();
    await copyButton(page).click();
    await expect(notice(page, 'blocked')).toBeVisible();
    await openMenu(page);
    expect(await violationsOn(page)).toEqual([]);
  });
}
