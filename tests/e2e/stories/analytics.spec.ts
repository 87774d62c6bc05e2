/** Analytics services: nothing is loaded before the reader agrees, and which data they receive then. */
import {gunzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import * as z from 'zod';
import {AskAi} from '../askAiModal';
import {violationsOn} from '../support/axe';
import {Kapa} from '../support/kapa';
import {expect, open, store, test} from '../support/test';

const PAGE_URL = '/cms/quick-start';
const SERVICES =
  /^https:\/\/(?:api2\.amplitude\.com|www\.googletagmanager\.com|experiments\.example|recording\.example|feedback\.example)\//;

const batch = z.object({
  events: z.array(
    z.object({event_type: z.string(), device_id: z.string(), event_properties: z.record(z.string(), z.unknown()).default({})}),
  ),
});
type SentEvent = z.infer<typeof batch>['events'][number];

/** The SDK compresses requests if the browser supports it. */
function unpack(body: Buffer): string {
  const isGzip = body[0] === 0x1f && body[1] === 0x8b;
  return (isGzip ? gunzipSync(body) : body).toString();
}

/** Stands in for the services, and records the requested URLs and the received events. */
async function playServices(page: Page): Promise<{urls: string[]; events: SentEvent[]}> {
  const seen: {urls: string[]; events: SentEvent[]} = {urls: [], events: []};
  await page.context().route(SERVICES, async (route) => {
    const url = route.request().url();
    seen.urls.push(url);
    const body = route.request().postDataBuffer();
    if (url.includes('amplitude') && body) seen.events.push(...batch.parse(JSON.parse(unpack(body))).events);
    const headers = {'Access-Control-Allow-Origin': '*'};
    if (url.includes('amplitude')) await route.fulfill({json: {code: 200}, headers});
    else await route.fulfill({contentType: 'text/javascript', body: `document.body.dataset.loaded = 'yes';`, headers});
  });
  return seen;
}

const panel = (page: Page) => page.getByRole('region', {name: 'Allow usage analytics?'});
const allow = (page: Page) => panel(page).getByRole('button', {name: 'Allow', exact: true});
const refuse = (page: Page) => panel(page).getByRole('button', {name: 'Don’t allow'});

test.use({storageState: {cookies: [], origins: []}});
test.beforeEach(({faults}) => faults.expect(/third party/, /Google Analytics Client ID not found/));

test('before the reader decides nothing is loaded, sent or stored', {tag: '@full'}, async ({page, context}) => {
  const services = await playServices(page);
  await open(page, PAGE_URL);
  await expect(panel(page)).toBeVisible();
  await expect(panel(page)).toContainText(
    'Algolia Insights, Amplitude, Google Tag Manager, an experimentation service, and a session recording service',
  );
  await page.waitForLoadState('networkidle');
  expect(services.urls).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /AMP|consent/.test(key)))).toEqual([]);
  expect(await page.evaluate(() => document.querySelectorAll('script[src^="https:"]').length)).toBe(0);
});

test(
  'the question can be answered by keyboard, covers no control of the page and has no accessibility fault',
  {tag: '@full'},
  async ({page}) => {
    await playServices(page);
    await open(page, PAGE_URL);
    await expect(panel(page)).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    expect(await violationsOn(page, {within: 'section[aria-labelledby="consent-title"]'})).toEqual([]);
    await refuse(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toHaveCount(0);
  },
);

test(
  'a reader who agrees is measured: every service loads, and does on the next page load without a question',
  {tag: '@full'},
  async ({page}) => {
    const services = await playServices(page);
    await open(page, PAGE_URL);
    await allow(page).click();
    await expect(panel(page)).toHaveCount(0);
    await expect.poll(() => services.events.map(({event_type}) => event_type)).toContain('[Amplitude] Page Viewed');
    expect(services.urls).toEqual(
      expect.arrayContaining([
        'https://www.googletagmanager.com/gtm.js?id=GTM-TEST',
        'https://experiments.example/try.js',
        'https://recording.example/record.js',
      ]),
    );
    await expect(page.locator('body')).toHaveAttribute('data-loaded', 'yes');
    expect(await page.evaluate(() => window.dataLayer)).toMatchObject([{event: 'gtm.js'}]);

    services.urls.length = 0;
    await page.reload();
    await expect.poll(() => services.urls.length).toBeGreaterThanOrEqual(3);
    await expect(panel(page)).toHaveCount(0);
  },
);

test('a reader who refuses is left alone, on this page and later', {tag: '@full'}, async ({page}) => {
  const services = await playServices(page);
  await open(page, PAGE_URL);
  await refuse(page).click();
  await page.reload();
  await page.getByRole('button', {name: 'Copy page'}).click();
  await page.waitForLoadState('networkidle');
  await expect(panel(page)).toHaveCount(0);
  expect(services.urls).toEqual([]);
});

test(
  'the decision can be changed in the footer; taking it back starts the page again without the services',
  {tag: '@full'},
  async ({page}) => {
    const services = await playServices(page);
    await store(page, {});
    await open(page, PAGE_URL);
    await allow(page).click();
    await expect.poll(() => services.urls.length).toBeGreaterThanOrEqual(3);
    await page.getByRole('contentinfo').getByRole('button', {name: 'Privacy'}).click();
    await expect(panel(page)).toContainText('Analytics are on.');
    await expect(panel(page).getByRole('link', {name: 'Privacy policy'})).toHaveAttribute(
      'href',
      'https://privacy.example/policy',
    );
    services.urls.length = 0;
    await Promise.all([page.waitForEvent('load'), refuse(page).click()]);
    await page.waitForLoadState('networkidle');
    expect(services.urls.filter((url) => !url.includes('amplitude'))).toEqual([]);
    expect(await page.evaluate(() => document.querySelectorAll('script[src^="https:"]').length)).toBe(0);
  },
);

for (const [signal, script] of [
  ['Do Not Track', `Object.defineProperty(navigator, 'doNotTrack', {get: () => '1'})`],
  ['Global Privacy Control', `Object.defineProperty(navigator, 'globalPrivacyControl', {get: () => true})`],
]) {
  test(`${signal} is honored, even after an earlier yes`, {tag: '@full'}, async ({page}) => {
    const services = await playServices(page);
    await store(page, {consent: 'granted'});
    await page.addInitScript({content: script});
    await open(page, PAGE_URL);
    await page.waitForLoadState('networkidle');
    await expect(panel(page)).toHaveCount(0);
    expect(services.urls).toEqual([]);
    await page.getByRole('contentinfo').getByRole('button', {name: 'Privacy'}).click();
    await expect(panel(page)).toContainText('Your browser asks sites not to track you');
    await expect(allow(page)).toHaveCount(0);
  });
}

test('an event that comes too early is reported, and sent when the reader agrees', {tag: '@full'}, async ({page, faults}) => {
  faults.expect(/Amplitude is not initialized\./);
  const services = await playServices(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PAGE_URL);
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect.poll(() => faults.matching(/Amplitude is not initialized\./).length).toBe(1);
  expect(services.urls).toEqual([]);
  await allow(page).click();
  await expect
    .poll(() => services.events.find(({event_type}) => event_type === 'Page Copied')?.event_properties)
    .toMatchObject({
      page: PAGE_URL,
    });
});

test.describe('the device id', {tag: '@full'}, () => {
  for (const [cookie, id] of [
    ['GA1.1.1234567890.1700000000', '1234567890.1700000000'],
    ['GA1.1.1234567890', null],
    ['%3Cscript%3E', null],
  ] as const) {
    test(`of the cookie ${cookie} is ${id}`, async ({page, context, baseURL, faults}) => {
      await context.addCookies([{name: '_ga', value: cookie, url: baseURL ?? ''}]);
      const services = await playServices(page);
      await store(page, {consent: 'granted'});
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, PAGE_URL);
      await expect.poll(() => services.events.length).toBeGreaterThan(0);
      await page.getByRole('button', {name: 'Copy page'}).click();
      await expect.poll(() => services.events.some(({event_type}) => event_type === 'Page Copied')).toBe(true);
      const copied = services.events.find(({event_type}) => event_type === 'Page Copied');
      expect(copied?.event_properties.deviceId ?? null).toBe(id);
      if (id !== null) expect(copied?.device_id).toBe(id);
      expect(faults.matching(/Google Analytics Client ID not found in cookies\./)).toHaveLength(id === null ? 1 : 0);
    });
  }
});

test('feedback goes to the service once the reader is measured, and into an issue before', {tag: '@full'}, async ({page}) => {
  const services = await playServices(page);
  await store(page, {consent: 'granted'});
  await open(page, PAGE_URL);
  await expect.poll(() => services.events.length).toBeGreaterThan(0);
  const feedback = page.getByRole('group', {name: 'Feedback'});
  await feedback.getByRole('button', {name: 'No', exact: true}).click();
  await feedback.getByLabel('Something is missing').check();
  await feedback.getByRole('textbox').fill('The port');
  await feedback.getByRole('button', {name: 'Send'}).click();
  await expect(feedback.getByText('Thank you for your feedback.')).toBeVisible();
  await expect
    .poll(() => services.events.find(({event_type}) => event_type === 'Page Rated')?.event_properties)
    .toMatchObject({
      isHelpful: false,
      reason: 'Something is missing',
      details: 'The port',
    });
  expect(page.context().pages()).toHaveLength(1);
});

test('opening Ask AI, asking and rating are events', {tag: '@full'}, async ({page, faults}) => {
  // On a slow machine, Ask AI can be open before the service's script starts.
  faults.expect(/Amplitude is not initialized\./);
  const services = await playServices(page);
  const stop = await new Kapa().start(page);
  const askAi = new AskAi(page);
  await open(page, PAGE_URL);
  await allow(page).click();
  await askAi.button.click();
  await expect(askAi.field).toBeFocused();
  await askAi.ask('Why?');
  await askAi.turn('Why?').getByRole('button', {name: 'Good answer'}).click();
  const sent = () => services.events.filter(({event_type}) => event_type.startsWith('Ask AI'));
  await expect.poll(() => sent().length).toBe(3);
  expect(sent().map(({event_type, event_properties}) => [event_type, event_properties])).toMatchObject([
    ['Ask AI Opened', {from: 'navbar'}],
    ['Ask AI Question Asked', {question: 'Why?', engine: 'connected'}],
    ['Ask AI Answer Rated', {isHelpful: true, comment: ''}],
  ]);
  await stop();
});

test('a service that is down is told on the console, and the page does without it', {tag: '@full'}, async ({page, faults}) => {
  faults.expect(/ERR_FAILED|could not be loaded|request failed/);
  await page.context().route(SERVICES, (route) => route.abort());
  await store(page, {consent: 'granted'});
  await open(page, PAGE_URL);
  await expect.poll(() => faults.matching(/The script https:.* could not be loaded/).length).toBe(3);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('a page that was not found is an event', {tag: '@full'}, async ({page, faults}) => {
  faults.expect(/404/, /Amplitude is not initialized\./);
  const services = await playServices(page);
  await store(page, {consent: 'granted'});
  await open(page, '/no/such/page');
  await expect
    .poll(() => services.events.find(({event_type}) => event_type === 'Page Not Found')?.event_properties)
    .toMatchObject({
      path: '/no/such/page',
    });
});

test('a decision in one tab applies to the other, which stops asking', {tag: '@full'}, async ({page, context}) => {
  const services = await playServices(page);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await open(tab, PAGE_URL);
    await expect(panel(tab)).toBeVisible();
  }
  await allow(page).click();
  await expect(panel(other)).toBeHidden();
  // Each tab loads the services of its own.
  await expect(other.locator('body')).toHaveAttribute('data-loaded', 'yes');
  expect(services.urls.length).toBeGreaterThan(0);
  await other.evaluate(() => Object.assign(window, {isSamePage: true}));
  await page.locator('[data-privacy-choices]').click();
  await refuse(page).click();
  await other.waitForFunction(() => !('isSamePage' in window));
  await expect(other.locator('body')).not.toHaveAttribute('data-loaded', 'yes');
  await other.close();
});

test(
  'a search is an event when it opens, when a result is followed, and when it finds nothing',
  {tag: '@full'},
  async ({page}) => {
    const services = await playServices(page);
    await page.context().route(/algolia/, (route) => {
      const isEmpty = route.request().postData()?.includes('qqqq');
      const level = (value: string) => ({value, matchLevel: 'full', matchedWords: []});
      const hit = {
        objectID: '1',
        url: 'https://docs.strapi.io/cms/faq',
        type: 'lvl1',
        content: null,
        hierarchy: {lvl0: 'Getting started', lvl1: 'FAQ', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
        _highlightResult: {hierarchy: {lvl0: level('Getting started'), lvl1: level('FAQ')}},
        _snippetResult: {hierarchy: {lvl1: level('FAQ')}},
      };
      const hits = isEmpty ? [] : [hit];
      return route.fulfill({json: {results: [{hits, nbHits: hits.length, nbPages: 1, page: 0, hitsPerPage: 20}]}});
    });
    await store(page, {consent: 'granted'});
    await open(page, PAGE_URL);
    await expect.poll(() => services.events.length).toBeGreaterThan(0);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', {name: 'Search'}).getByRole('combobox').fill('qqqq');
    const sent = (name: string) => services.events.find(({event_type}) => event_type === name)?.event_properties;
    await expect.poll(() => sent('Search Without Results')).toMatchObject({query: 'qqqq'});
    await page.getByRole('dialog', {name: 'Search'}).getByRole('combobox').fill('faq');
    await page.getByRole('dialog', {name: 'Search'}).getByRole('row').getByRole('link').first().click();
    await expect(page).toHaveURL('/cms/faq');
    await expect.poll(() => sent('Search Result Opened')).toMatchObject({query: 'faq', url: '/cms/faq'});
    expect(sent('Search Opened')).toBeTruthy();
    await open(page, '/search?q=qqqq-on-its-page');
    const queries = () =>
      services.events.flatMap(({event_type, event_properties}) =>
        event_type === 'Search Without Results' ? [event_properties.query] : [],
      );
    await expect.poll(queries).toEqual(['qqqq', 'qqqq-on-its-page']);
  },
);
