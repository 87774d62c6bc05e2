export interface Endpoint {
  /** With a leading slash, percent-encoded, without query. */
  path: string;
  /** A document has its `documentId` in the path; a list and a single type look the same. */
  kind: 'document' | 'list';
  /** Server before the path. It is never taken from a link. */
  origin: string | null;
  /** Query after the path, without "?". */
  search: string | null;
}

export function isDocumentId(text: string): boolean {
  return DOCUMENT_ID.test(text);
}

/** Source: `createId` of @paralleldrive/cuid2, @strapi/core/dist/services/document-service. */
const DOCUMENT_ID = /^[a-z][a-z\d]{23}$/;

/** Reads the field of the endpoint: a path, or a pasted URL. */
export function readEndpoint(text: string): Endpoint {
  const [beforeHash = ''] = text.trim().split('#');
  const [url = '', ...rest] = beforeHash.split('?');
  const [origin = null] = /^https?:\/\/[^/]*/i.exec(url) ?? [];
  const written = url.slice(origin?.length ?? 0).replace(/^GET\s+/i, '');
  const path = `/${encodePath(written.replace(/^\/+/, ''))}`;
  const last = path.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return {path, kind: isDocumentId(last) ? 'document' : 'list', origin, search: rest.length > 0 ? rest.join('?') : null};
}

/** Encodes characters that aren't encoded yet. */
function encodePath(path: string): string {
  // Half of a surrogate pair can't be encoded.
  return encodeURI(path.replaceAll(/\p{Surrogate}/gu, '\ufffd'))
    .replaceAll(/%25(?=[\dA-Fa-f]{2})/g, '%')
    .replaceAll("'", '%27');
}
