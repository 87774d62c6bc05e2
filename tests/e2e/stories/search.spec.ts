/** The search modal with a stand-in for the hosted engine: no request leaves the machine. */
import type {Page, Route} from '@playwright/test';
import * as z from 'zod';
import {AskAi} from '../askAiModal';
import {Search, test} from '../searchModal';
import {Kapa} from '../support/kapa';
import {openInTab} from '../support/openInTab';
import {expect} from '../support/test';

const HOSTS = /^https:\/\/testapp(-dsn\.algolia\.net|-[123]\.algolianet\.com)\//;

/** Requests to the stand-in. */
test.beforeEach(({faults}) => faults.expect(/^third party testapp(?:-dsn\.algolia\.net|-[123]\.algolianet\.com): /));

interface Hit {
  objectID: string;
  url: string;
  type: string;
  content: string | null;
  hierarchy: Record<string, string | null>;
  _snippetResult?: object;
}

function hit(changes: Partial<Hit> = {}): Hit {
  return {
    objectID: 'filters',
    url: 'https://docs.strapi.io/cms/api/rest#list',
    type: 'content',
    content: 'List entries',
    hierarchy: {lvl0: 'CMS: APIs', lvl1: 'REST API', lvl2: 'List entries', lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    ...changes,
  };
}

/** Preflight requests get the same response as from the service. */
async function serve(page: Page, respond: (route: Route, host: string) => Promise<void>): Promise<void> {
  await page.route(HOSTS, (route) => respond(route, new URL(route.request().url()).host));
}

function json(route: Route, body: unknown, status = 200): Promise<void> {
  return route.fulfill({
    status,
    contentType: 'application/json',
    headers: {'access-control-allow-origin': '*'},
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

function results(hits: Hit[], nbHits = hits.length): object {
  return {results: [{hits, nbHits, nbPages: Math.ceil(nbHits / 20), page: 0, hitsPerPage: 20, queryID: 'q1'}]};
}

test('sends one query to the multi-query endpoint, with all parameters', {tag: '@full'}, async ({page, search}) => {
  const requests: {url: string; method: string; body: string | null}[] = [];
  await serve(page, (route) => {
    requests.push({url: route.request().url(), method: route.request().method(), body: route.request().postData()});
    return json(route, results([hit()], 57));
  });
  await search.visit('/cms/faq');
  await search.open();
  await search.field.fill('filters');
  await expect(search.hits).toHaveCount(1);
  await expect(search.modal.getByRole('link', {name: 'See all 57 results'})).toBeVisible();
  const [request] = requests;
  expect(request?.method).toBe('POST');
  expect(request?.url).toContain('https://testapp-dsn.algolia.net/1/indexes/*/queries?');
  expect(JSON.parse(request?.body ?? '')).toEqual({
    requests: [
      {
        indexName: 'docs',
        query: 'filters',
        page: 0,
        hitsPerPage: 20,
        facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
        attributesToRetrieve: [...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`), 'content', 'type', 'url'],
        attributesToSnippet: [...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:10`), 'content:10'],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        clickAnalytics: true,
      },
    ],
  });
});

test('nothing is asked before a search', {tag: '@full'}, async ({page, search}) => {
  const asked: string[] = [];
  page.on('request', (request) => HOSTS.test(request.url()) && asked.push(request.url()));
  await search.visit('/cms/faq');
  await search.open();
  expect(asked).toEqual([]);
});

test('a hit of the published site opens on this one, and is kept as recent', {tag: '@full'}, async ({page, search}) => {
  await serve(page, (route) => json(route, results([hit()])));
  await search.visit('/cms/faq');
  await search.openFirstHit('list');
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/cms\/api\/rest#list$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('REST API');
  await search.open();
  await expect(search.modal.getByText('Recent', {exact: true})).toBeVisible();
});

test('a hit that is not ours is never shown', {tag: '@full'}, async ({page, search}) => {
  const foreign = ['javascript:alert(1)', 'https://evil.example/', 'data:text/html,x', '//evil.example'].map((url, index) =>
    hit({objectID: `${index}`, url}),
  );
  await serve(page, (route) => json(route, results([...foreign, hit()])));
  await search.visit('/cms/faq');
  await search.open();
  await search.field.fill('list');
  await expect(search.hits).toHaveCount(1);
});

test('markup in records is text', {tag: '@full'}, async ({page, search}) => {
  const markup = '<img src=x onerror="window.isBroken=true">';
  const hierarchy = {...hit().hierarchy, lvl0: markup, lvl1: markup, lvl2: markup};
  const snippets = {hierarchy: {lvl2: {value: `<mark>${markup}</mark>`}}, content: {value: `<mark>x</mark>${markup}`}};
  await serve(page, (route) =>
    json(route, results([hit({hierarchy, _snippetResult: snippets}), hit({objectID: '2', hierarchy})])),
  );
  await search.visit('/cms/faq');
  await search.open();
  await search.field.fill('list');
  await expect(search.hits).toHaveCount(2);
  await expect(search.hits.first()).toContainText(markup);
  await openInTab(search.hits.first().getByRole('link'), 'middle');
  await search.field.fill('');
  await expect(search.modal.getByText('Recent', {exact: true})).toBeVisible();
  await expect(search.hits.first()).toContainText(markup);
  await search.field.fill('list');
  await expect(search.hits).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('REST API');
  await search.open();
  await expect(search.hits.first()).toContainText(markup);
  expect(await page.evaluate(() => 'isBroken' in window)).toBe(false);
});

test('no results are told with suggestions', {tag: '@full'}, async ({page, search}) => {
  await serve(page, (route) => json(route, results([])));
  await search.visit('/cms/faq');
  await search.open();
  await search.field.fill('zxqwvk');
  await expect(search.modal.getByText('No results for "zxqwvk"')).toBeVisible();
  await expect(search.modal.locator('.DocSearch-Prefill')).toHaveCount(3);
});

test(
  'a host that failed is asked again after 2 minutes, and nothing is stored of it',
  {tag: '@full'},
  async ({page, search, faults}) => {
    faults.expect(/testapp-dsn\.algolia\.net/);
    let deadRequests = 0;
    await serve(page, async (route, host) => {
      if (host !== 'testapp-dsn.algolia.net') return json(route, results([hit()]));
      deadRequests += 1;
      return route.abort('failed');
    });
    await page.clock.install();
    await search.visit('/cms/faq');
    await search.open();
    const stored = await page.evaluate(() => Object.keys(localStorage).sort());
    for (const query of ['list', 'entries', 'rest']) {
      const failedOver = page.waitForResponse(/algolianet\.com/);
      await search.field.fill(query);
      await failedOver;
    }
    expect(deadRequests).toBe(1);
    await page.clock.fastForward('02:01');
    const failedOver = page.waitForResponse(/algolianet\.com/);
    await search.field.fill('filters');
    await failedOver;
    expect(deadRequests).toBe(2);
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(stored);
  },
);

test(
  'the number of results shows with the results, is that of the search page, and stays in view',
  {tag: '@full'},
  async ({page, search}) => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const hits = Array.from({length: 20}, (_, number) => hit({objectID: `hit-${number}`}));
    await serve(page, async (route) => {
      if (route.request().postData()?.includes('entries')) await held;
      await json(route, results(hits, 57));
    });
    await search.visit('/cms/faq');
    await search.open();
    await search.find('list');
    await expect(search.seeAll).toBeInViewport({ratio: 1});
    await search.field.pressSequentially(' entries ');
    await expect(search.seeAll).toBeHidden();
    await expect(search.modal.getByRole('button', {name: 'Ask AI'})).toBeInViewport({ratio: 1});
    release();
    await search.seeAll.click();
    await expect(page).toHaveURL('/search?q=list+entries');
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText('57 results');
  },
);

test('results for which words were left out say so', {tag: '@full'}, async ({page, search}) => {
  await serve(page, (route) => {
    const [found] = z.object({results: z.array(z.looseObject({}))}).parse(results([hit()])).results;
    return json(route, {results: [{...found, queryAfterRemoval: 'list <em>kubernetes</em>'}]});
  });
  await search.visit('/cms/faq');
  await search.open();
  await search.find('list kubernetes');
  await expect(search.field).toHaveAccessibleDescription(/closest/);
  await search.seeAll.click();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/^1 result\. .*closest/);
});

test('an excerpt of two words is not shown', {tag: '@full'}, async ({page, search}) => {
  const excerpt = (text: string): object => ({hierarchy: {}, content: {value: text}});
  const hits = [
    hit({_snippetResult: excerpt('…<mark>List</mark> entries…')}),
    hit({objectID: '2', _snippetResult: excerpt('…<mark>List</mark> the entries…')}),
  ];
  await serve(page, (route) => json(route, results(hits)));
  await search.visit('/cms/faq');
  await search.open();
  await search.find('list');
  await expect(search.modal.locator('.search-hit-excerpt')).toHaveText(['…List the entries…']);
});

test(
  'searches that two open tabs keep are both there, with suggestions next to them',
  {tag: '@full'},
  async ({page, context, search}) => {
    const other = await context.newPage();
    const others = new Search(other);
    for (const [tab, objectID] of [
      [search, 'filters'],
      [others, 'locale'],
    ] as const) {
      await serve(tab.page, (route) => json(route, results([hit({objectID})])));
      await tab.visit('/cms/faq');
      await tab.open();
      await tab.find('list');
    }
    await page.keyboard.press('Enter');
    await expect(search.modal).toBeHidden();
    await others.find('lists');
    await other.keyboard.press('Enter');
    await expect(others.modal).toBeHidden();
    await search.open();
    await expect(search.hits).toHaveCount(2);
    await expect(search.modal.getByRole('button', {name: 'create an API token'})).toBeVisible();
    await other.close();
  },
);

test('what finds nothing can be asked of the AI service', {tag: '@full'}, async ({page, search, faults}) => {
  faults.expect(/^third party www\.google\.com: https:\/\/www\.google\.com\/recaptcha\//);
  const kapa = new Kapa();
  const stop = await kapa.start(page);
  await serve(page, (route) => json(route, results([])));
  await search.visit('/cms/faq');
  await search.open();
  await search.field.fill('zxqwvk');
  await expect(search.modal.getByText('No results for "zxqwvk"')).toBeVisible();
  await search.modal.getByRole('button', {name: 'Ask AI'}).click();
  const askAi = new AskAi(page);
  await expect(askAi.field).toHaveValue('zxqwvk');
  await askAi.field.press('Enter');
  await expect(askAi.turn('zxqwvk')).toContainText('An answer.');
  await stop();
});

test.describe('faults of the service', {tag: '@full'}, () => {
  test('a search that failed is repeated by Retry only', async ({page, search, faults}) => {
    faults.expect(/^console error: SearchError: API error, status 429/, /status(?: of)? 429\b.*algolia/);
    let isBroken = true;
    let requests = 0;
    await serve(page, (route) => {
      requests += 1;
      return isBroken ? json(route, {message: 'Too many', status: 429}, 429) : json(route, results([hit()]));
    });
    await search.visit('/cms/faq');
    await search.open();
    await search.field.fill('list');
    await expect(search.errorScreen).toContainText('Unable to fetch results');
    // The client has asked each of its hosts.
    const failed = requests;
    await search.passBy();
    await expect(search.errorScreen).toBeVisible();
    isBroken = false;
    await search.errorScreen.getByRole('button', {name: 'Retry'}).click();
    await expect(search.seeAll).toBeVisible();
    expect(requests).toBe(failed + 1);
  });

  for (const status of [401, 403, 404]) {
    test(`status ${status} is named on the console, and readers get the built-in index`, async ({page, search, faults}) => {
      const message = `console error: SearchError: API error, status ${status}: Not with this key. The built-in index is searched instead.`;
      faults.expect(new RegExp(`^${message}`), new RegExp(`status(?: of)? ${status}\\b.*algolia`));
      let requests = 0;
      await serve(page, (route) => {
        requests += 1;
        return json(route, {message: 'Not with this key', status}, status);
      });
      await search.visit('/cms/faq');
      await search.open();
      await search.find('list');
      await search.find('list entries');
      await expect.poll(() => faults.matching(new RegExp(`^${message}`)).length).toBe(1);
      expect(requests).toBe(1);
    });
  }

  test('status 429 gives the error screen, and is named on the console', async ({page, search, faults}) => {
    const message = /^console error: SearchError: API error, status 429: Too many/;
    faults.expect(message, /status(?: of)? 429\b.*algolia/);
    await serve(page, (route) => json(route, {message: 'Too many', status: 429}, 429));
    await search.visit('/cms/faq');
    await search.open();
    await search.field.fill('list');
    await expect(search.errorScreen).toContainText('Unable to fetch results');
    await expect.poll(() => faults.matching(message).length).toBe(1);
  });

  for (const body of ['{', '<html>', '{}', '{"results":[]}', '[]', 'null']) {
    test(`the response ${body} shows the error screen, and is reported as a deserialization error`, async ({
      page,
      search,
      faults,
    }) => {
      const error = /^console error: SearchError: deserialization error: /;
      faults.expect(error);
      await serve(page, (route) => json(route, body));
      await search.visit('/cms/faq');
      await search.open();
      await search.field.fill('list');
      await expect(search.errorScreen).toContainText('Unable to fetch results');
      await expect.poll(() => faults.matching(error).length).toBe(1);
    });
  }

  test('a host that fails is replaced by the next', async ({page, search, faults}) => {
    faults.expect(/status(?: of)? 500\b.*algolia/);
    const hosts: string[] = [];
    await serve(page, (route, host) => {
      hosts.push(host);
      return hosts.length === 1 ? json(route, {}, 500) : json(route, results([hit()]));
    });
    await search.visit('/cms/faq');
    await search.open();
    await search.find('list');
    expect(new Set(hosts).size).toBe(2);
  });

  test('a host that does not respond is replaced after its timeout', async ({page, search}) => {
    let isFirst = true;
    await serve(page, async (route) => {
      if (!isFirst) return json(route, results([hit()]));
      isFirst = false;
      return undefined;
    });
    await search.visit('/cms/faq');
    await search.open();
    await search.field.fill('list');
    await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
    await expect(search.hits).toHaveCount(1);
  });

  test('without any host the error screen shows, and the next search works when they are back', async ({
    page,
    search,
    faults,
  }) => {
    let isDown = true;
    const unreachable = /^console error: SearchError: unreachable hosts: RetryError/i;
    faults.expect(unreachable, /net::ERR_FAILED.*algolia/);
    await serve(page, (route) => (isDown ? route.abort() : json(route, results([hit()]))));
    await search.visit('/cms/faq');
    await search.open();
    await search.field.fill('list');
    await expect(search.errorScreen).toContainText('You might want to check your network connection.');
    await expect.poll(() => faults.matching(unreachable).length).toBe(1);
    isDown = false;
    await search.find('list entries');
  });
});

const event = z.looseObject({
  eventType: z.string(),
  eventName: z.string(),
  index: z.string(),
  objectIDs: z.array(z.string()),
  positions: z.array(z.number()).optional(),
  queryID: z.string().optional(),
});

/** Stands in for the service that counts views and clicks. */
async function playInsights(page: Page): Promise<{urls: string[]; events: z.infer<typeof event>[]}> {
  const seen: {urls: string[]; events: z.infer<typeof event>[]} = {urls: [], events: []};
  await page.context().route(/^https:\/\/insights\.algolia\.io\/|cdn\.jsdelivr/, (route) => {
    seen.urls.push(route.request().url());
    const body = route.request().postData();
    if (body !== null) seen.events.push(...z.object({events: z.array(event)}).parse(JSON.parse(body)).events);
    return json(route, {status: 200, message: 'OK'});
  });
  return seen;
}

test.describe('views and clicks', {tag: '@full'}, () => {
  const hits = Array.from({length: 4}, (_, number) => hit({objectID: `hit-${number}`}));

  test('are counted for a reader who agrees, without a script from elsewhere', async ({page, search, faults}) => {
    faults.expect(
      /^third party (?:insights\.algolia\.io|api2\.amplitude\.com|www\.googletagmanager\.com|(?:experiments|recording)\.example): /,
      /^console warning: Google Analytics Client ID not found in cookies\./,
      // On a slow machine, the search can be open before the service's script starts.
      /^console warning: Amplitude is not initialized\./,
    );
    await page.addInitScript(() => localStorage.setItem('consent', 'granted'));
    await page.context().route(/amplitude/, (route) => json(route, {code: 200}));
    await page
      .context()
      .route(/googletagmanager|experiments\.example|recording\.example/, (route) =>
        route.fulfill({contentType: 'text/javascript', body: ''}),
      );
    const {urls, events} = await playInsights(page);
    await serve(page, (route) => json(route, results(hits)));
    await search.visit('/cms/faq');
    await search.open();
    await search.field.pressSequentially('list');
    await expect.poll(() => events.map(({eventType}) => eventType)).toEqual(['view']);
    expect(events[0]).toMatchObject({eventName: 'Items Viewed', index: 'docs', objectIDs: hits.map(({objectID}) => objectID)});
    for (const number of [0, 1]) {
      await openInTab(search.link(number));
      await expect.poll(() => events.length).toBe(2 + number);
      expect(events[1 + number]).toMatchObject({
        eventType: 'click',
        eventName: 'Item Selected',
        objectIDs: [`hit-${number}`],
        positions: [1 + number],
        queryID: 'q1',
      });
    }
    // Enter opens the second hit, because the pointer is on it.
    await page.keyboard.press('Enter');
    await expect.poll(() => events.length).toBe(4);
    expect(events[3]).toMatchObject({eventType: 'click', objectIDs: ['hit-1'], positions: [2], queryID: 'q1'});
    expect(urls.filter((url) => !url.startsWith('https://insights.algolia.io/1/events'))).toEqual([]);
  });

  test('are not counted for a reader who refuses', async ({page, search}) => {
    const {urls} = await playInsights(page);
    await serve(page, (route) => json(route, results(hits)));
    await search.visit('/cms/faq');
    await search.open();
    await search.find('list');
    await search.hits.first().getByRole('link').click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('REST API');
    await page.waitForLoadState('networkidle');
    expect(urls).toEqual([]);
  });
});

test('the search page asks the same service, page by page', {tag: '@full'}, async ({page}) => {
  const pages: number[] = [];
  await serve(page, (route) => {
    pages.push(Number(/"page":(\d+)/.exec(route.request().postData() ?? '')?.[1]));
    return json(route, results([hit()], 57));
  });
  await page.goto('/search?q=list&page=2');
  await expect(page.getByText('57 results')).toBeVisible();
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  expect(pages).toEqual([1]);
});
