import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {AskError, type AnswerListener} from '../Engine';
import {KapaEngine} from './KapaEngine';

const token = vi.fn(() => Promise.resolve({key: 'X-RECAPTCHA-ENTERPRISE-TOKEN', token: 't'}));
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', {onLine: true});
  vi.stubGlobal('window', {location: {origin: 'https://docs.example', pathname: '/cms'}});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function engine(): KapaEngine {
  return new KapaEngine({integrationId: 'id', baseUrl: 'https://kapa.example'}, {token});
}

function listener(): AnswerListener & {text: string} {
  const heard = {
    text: '',
    onText: (text: string) => void (heard.text += text),
    onPassages: vi.fn(),
    onSources: vi.fn(),
    onAnswerId: vi.fn(),
    onProgress: vi.fn(),
  };
  return heard;
}

const chunk = (type: string, content: unknown) => `${JSON.stringify({chunk: {type, content}})}␞`;
const END = chunk('identifiers', {thread_id: 'thread', question_answer_id: 'answer'});

async function failureOf(response: Response | Error): Promise<unknown> {
  fetched.mockImplementation(() => (response instanceof Error ? Promise.reject(response) : Promise.resolve(response)));
  try {
    await engine().ask('Why?', listener(), new AbortController().signal);
  } catch (error) {
    return error instanceof AskError ? error.failure : error;
  }
  return null;
}

/** The SDK reports failures only as messages. If these tests fail after an upgrade, its messages have changed. */
describe('a question without an answer', () => {
  it.each([
    ['no connection', new TypeError('Failed to fetch'), 'unreachable'],
    ['401', new Response('{}', {status: 401}), 'refused'],
    ['500', new Response('', {status: 500}), 'refused'],
    ['429', new Response('{}', {status: 429}), 'busy'],
    ['429 for another reason', new Response('{"type": "deep_thinking_request_limit"}', {status: 429}), 'busy'],
    ['a failed captcha', new Response('Captcha invalid', {status: 403}), 'captcha'],
    ['no JSON', new Response('x␞'), 'interrupted'],
    ['JSON of another shape', new Response('{}␞'), 'interrupted'],
    ['text that is none', new Response(chunk('partial_answer', {text: 1})), 'interrupted'],
    ['an error', new Response(chunk('error', {reason: 'x'})), 'interrupted'],
    ['an early end', new Response(chunk('partial_answer', {text: 'half'})), 'interrupted'],
    ['nothing at all', new Response(''), 'interrupted'],
  ])('%s', async (_, response, failure) => {
    expect(await failureOf(response)).toBe(failure);
  });

  it('is not even sent offline', async () => {
    vi.stubGlobal('navigator', {onLine: false});
    expect(await failureOf(new Response(END))).toBe('offline');
    expect(token).not.toHaveBeenCalled();
  });
});

describe('an answer', () => {
  it('is whole with its name', async () => {
    const heard = listener();
    fetched.mockResolvedValue(
      new Response(chunk('partial_answer', {text: 'All '}) + chunk('partial_answer', {text: 'of it'}) + END),
    );
    await engine().ask('Why?', heard, new AbortController().signal);
    expect(heard.text).toBe('All of it');
    expect(heard.onAnswerId).toHaveBeenCalledWith('answer');
  });

  it('continues a thread until that is forgotten', async () => {
    const kapa = engine();
    const ask = () => kapa.ask('Why?', listener(), new AbortController().signal);
    fetched.mockImplementation(() => Promise.resolve(new Response(END)));
    await ask();
    await ask();
    kapa.forget();
    await ask();
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([
      'https://kapa.example/proxy/query/v2/chat/stream/',
      'https://kapa.example/proxy/query/v2/thread/thread/chat/stream/',
      'https://kapa.example/proxy/query/v2/chat/stream/',
    ]);
  });

  it('that is stopped before it is asked for is never asked for', async () => {
    const controller = new AbortController();
    const asked = engine().ask('Why?', listener(), controller.signal);
    controller.abort();
    await asked;
    expect(fetched).not.toHaveBeenCalled();
  });
});
