import {ADMIN, API_TOKENS, USER} from '../seed/credentials';

/** Who sends a request. `public` sends no credentials. */
export const CALLERS = ['public', 'full-access', 'read-only', 'user', 'admin'] as const;
export type Caller = (typeof CALLERS)[number];

export interface CmsRequest {
  method: string;
  /** Path and query, such as `/api/books?populate=*`. */
  path: string;
  /** Sent as JSON, unless it is a string, FormData, or another body that `fetch` accepts. */
  body?: unknown;
  headers?: Record<string, string>;
  as?: Caller;
}

export interface CmsResponse {
  status: number;
  statusText: string;
  headers: Record<string, string>;
  /** Parsed JSON, or a string for other types; `undefined` if the body is empty. */
  body: unknown;
}

/** Used to sign in, which isn't one of a snippet's requests. To record those, the worker replaces the global function. */
const fetchUnrecorded = globalThis.fetch;

/** Sends a request to a running CMS. */
export async function send(url: string, {method, path, body, headers = {}, as = 'public'}: CmsRequest): Promise<CmsResponse> {
  if (!path.startsWith('/')) throw new Error(`The path "${path}" must start with a slash, as in /api/books.`);
  const asJson = body !== undefined && typeof body !== 'string' && !(body instanceof FormData) && !(body instanceof Blob);
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(body !== undefined && !(body instanceof FormData) ? {'content-type': 'application/json'} : {}),
      ...(await authorization(url, as)),
      ...headers,
    },
    body: asJson ? JSON.stringify(body) : (body as RequestInit['body']),
    // Redirects aren't followed, so that the app's own response is returned.
    redirect: 'manual',
  });
  const text = await response.text();
  return {
    status: response.status,
    statusText: response.statusText,
    headers: Object.fromEntries(response.headers),
    body: text === '' ? undefined : parse(text),
  };
}

async function authorization(url: string, as: Caller): Promise<Record<string, string>> {
  switch (as) {
    case 'public':
      return {};
    case 'full-access':
    case 'read-only':
      return {authorization: `Bearer ${API_TOKENS[as]}`};
    case 'user':
      return {authorization: `Bearer ${await signIn(url, '/api/auth/local', {identifier: USER.email, password: USER.password})}`};
    case 'admin':
      return {authorization: `Bearer ${await signIn(url, '/admin/login', {email: ADMIN.email, password: ADMIN.password})}`};
  }
}

async function signIn(url: string, path: string, body: object): Promise<string> {
  const response = await fetchUnrecorded(url + path, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(body),
  });
  const content = (await response.json()) as {jwt?: string; data?: {token?: string}};
  const token = content.jwt ?? content.data?.token;
  if (!token) throw new Error(`Signing in at ${path} failed with ${response.status}: ${JSON.stringify(content)}`);
  return token;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
