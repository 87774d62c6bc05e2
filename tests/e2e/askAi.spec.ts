/** Ask AI without an AI service: the button, the modal, and passages quoted from the docs. */
import {readFileSync} from 'node:fs';
import {AskAi} from './askAiModal';
import {Search} from './searchModal';
import {violationsOn} from './support/axe';
import {views} from './support/views';
import {drawn, endInputMethod, expect, loadedScripts, store, test as base} from './support/test';

const test = base.extend<{askAi: AskAi}>({
  askAi: async ({page}, use) => use(new AskAi(page)),
});

const QUESTION = 'Why does my request return 403?';
/** Nothing that the docs are about. */
const OUTSIDE_QUESTION = 'How do I bake sourdough bread in a wood oven?';
/** Its passages contain code. */
const CODE_QUESTION = 'How do I filter by a field of a relation?';

test('the Enter that ends an input method sends nothing', async ({page, askAi}) => {
  await askAi.visit('/cms/intro');
  await askAi.open();
  await askAi.field.fill(QUESTION);
  await endInputMethod(askAi.field);
  await drawn(page);
  await expect(askAi.field).toHaveValue(QUESTION);
  await page.keyboard.press('Enter');
  await expect(askAi.turn(QUESTION)).toBeVisible();
});

test.describe('the button', () => {
  for (const width of [390, 768, 1000, 1440]) {
    test(`is next to the search bar at ${width} px and opens the modal`, async ({page, askAi}) => {
      await page.setViewportSize({width, height: 844});
      await askAi.visit('/cms/intro');
      const [button, search] = [await askAi.button.boundingBox(), await new Search(page).bar.boundingBox()];
      if (!button || !search) throw new Error('A button of the top bar is not shown.');
      expect(button.x).toBeGreaterThanOrEqual(search.x + search.width);
      expect(button.x + button.width).toBeLessThanOrEqual(width);
      expect(Math.abs(button.y - search.y)).toBeLessThan(2);
      expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(36);
      const hasOverflow = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(hasOverflow).toBe(false);
      await askAi.button.click();
      await expect(askAi.field).toBeFocused();
    });
  }

  test('is also on the landing page', async ({page, askAi}) => {
    await askAi.visit('/');
    await page.getByRole('main').getByRole('button', {name: 'Ask AI'}).click();
    await expect(askAi.field).toBeFocused();
  });

  test('is where the search has found nothing, and takes the query along', async ({page, askAi}) => {
    const search = new Search(page);
    await search.visit('/cms/intro');
    await search.open();
    await search.field.fill('zxqvbn qqwwxx');
    await search.modal.getByRole('button', {name: 'Ask AI'}).click();
    await expect(search.modal).toBeHidden();
    await expect(askAi.field).toBeFocused();
    await expect(askAi.field).toHaveValue('zxqvbn qqwwxx');
    await page.keyboard.press('Escape');
    await expect(askAi.button).toBeFocused();
  });

  test('is not part of the page: the modal loads when a reader points at the button', async ({page, askAi}) => {
    const scripts = loadedScripts(page);
    await askAi.visit('/cms/intro');
    await page.waitForLoadState('networkidle');
    expect(await scripts.containing('Ask a follow-up question')).toEqual([]);
    await askAi.button.hover();
    await expect.poll(() => scripts.containing('Ask a follow-up question')).toHaveLength(1);
  });
});

test.describe('the modal', () => {
  test('is 720 px wide with a radius of 4 px, 20 px of room above and a quarter of the window above that', async ({
    page,
    askAi,
  }) => {
    await page.setViewportSize({width: 1280, height: 800});
    await askAi.visit('/cms/intro');
    await askAi.open();
    expect(await askAi.modal.boundingBox()).toMatchObject({width: 720, y: 200, x: 280});
    await expect(askAi.modal).toHaveCSS('border-radius', '4px');
    await expect(askAi.modal.locator(':scope > div')).toHaveCSS('padding-top', '20px');
  });

  test('fills the screen of a phone', async ({page, askAi}) => {
    await page.setViewportSize({width: 390, height: 844});
    await askAi.visit('/cms/intro');
    await askAi.open();
    expect(await askAi.modal.boundingBox()).toEqual({x: 0, y: 0, width: 390, height: 844});
    await expect(askAi.field).toBeInViewport({ratio: 1});
  });

  test('keeps its place from 480 px of height, and fills lower windows', async ({page, askAi}) => {
    await page.setViewportSize({width: 1280, height: 480});
    await askAi.visit('/cms/intro');
    await askAi.open();
    expect(await askAi.modal.boundingBox()).toMatchObject({width: 720, y: 120, x: 280});
    await expect(askAi.modal.locator(':scope > div')).toHaveCSS('padding-top', '20px');
    await page.setViewportSize({width: 1280, height: 479});
    expect(await askAi.modal.boundingBox()).toEqual({x: 0, y: 0, width: 1280, height: 479});
  });

  for (const {width, height} of [
    {width: 320, height: 256},
    {width: 844, height: 390},
  ]) {
    test(`an answer can be read at ${width} x ${height}`, async ({page, askAi}) => {
      await page.setViewportSize({width, height});
      await askAi.visit('/cms/intro');
      await askAi.ask(CODE_QUESTION);
      const answer = askAi.modal.getByRole('blockquote').first().getByRole('paragraph').first();
      await expect(answer).toBeInViewport();
      const thread = await askAi.conversation.boundingBox();
      expect((thread?.height ?? 0) / height, 'share of the conversation').toBeGreaterThan(0.6);
      const seen = await answer.evaluate((text) => {
        const {top} = text.getBoundingClientRect();
        const end = text.closest('[role="region"]')?.getBoundingClientRect().bottom ?? 0;
        return (end - top) / Number.parseFloat(getComputedStyle(text).lineHeight);
      });
      expect(seen, 'lines of the answer').toBeGreaterThan(1);
      await expect(askAi.field).toBeInViewport({ratio: 1});
      const note = askAi.modal.getByText(/check the source pages/).filter({visible: true});
      await note.scrollIntoViewIfNeeded();
      await expect(note).toBeInViewport();
    });
  }

  test('says that no AI service is connected, and that the source pages should be checked', async ({askAi}) => {
    await askAi.visit('/cms/intro');
    await askAi.open();
    await expect(askAi.modal).toHaveAccessibleDescription(
      /No AI service is connected.*quoted from the docs.*AI-generated answers, which might be inaccurate.*check the source pages/,
    );
  });

  test('opens and closes with Ctrl+I, closes on Escape, on its button and on a press outside it', async ({page, askAi}) => {
    await askAi.visit('/cms/intro');
    await askAi.open();
    await page.keyboard.press('Control+i');
    await expect(askAi.modal).toBeHidden();
    await askAi.open();
    await page.keyboard.press('Escape');
    await expect(askAi.modal).toBeHidden();
    await askAi.open();
    await askAi.modal.getByRole('button', {name: 'Close'}).click();
    await expect(askAi.modal).toBeHidden();
    await askAi.open();
    await page.mouse.click(30, 400);
    await expect(askAi.modal).toBeHidden();
  });

  test('keeps the focus and gives it back', async ({page, askAi}) => {
    await askAi.visit('/cms/intro');
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await askAi.open();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const {activeElement} = document;
        // The browser's toolbar is focused after the last element.
        return activeElement !== document.body && activeElement?.closest('dialog') === null;
      });
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });

  test('leaves the shortcuts of the search alone: a slash is a slash', async ({page, askAi}) => {
    await askAi.visit('/cms/intro');
    await askAi.open();
    await page.keyboard.type('config/server');
    await expect(askAi.field).toHaveValue('config/server');
    await page.keyboard.press('Control+k');
    await expect(new Search(page).modal).toBeHidden();
  });

  test('does not move the page behind it', async ({page, askAi}) => {
    await askAi.visit('/cms/quick-start');
    const heading = page.getByRole('heading', {level: 1});
    const before = await heading.boundingBox();
    await askAi.open();
    expect(await heading.boundingBox()).toEqual(before);
  });

  test('that does not load says so, and the button works again', async ({page, askAi, faults}) => {
    faults.expect(/net::ERR_FAILED/, /Loading chunk/);
    await askAi.visit('/cms/intro');
    await page.route('**/assets/js/*.js', (route) => route.abort('failed'));
    await askAi.button.click();
    await expect(page.getByRole('alert')).toContainText('Ask AI could not be loaded');
    await page.unroute('**/assets/js/*.js');
    await askAi.button.click();
    await expect(askAi.field).toBeFocused();
    await expect(page.getByRole('alert')).toBeHidden();
  });
});

test.describe('an answer', () => {
  test('is one passage, and two to four more behind a button, word for word, each under the link to its section', async ({
    page,
    askAi,
  }) => {
    await askAi.visit('/cms/intro');
    await askAi.ask(CODE_QUESTION);
    const turn = askAi.turn(CODE_QUESTION);
    await expect(turn.getByText('Quoted from the docs, best match first. Not written by AI.')).toBeVisible();
    const passages = turn.getByRole('region');
    await expect(passages).toHaveCount(1);
    await turn.getByText(/^\d more passages$/).click();
    await expect.poll(() => passages.count()).toBeGreaterThanOrEqual(3);
    expect(await passages.count()).toBeLessThanOrEqual(5);
    await expect(turn.locator('pre code').first()).toBeVisible();
    const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');
    for (const passage of await passages.all()) {
      const href = (await passage.getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
      const source = letters(readFileSync(`build${href.replace(/#.*/, '')}.md`, 'utf8').replace(/\]\([^)]*\)/g, ']'));
      for (const paragraph of await passage.locator('blockquote p').allTextContents()) {
        expect(source, href).toContain(letters(paragraph));
      }
    }
    const link = passages.first().getByRole('heading').getByRole('link');
    const url = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(url);
    await expect(askAi.modal).toBeHidden();
  });

  test('is read from its beginning, and a follow-up question gets one as well', async ({page, askAi}) => {
    await askAi.visit('/cms/intro');
    await askAi.ask(QUESTION);
    await expect(askAi.turn(QUESTION).locator('blockquote').first()).toBeVisible();
    await expect(askAi.turn(QUESTION).getByRole('heading', {level: 3})).toBeInViewport();
    await askAi.ask('How do I delete a document?');
    await expect(askAi.turn('How do I delete a document?').locator('blockquote').first()).toBeVisible();
    await expect(askAi.turn('How do I delete a document?').getByRole('heading', {level: 3})).toBeInViewport();
    await expect(askAi.status).toHaveText(/Found \d+ passages in the docs/);
    await page.keyboard.press('Escape');
  });

  test('finds what is asked for whatever words stand around it', async ({askAi}) => {
    await askAi.visit('/cms/intro');
    for (const [question, word] of [
      ['Could you please tell me how to turn off telemetry?', /telemetry/i],
      ['hi there, what is the best way to upload a file', /\/api\/upload/],
      ['Why is port 1337 already used?!', /1337/],
    ] as const) {
      await askAi.ask(question);
      await expect(askAi.turn(question).locator('blockquote', {hasText: word}).first()).toBeVisible();
    }
  });

  test('to a question that nothing matches offers the search', async ({page, askAi}) => {
    await askAi.visit('/cms/intro');
    await askAi.ask('zxqvbn qqwwxx?');
    await expect(askAi.turn('zxqvbn').getByText('Nothing in the docs matches this question')).toBeVisible();
    await askAi.turn('zxqvbn').getByRole('button', {name: 'search the docs'}).click();
    await expect(new Search(page).field).toHaveValue('zxqvbn qqwwxx?');
    await expect(askAi.modal).toBeHidden();
  });

  test('can be copied, with the URLs that it comes from', async ({page, context, askAi}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await askAi.visit('/cms/intro');
    await askAi.ask(CODE_QUESTION);
    await askAi.turn(CODE_QUESTION).getByRole('button', {name: 'Copy answer'}).click();
    await expect(askAi.turn(CODE_QUESTION).getByText('Copied.')).toBeAttached();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^Source: https:\/\/docs\.strapi\.io\/c/m);
    expect(copied).toContain('```');
  });

  test('is not given if the docs do not have one: readers get the closest pages and the way to the community', async ({
    askAi,
  }) => {
    await askAi.visit('/cms/intro');
    await askAi.ask(OUTSIDE_QUESTION);
    const turn = askAi.turn(OUTSIDE_QUESTION);
    await expect(turn.getByText('The docs don’t seem to answer this question.')).toBeVisible();
    await expect(turn.getByRole('blockquote')).toHaveCount(0);
    await expect(turn.getByRole('list').getByRole('link').first()).toBeVisible();
    await turn.getByRole('link', {name: 'ask the community'}).click();
    await expect(askAi.modal).toBeHidden();
  });

  test('every question that the modal suggests has one', async ({askAi}) => {
    await askAi.visit('/cms/intro');
    await askAi.open();
    const examples = await askAi.modal.getByRole('list', {name: 'Example questions'}).getByRole('button').allTextContents();
    expect(examples.length).toBeGreaterThan(2);
    for (const example of examples) {
      await askAi.ask(example);
      await expect(askAi.turn(example).locator('blockquote').first()).toBeVisible();
    }
  });
});

test('conversation and draft survive closing and changing the page, but not a reload', async ({page, askAi}) => {
  await askAi.visit('/cms/intro');
  await askAi.ask(QUESTION);
  await expect(askAi.turn(QUESTION).locator('blockquote').first()).toBeVisible();
  await askAi.field.fill('and what about');
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', {name: "What's new"}).click();
  await expect(page).toHaveURL('/whats-new');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Strapi documentation'}).first().click();
  await expect(page).toHaveURL('/');
  await askAi.open();
  await expect(askAi.turn(QUESTION).locator('blockquote').first()).toBeVisible();
  await expect(askAi.field).toHaveValue('and what about');
  await askAi.modal.getByRole('button', {name: 'New conversation'}).click();
  await expect(askAi.conversation).toBeHidden();
  await expect(askAi.field).toHaveValue('and what about');
  await askAi.ask(QUESTION);
  await page.reload();
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
  await askAi.open();
  await expect(askAi.conversation).toBeHidden();
  await expect(askAi.field).toHaveValue('');
});

test('a question of 10,000 characters is kept, counted and not sent until it is shorter', async ({page, askAi}) => {
  await askAi.visit('/cms/intro');
  await askAi.open();
  await askAi.field.fill('a'.repeat(10_000));
  await expect(askAi.modal.getByRole('alert')).toHaveText(/10,000 of 4,000 characters. Shorten your question/);
  await expect(askAi.field).toHaveAttribute('aria-invalid', 'true');
  await expect(askAi.modal.getByRole('button', {name: 'Ask', exact: true})).toBeDisabled();
  await page.keyboard.press('Enter');
  expect(await askAi.field.inputValue()).toHaveLength(10_000);
  await expect(askAi.conversation).toBeHidden();
  await askAi.close();
  await askAi.open();
  expect(await askAi.field.inputValue()).toHaveLength(10_000);
  await askAi.field.fill(`${QUESTION} ${'a '.repeat(1900)}`);
  await expect(askAi.modal.getByText('of 4,000 characters')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(askAi.conversation).toBeVisible();
  await expect(askAi.field).toHaveValue('');
});

test.describe('without a connection', () => {
  test('the question is kept and can be asked again', async ({page, askAi, faults}) => {
    faults.expect(/net::ERR_FAILED/, /Ask AI has no answer/);
    await askAi.visit('/cms/intro');
    await page.route('**/assets/search/*.json', (route) => route.abort('failed'));
    await askAi.ask(QUESTION);
    const turn = askAi.turn(QUESTION);
    await expect(turn.getByText('No connection.')).toBeVisible();
    await expect(askAi.status).toHaveText(/could not be loaded/);
    await page.unroute('**/assets/search/*.json');
    await turn.getByRole('button', {name: 'Try again'}).click();
    await expect(turn.locator('blockquote').first()).toBeVisible();
    await expect(turn).toHaveCount(1);
  });

  test('to the passages, excerpts of the search are shown', async ({page, askAi, faults}) => {
    faults.expect(/net::ERR_FAILED/, /so excerpts are shown/);
    await askAi.visit('/cms/intro');
    await page.route('**/passages/**', (route) => route.abort('failed'));
    await askAi.ask(QUESTION);
    await expect(askAi.turn(QUESTION).getByRole('region', {name: /403/}).first().locator('blockquote')).toBeVisible();
    await expect(
      askAi
        .turn(QUESTION)
        .getByRole('link', {name: /Read the whole section/})
        .first(),
    ).toBeVisible();
  });

  test('to what draws Markdown, passages are plain text', async ({page, askAi, faults}) => {
    faults.expect(/net::ERR_FAILED/, /shown as plain text/);
    await askAi.visit('/cms/intro');
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      await ((await response.text()).includes('micromark') ? route.abort('failed') : route.fulfill({response}));
    });
    await askAi.ask(CODE_QUESTION);
    await expect.poll(() => faults.matching(/shown as plain text/).length).toBeGreaterThan(0);
    await expect(askAi.turn(CODE_QUESTION).locator('blockquote', {hasText: '```'}).first()).toBeVisible();
  });
});

for (const {theme, width} of views()) {
  test(`has no violation, ${theme}, ${width} px`, async ({page, askAi}) => {
    await page.setViewportSize({width, height: 844});
    await store(page, {theme});
    await askAi.visit('/cms/intro');
    await askAi.open();
    expect.soft(await violationsOn(page)).toEqual([]);
    await askAi.ask(QUESTION);
    await expect(askAi.turn(QUESTION).locator('blockquote').first()).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
  });
}
