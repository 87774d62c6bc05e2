import {decodeText} from '../../lib/decodeUrl';
import {GET_PREFIX} from '../../request-code/builderLink';
import {literal} from '../../request-code/literal';
import {queryObject} from '../../request-code/queryObject';
import type {Draft} from './draft';

/**
 * A draft in the part of the URL after "#", which is never sent to a server:
 * `#builder=<bytes>.<endpoint, a line break and the query, as base64url>`. It contains the text as typed, so that
 * queries with faults can be shared, and a truncated link can be read in part.
 */
const PREFIX = '#builder=';

/** Maximum length of a link that mail and chat programs don't truncate. */
export const LINK_LIMIT = 8000;

/** @returns `null` for a draft that is too long for a link */
export function hashOf({endpoint, query}: Draft): string | null {
  const bytes = new TextEncoder().encode(`${endpoint}\n${query}`);
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const hash = `${PREFIX}${bytes.length}.${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
  return hash.length > LINK_LIMIT ? null : hash;
}

export interface SharedDraft {
  draft: Draft;
  /** Whether it is incomplete. */
  isDamaged: boolean;
}

/** @returns `null` for a URL without a draft */
export function readHash(hash: string): SharedDraft | null {
  if (hash.startsWith(GET_PREFIX)) return {draft: draftOf(hash.slice(GET_PREFIX.length)), isDamaged: false};
  if (!hash.startsWith(PREFIX)) return null;
  const [, size = '', payload = ''] = /^(\d*)\.?([\w-]*)/.exec(hash.slice(PREFIX.length)) ?? [];
  // A single character at the end isn't a whole byte.
  const whole = payload.length % 4 === 1 ? payload.slice(0, -1) : payload;
  const binary = atob(whole.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  const text = new TextDecoder().decode(bytes);
  const end = text.indexOf('\n');
  const draft = end === -1 ? {endpoint: text, query: ''} : {endpoint: text.slice(0, end), query: text.slice(end + 1)};
  const isWhole = hash.length === PREFIX.length + size.length + 1 + payload.length;
  return {draft, isDamaged: !isWhole || Number(size) !== bytes.length || end === -1};
}

/** Characters that a line of the editor can have before an object in it is broken. */
const EDITOR_WIDTH = 36;

/** @param url path and query of a request on a page */
function draftOf(url: string): Draft {
  const [path = '', ...search] = url.split('?');
  const query = search.length === 0 ? '{}' : literal(queryObject(search.join('?')), 0, EDITOR_WIDTH);
  return {endpoint: decodeText(path), query};
}
