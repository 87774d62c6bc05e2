/** Reading a page on a phone and on a desktop. */
import * as z from 'zod';
import {contentChunk} from '../e2e/support/build';
import type {Driver} from './driver';
import {ENGINES} from './engines';
import {expectBelowNavbar, expectFocus, expectInView, expectPage, open, targetOf, textOf} from './page';
import {expect, test} from './test';

const SEARCH = '[role="dialog"][aria-label="Search"]';
const SEARCH_FIELD = `${SEARCH} input`;
const SELECTED_HIT = `${SEARCH} [aria-selected="true"] a`;
const ASK_AI = 'dialog[open]';
const QUESTION_FIELD = `${ASK_AI} textarea`;
const MODE_SWITCH = 'button[aria-label^="Switch between dark and light mode"]';
const MENU_BUTTON = 'button[aria-label="Toggle navigation bar"]';
const MENU = '.navbar-sidebar';
const OFFLINE_NOTICE = '[role="alert"]';

const LONG_PAGE = '/whats-new';

const scrollTop = (driver: Driver): Promise<unknown> => driver.evaluate(() => Math.round(scrollY));

for (const device of ['phone', 'desktop'] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({device});

    test('Ctrl+K and / open the search, and Escape closes it', async ({driver}) => {
      await open(driver, '/cms/intro');
      for (const keys of ['Control+k', '/', 'Control+k']) {
        await driver.press(keys);
        await expectFocus(driver, SEARCH_FIELD);
        await driver.press('Escape');
        await expectInView(driver, SEARCH, false);
      }
    });

    test('the search leads to the section that was found, with the keyboard', async ({driver}) => {
      await open(driver, '/cms/intro');
      await driver.click('button[aria-label="Search"]');
      await expectFocus(driver, SEARCH_FIELD);
      await driver.type('replace a file');
      await expect.poll(() => textOf(driver, `${SEARCH} [role="status"]`)).toMatch(/^\d+ results?$/);
      await expectInView(driver, SELECTED_HIT);
      const first = await targetOf(driver, SELECTED_HIT);
      await driver.press('ArrowDown');
      await expect.poll(() => targetOf(driver, SELECTED_HIT)).not.toBe(first);
      await driver.press('ArrowUp');
      await expect.poll(() => targetOf(driver, SELECTED_HIT)).toBe(first);
      expect(first).toContain('#');
      await driver.press('Enter');
      await expectPage(driver, first);
      await expectBelowNavbar(driver, first.split('#')[1] ?? '');
    });

    test('Ask AI quotes the docs, and its samples fit', async ({driver}) => {
      await open(driver, '/cms/intro');
      await driver.click('nav button[aria-keyshortcuts^="Control+I"]');
      await expectFocus(driver, QUESTION_FIELD);
      await driver.type('How do I delete a document?');
      await driver.press('Enter');
      await driver.click(`${ASK_AI} details > summary`);
      await expect.poll(() => driver.evaluate(() => document.querySelectorAll('dialog pre').length)).toBeGreaterThan(2);
      const outside = await driver.evaluate(() => {
        const right = document.querySelector('dialog')?.getBoundingClientRect().right ?? 0;
        const parts = Array.from(
          document.querySelectorAll('dialog :is(section, blockquote, .theme-code-block, pre, .table-region)'),
        );
        return parts.filter((part) => part.getBoundingClientRect().right > right).map(({outerHTML}) => outerHTML.slice(0, 80));
      });
      expect(outside).toEqual([]);
      await driver.press('Escape');
      await expectFocus(driver, 'nav button[aria-keyshortcuts^="Control+I"]');
    });

    test('tabs have their keys', async ({driver}) => {
      await open(driver, '/cms/installation/cli');
      await driver.click('//*[@role="tab"][.="npm"]');
      await driver.press('ArrowRight');
      await driver.press('Enter');
      const selected = (): Promise<unknown> =>
        driver.evaluate(
          () => document.activeElement?.matches('[role="tab"][aria-selected="true"]') && document.activeElement.textContent,
        );
      await expect.poll(selected).toBe('yarn');
      await expectInView(driver, '[role="tabpanel"][aria-label="yarn"]');
      await expectInView(driver, '[role="tabpanel"][aria-label="npm"]', false);
    });

    test('code that is copied can be pasted', async ({driver}) => {
      await open(driver, '/cms/installation/cli');
      const code = '.theme-code-block';
      await driver.hover(`${code} pre`);
      await driver.click(`${code} button[aria-label="Copy code to clipboard"]`);
      await expect.poll(() => pasted(driver)).toBe((await textOf(driver, `${code} pre`)).trim());
    });

    test('the seal at the title opens with a key, and Esc closes it and returns the focus', async ({driver}) => {
      const seal = '[data-sample-proof]';
      await open(driver, '/cms/api/rest');
      await driver.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), seal);
      await driver.press('Enter');
      await expectFocus(driver, '[role="dialog"]');
      await expectInView(driver, '[role="dialog"]');
      expect(await textOf(driver, '[role="dialog"]')).toMatch(/Strapi 5\.\d+\.\d+/);
      await driver.press('Escape');
      await expectFocus(driver, seal);
      await expect.poll(() => driver.evaluate(() => document.querySelectorAll('[role="dialog"]').length)).toBe(0);
    });

    test('a page that is copied can be pasted as Markdown', async ({driver}) => {
      await open(driver, '/cms/faq');
      await driver.click('//button[contains(., "Copy page")]');
      const statuses = (): Promise<unknown> =>
        driver.evaluate(() => Array.from(document.querySelectorAll('[role="status"]'), ({textContent}) => textContent).join(' '));
      await expect.poll(statuses).toContain('copied');
      await expect.poll(() => pasted(driver)).toContain(await textOf(driver, 'main h1'));
    });

    test('the color mode that is chosen is kept', async ({driver}) => {
      await open(driver, '/cms/intro');
      const mode = (): Promise<unknown> => driver.evaluate(() => document.documentElement.dataset.theme);
      if (device === 'phone') await driver.click(MENU_BUTTON);
      await driver.click(MODE_SWITCH);
      await expect.poll(mode).toBe('dark');
      await open(driver, '/cloud/intro');
      expect(await mode()).toBe('dark');
    });

    test('a URL with an anchor opens at its heading', async ({driver}) => {
      await open(driver, '/cms/configurations/server');
      const anchor = await driver.evaluate(() => Array.from(document.querySelectorAll('article h2[id]')).at(-2)?.id);
      const id = z.string().parse(anchor);
      await open(driver, '/cms/intro');
      await open(driver, `/cms/configurations/server#${id}`);
      await expectBelowNavbar(driver, id);
    });

    test('a link into a closed box opens the box', async ({driver}) => {
      await open(driver, '/cms/intro');
      await open(driver, `${LONG_PAGE}#v5-48-1`);
      await expectBelowNavbar(driver, 'v5-48-1');
    });

    test('Back leads to the place that the reader has left', async ({driver}) => {
      await open(driver, LONG_PAGE);
      await driver.evaluate(() => scrollTo({top: 2000, behavior: 'instant'}));
      await expect.poll(() => scrollTop(driver)).toBe(2000);
      // Playwright scrolls the page before it clicks a link in a bar that sticks.
      await driver.evaluate(() => {
        const remember = (): void => void (document.documentElement.dataset.left = String(Math.round(scrollY)));
        document.addEventListener('click', remember, {capture: true, once: true});
      });
      await driver.click('nav.navbar a.navbar__brand');
      await expectPage(driver, '/');
      await expect.poll(() => scrollTop(driver)).toBe(0);
      const left = Number(await driver.evaluate(() => document.documentElement.dataset.left));
      expect(left).toBeGreaterThan(1000);
      await driver.back();
      await expectPage(driver, LONG_PAGE);
      await expect.poll(() => scrollTop(driver)).toBe(left);
    });

    test('the next page is fetched ahead, once', async ({driver, server, engineName}) => {
      await open(driver, '/cms/api/rest/locale');
      const next = '.pagination-nav__link--next';
      const target = await targetOf(driver, next);
      const requests = (): string[] => server.requests.filter((path) => contentChunk(target).test(path));
      await driver.evaluate((own) => document.querySelector(own)?.scrollIntoView({block: 'center', behavior: 'instant'}), next);
      await expect.poll(requests).toHaveLength(1);
      await driver.click(next);
      await expectPage(driver, target);
      expect(requests()).toHaveLength(ENGINES[engineName].hasCache ? 1 : 2);
    });

    test('who loses the connection is told so, and can go on', async ({driver, server, expectedProblems}) => {
      expectedProblems.push(/could not be loaded/, /error: <(?:script|link)/, /unhandled rejection: ChunkLoadError/);
      await open(driver, '/cms/intro');
      const before = await textOf(driver, 'main h1');
      server.setOffline(true);
      await driver.click('footer a[href="/whats-new"]');
      await expectInView(driver, OFFLINE_NOTICE);
      expect(await textOf(driver, OFFLINE_NOTICE)).toContain('offline');
      expect(await textOf(driver, 'main h1')).toBe(before);
      server.setOffline(false);
      await driver.click('//button[.="Retry"]');
      await expectPage(driver, '/whats-new');
      await expectInView(driver, OFFLINE_NOTICE, false);
    });
  });
}

/** The text of the clipboard, pasted into a field, because the driver of WebKit can't read it. */
async function pasted(driver: Driver): Promise<string> {
  await driver.press('Control+i');
  await expectFocus(driver, QUESTION_FIELD);
  await driver.press('Control+v');
  const text = await driver.evaluate(() => document.querySelector<HTMLTextAreaElement>('dialog textarea')?.value);
  await driver.press('Control+a');
  await driver.press('Backspace');
  await driver.press('Escape');
  await expectInView(driver, ASK_AI, false);
  return z.string().parse(text).trim();
}

test.describe('on a phone', () => {
  test.use({device: 'phone'});

  test('the menu leads to a page and closes', async ({driver}) => {
    await open(driver, '/cms/intro');
    await driver.click(MENU_BUTTON);
    await driver.click(`${MENU} a[href="/cms/quick-start"]`);
    await expectPage(driver, '/cms/quick-start');
    await expectInView(driver, `${MENU} a`, false);
  });
});

test.describe('on a desktop', () => {
  test('the sidebar opens a group, leads to its page, and can be hidden', async ({driver}) => {
    await open(driver, '/cms/intro');
    await driver.click(`button[aria-label="Expand sidebar category 'Usage information'"]`);
    await expectInView(driver, `button[aria-label="Collapse sidebar category 'Usage information'"]`);
    await driver.click('.theme-doc-sidebar-container a[href="/cms/faq"]');
    await expectPage(driver, '/cms/faq');
    await driver.click('button[aria-label="Collapse sidebar"]');
    await expectInView(driver, '.theme-doc-sidebar-container a', false);
    await driver.click('[aria-label="Expand sidebar"]');
    await expectInView(driver, '.theme-doc-sidebar-container a');
  });

  test('the table of contents leads to a heading below the navbar', async ({driver}) => {
    await open(driver, LONG_PAGE);
    const link = '.table-of-contents li:nth-child(4) > a';
    const target = await targetOf(driver, link);
    await driver.click(link);
    await expectPage(driver, `${LONG_PAGE}${target}`);
    await expectBelowNavbar(driver, target.slice(1));
  });
});
