import type {Cms} from './boot';

/** The plain `fetch`, because the one that records the requests of snippets would also record each redirect. */
const browse = globalThis.fetch;

/** A provider's response: JSON, a form as a string, or a status with either of them. */
type Reply = object | string | [status: number, body: object | string];

export interface SignInOptions {
  /** Provider settings that the administrator saves, in addition to a client ID, a client secret, and a redirect URL. */
  settings?: Record<string, unknown>;
  /** The provider's responses, by URL prefix. It responds to any other `POST` with a token. */
  replies?: Record<string, Reply>;
  /** Query parameters that the provider adds to the callback. By default, a code and the state that it received. */
  query?: Record<string, string>;
  /** Query parameters of the website's request to `/api/connect/:provider`. */
  start?: string;
}

export interface SignIn {
  /** The provider URL that Strapi first redirects the browser to, with its parameters. */
  authorize: Record<string, string>;
  /** Strapi's requests to the provider, in order. */
  asked: string[];
  /** The parameters and the `Authorization` header of the request that exchanges the code. */
  exchange: Record<string, string>;
  /** The final URL in the browser, on the website. */
  redirect: string;
  /** The response of `/api/auth/:provider/callback`. */
  status: number;
  body: unknown;
}

/**
 * Signs in with a provider like a browser: follows the redirects, keeps the cookies, and requests the JWT.
 *
 * Providers can't be reached from here. Because Strapi runs in this process, its requests to them get their responses from
 * `replies`. Everything else is real.
 */
export async function signInWith(cms: Cms, provider: string, options: SignInOptions = {}): Promise<SignIn> {
  await store(cms, provider, options.settings ?? {});
  const cookies = new Map<string, string>();
  const get = async (path: string) => {
    const response = await browse(cms.url + path, {
      redirect: 'manual',
      headers: {cookie: [...cookies].map((pair) => pair.join('=')).join('; ')},
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    }
    return response;
  };
  const asked: string[] = [];
  const exchange: Record<string, string> = {};
  const before = globalThis.fetch;
  globalThis.fetch = async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.startsWith(cms.url)) return browse(input, init);
    const method = init.method ?? 'GET';
    asked.push(`${method} ${url}`);
    if (method === 'POST') {
      const authorization = new Headers(init.headers).get('authorization');
      Object.assign(
        exchange,
        init.body instanceof URLSearchParams ? Object.fromEntries(init.body) : {},
        authorization ? {authorization} : {},
      );
    }
    return reply(url, method, options.replies ?? {});
  };
  try {
    const first = await get(`/api/connect/${provider}${options.start ?? ''}`);
    const authorize = parametersOf(locationOf(first));
    if (first.status !== 302) return {authorize, asked, exchange, redirect: '', status: first.status, body: await bodyOf(first)};
    const query = new URLSearchParams(
      options.query ?? {code: 'one-time-code', ...pick(authorize, 'state'), ...pick(authorize, 'oauth_token')},
    );
    const second = await get(`/api/connect/${provider}/callback?${query}`);
    const last = await get(`/api/auth/${provider}/callback`);
    return {authorize, asked, exchange, redirect: locationOf(second), status: last.status, body: await bodyOf(last)};
  } finally {
    globalThis.fetch = before;
  }
}

async function store({strapi}: Cms, provider: string, settings: Record<string, unknown>): Promise<void> {
  const grant = strapi.store({type: 'plugin', name: 'users-permissions', key: 'grant'});
  const providers = ((await grant.get({})) ?? {}) as Record<string, object>;
  const own = {
    enabled: true,
    key: 'YOUR_CLIENT_ID',
    secret: 'YOUR_CLIENT_SECRET',
    callback: `http://localhost:3000/connect/${provider}`,
    ...settings,
  };
  await grant.set({value: {...providers, [provider]: {...providers[provider], ...own}}});
}

function reply(url: string, method: string, replies: Record<string, Reply>): Response {
  const [, known] = Object.entries(replies).find(([start]) => url.startsWith(start)) ?? [];
  if (known === undefined && method !== 'POST') throw new Error(`No reply for ${url}. Add one to "replies".`);
  const [status, body] = Array.isArray(known)
    ? known
    : [200, known ?? {access_token: 'token-of-the-provider', token_type: 'bearer'}];
  return typeof body === 'string'
    ? new Response(body, {status, headers: {'content-type': 'text/plain'}})
    : Response.json(body, {status});
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  return response.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as unknown) : text;
}

const locationOf = (response: Response): string => response.headers.get('location') ?? '';

function parametersOf(location: string): Record<string, string> {
  const [url = '', query = ''] = location.split('?');
  return {url, ...Object.fromEntries(new URLSearchParams(query))};
}

function pick(values: Record<string, string>, name: string): Record<string, string> {
  const value = values[name];
  return value === undefined ? {} : {[name]: value};
}
