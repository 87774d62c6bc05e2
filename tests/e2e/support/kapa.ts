/** A stand-in for the AI service: a streaming server for each test. */
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {Page} from '@playwright/test';

export interface KapaRequest {
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** How the service handles a question. */
export type KapaAnswer = (stream: KapaStream) => Promise<void> | void;

/** Streams a response like the service: JSON objects, each followed by a record separator. */
export class KapaStream {
  constructor(readonly response: ServerResponse) {}

  send(type: string, content: unknown): void {
    this.raw(`${JSON.stringify({chunk: {type, content, stream_end: type === 'identifiers'}})}␞`);
  }

  raw(text: string): void {
    if (!this.response.headersSent) this.response.writeHead(200, {...CORS, 'Content-Type': 'application/json'});
    this.response.write(text);
  }

  text(text: string): void {
    this.send('partial_answer', {text});
  }

  /** Ends a complete response. */
  end(answerId = 'answer-1'): void {
    this.send('identifiers', {thread_id: 'thread-1', question_answer_id: answerId});
    this.response.end();
  }

  fail(status: number, body: unknown = {}): void {
    this.response.writeHead(status, {...CORS, 'Content-Type': 'application/json'});
    this.response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }
}

const CORS = {'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*', 'Access-Control-Allow-Methods': '*'};
const CAPTCHA = `window.grecaptcha = {enterprise: {ready: (act) => act(), execute: (_, {action}) => Promise.resolve('token for ' + action)}};`;

export class Kapa {
  /** Questions and feedback, in order. */
  readonly requests: KapaRequest[] = [];
  /** Requested scripts of the captcha. */
  captchaLoads = 0;
  answer: KapaAnswer = (stream) => {
    stream.text('An answer.');
    stream.end();
  };
  feedbackStatus = 200;
  isCaptchaBlocked = false;

  /** @returns a function that stops the server */
  async start(page: Page): Promise<() => Promise<void>> {
    const server = createServer((request, response) => void this.#handle(request, response));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const endpoint = server.address();
    if (endpoint === null || typeof endpoint === 'string') throw new Error('The server has no port.');
    // The build has one URL for the service, but each test starts its own server.
    await page.route(/^http:\/\/localhost:\d+\/proxy\//, (route) => {
      const {pathname} = new URL(route.request().url());
      return route.continue({url: `http://127.0.0.1:${endpoint.port}${pathname}`});
    });
    await page.route('https://www.google.com/recaptcha/**', async (route) => {
      this.captchaLoads += 1;
      await (this.isCaptchaBlocked
        ? route.abort('blockedbyclient')
        : route.fulfill({contentType: 'text/javascript', body: CAPTCHA}));
    });
    return async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    };
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, CORS).end();
      return;
    }
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const path = request.url ?? '';
    this.requests.push({path, headers: request.headers, body: JSON.parse(text)});
    if (path.includes('/feedback/')) new KapaStream(response).fail(this.feedbackStatus);
    else await this.answer(new KapaStream(response));
  }
}
