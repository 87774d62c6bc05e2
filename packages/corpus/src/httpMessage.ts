/** A request as a fence of the language `http` shows it. */
export interface HttpRequest {
  method: string;
  /** Path and query as written, spaces included. */
  path: string;
  headers: Readonly<Record<string, string>>;
  /** `null` if there is none. */
  body: string | null;
}

export interface HttpResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

/** Thrown for text that isn't an HTTP message, with a message for its writer. */
export class HttpMessageError extends Error {
  override name = 'HttpMessageError';
}

const REQUEST_LINE = /^([A-Z]+)[ \t]+(\S.*?)(?:[ \t]+HTTP\/[\d.]+)?$/;
const STATUS_LINE = /^HTTP\/[\d.]+[ \t]+(\d{3})\b/;

export function isHttpResponse(text: string): boolean {
  return STATUS_LINE.test(text);
}

/**
 * Method and path in the first line, the query continued in indented lines, headers, an empty line, the body.
 *
 * @throws {HttpMessageError}
 */
export function parseHttpRequest(text: string): HttpRequest {
  const {first, headers, body} = split(text.replace(/\n[ \t]+(?=[?&])/g, ''));
  const match = REQUEST_LINE.exec(first);
  if (!match?.[1] || !match[2]) throw new HttpMessageError(`"${first}" isn't a request line. Write it as: GET /api/books`);
  const path = match[2].replace(/^https?:\/\/[^/]+/, '');
  if (!path.startsWith('/')) throw new HttpMessageError(`The path "${path}" doesn't start with a slash.`);
  return {method: match[1], path, headers, body};
}

/** @throws {HttpMessageError} */
export function parseHttpResponse(text: string): HttpResponse {
  const {first, headers, body} = split(text);
  return {status: Number(STATUS_LINE.exec(first)?.[1]), headers, body};
}

function split(text: string): {first: string; headers: Record<string, string>; body: string | null} {
  const end = text.search(/\n[ \t]*\n/);
  const head = end === -1 ? text : text.slice(0, end);
  const body = end === -1 ? '' : text.slice(end).trim();
  const [first = '', ...lines] = head.trim().split('\n');
  return {first: first.trim(), headers: Object.fromEntries(lines.map(header)), body: body === '' ? null : body};
}

function header(line: string): [string, string] {
  const colon = line.indexOf(':');
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(line.slice(0, Math.max(colon, 0))))
    throw new HttpMessageError(
      `"${line}" isn't a header. Write "Name: value", and an empty line before the body. A fence contains one request.`,
    );
  return [line.slice(0, colon), line.slice(colon + 1).trim()];
}
