import {afterEach, expect, it, vi} from 'vitest';
import {sendFeedback} from './sendFeedback';

const FEEDBACK = {
  isHelpful: false,
  reason: 'Something is missing',
  details: ' Where is “sort”?\n',
  page: {title: 'REST API', url: 'https://docs.example/cms/rest'},
};

afterEach(() => vi.unstubAllGlobals());

it('sends the page, the answer, and the reader’s words as JSON, without cookies', async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response(null, {status: 204})));
  vi.stubGlobal('fetch', fetch);
  await sendFeedback(FEEDBACK, 'https://feedback.example/pages');
  expect(fetch).toHaveBeenCalledWith(
    'https://feedback.example/pages',
    expect.objectContaining({
      method: 'POST',
      credentials: 'omit',
      body: JSON.stringify({
        page: 'https://docs.example/cms/rest',
        title: 'REST API',
        isHelpful: false,
        reason: 'Something is missing',
        details: 'Where is “sort”?',
      }),
    }),
  );
});

it.each([400, 500])('fails if the host responds with %i', async (status) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, {status})));
  await expect(sendFeedback(FEEDBACK, 'https://feedback.example/pages')).rejects.toThrow(`status ${status}`);
});
