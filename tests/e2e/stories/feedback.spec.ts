/** Feedback on a page that is sent to the operator's `FEEDBACK_URL`. */
import type {Page, Route} from '@playwright/test';
import {expect, open, test} from '../support/test';

const PAGE_URL = '/cms/quick-start';
const FEEDBACK_URL = 'https://feedback.example/pages';
const WORDS = 'Step 2 fails with “EACCES”.';
const CORS = {'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type'};

const form = (page: Page) => page.getByRole('group', {name: 'Feedback'});
const words = (page: Page) => page.getByLabel('In your words (optional)');

async function sendFeedback(page: Page): Promise<void> {
  await form(page).getByRole('button', {name: 'No', exact: true}).click();
  await page.getByRole('radio', {name: 'An example doesn’t work'}).check();
  await words(page).fill(WORDS);
  await form(page).getByRole('button', {name: 'Send'}).click();
}

test.beforeEach(({faults}) => faults.expect(/third party feedback\.example/));

test('is sent as JSON, and nothing opens', async ({page, context}) => {
  const received: unknown[] = [];
  await page.route(FEEDBACK_URL, async (route: Route) => {
    if (route.request().method() === 'POST') received.push(route.request().postDataJSON());
    await route.fulfill({status: 204, headers: CORS});
  });
  await open(page, PAGE_URL);
  await sendFeedback(page);
  await expect(form(page).getByRole('status')).toContainText(['', 'Thank you for your feedback.']);
  expect(received).toEqual([
    {
      page: `https://docs.strapi.io${PAGE_URL}`,
      title: 'Quick start: a bookshop with an API',
      isHelpful: false,
      reason: 'An example doesn’t work',
      details: WORDS,
    },
  ]);
  expect(context.pages()).toHaveLength(1);
});

test('that fails keeps what the reader wrote, also after a reload, and offers an issue with it', async ({page, faults}) => {
  faults.expect(/net::ERR_FAILED/, /^console warning: The feedback could not be sent/, /status of 503/, /status 503/);
  let isDown = true;
  await page.route(FEEDBACK_URL, (route) => (isDown ? route.abort('failed') : route.fulfill({status: 204, headers: CORS})));
  await open(page, PAGE_URL);
  await sendFeedback(page);
  const failure = form(page).getByText('Your feedback wasn’t sent');
  await expect(failure).toBeVisible();
  await expect(words(page)).toHaveValue(WORDS);
  const issue = new URL((await failure.getByRole('link').getAttribute('href')) ?? '');
  expect(issue.searchParams.get('body')).toContain(WORDS);

  await page.reload();
  await form(page).getByRole('button', {name: 'No', exact: true}).click();
  await expect(words(page)).toHaveValue(WORDS);
  isDown = false;
  await page.getByRole('radio', {name: 'An example doesn’t work'}).check();
  await form(page).getByRole('button', {name: 'Send'}).click();
  await expect(form(page).getByText('Thank you for your feedback.')).toBeVisible();
  await expect(failure).toHaveCount(0);
});
