import {API_TOKENS} from '../../cms/seed/credentials';
import type {Bookshop} from '../../cms-process/app';
import {ADMIN, USER} from '../../cms/seed/credentials';

/** Placeholders that readers replace: `YOUR_API_TOKEN`, `YOUR_JWT`, `<token>`. */
const PLACEHOLDER = /\bYOUR_(?:[A-Z]+_)*(?:TOKEN|JWT|KEY)\b|<(?:your[ -]?)?(?:api[ -]?)?(?:token|jwt)>/gi;

/** Replaces placeholders with tokens of the bookshop. Public requests have no token, so the placeholder is kept. */
export async function fillTokens(text: string, as: string | undefined, shop: Bookshop): Promise<string> {
  const tokens = new Map<string, string>();
  for (const [placeholder] of text.matchAll(PLACEHOLDER)) {
    tokens.set(placeholder, await tokenOf(as ?? callerOf(placeholder), shop));
  }
  return text.replace(PLACEHOLDER, (placeholder) => tokens.get(placeholder) || placeholder);
}

function callerOf(placeholder: string): string {
  if (/admin/i.test(placeholder)) return 'admin';
  if (/jwt/i.test(placeholder)) return 'user';
  return /read_?only/i.test(placeholder) ? 'read-only' : 'full-access';
}

/** @returns an empty string for the public role */
export async function tokenOf(caller: string, shop: Bookshop): Promise<string> {
  switch (caller) {
    case 'public':
      return '';
    case 'full-access':
    case 'read-only':
      return API_TOKENS[caller];
    case 'user':
      return signIn(shop, '/api/auth/local', {identifier: USER.email, password: USER.password});
    case 'admin':
      return signIn(shop, '/admin/login', {email: ADMIN.email, password: ADMIN.password});
    default:
      throw new Error(`The bookshop has no caller "${caller}".`);
  }
}

async function signIn(shop: Bookshop, path: string, body: object): Promise<string> {
  const {status, body: content} = await shop.send({method: 'POST', path, body});
  const token = /"(?:jwt|token)":"([^"]+)"/.exec(JSON.stringify(content))?.[1];
  if (token === undefined)
    throw new Error(`Signing in at ${path} returned ${status} without a token: ${JSON.stringify(content)}`);
  return token;
}
