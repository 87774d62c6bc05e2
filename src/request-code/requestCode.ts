import {clientCode} from './clientCode';
import {curlCode} from './curlCode';
import {DEFAULT_BASE_URL} from './defaultBaseUrl';
import {fetchCode} from './fetchCode';
import type {Form} from './forms';
import {parseHttpRequest, type HttpRequest} from 'docs-corpus/httpMessage';

/** Characters in a line, next to a response. */
const WIDTH = 34;

/**
 * A request that a page shows as HTTP, in another form.
 *
 * @throws {HttpMessageError}
 * @throws {SyntaxError} for a body that isn't JSON
 */
export function requestCode(form: Form, text: string): string {
  const request = withoutHost(parseHttpRequest(text));
  const url = readableUrl(request.path);
  switch (form) {
    case 'curl':
      return curlCode(url, request);
    case 'fetch':
      return [
        `const response = await ${fetchCode(url, request, {width: WIDTH})};`,
        ...(request.method === 'DELETE' ? [] : ['const result = await response.json();']),
      ].join('\n');
    case 'client':
      return clientCode(DEFAULT_BASE_URL, request, WIDTH);
  }
}

/** Brackets stay readable, everything that needs it is encoded. */
function readableUrl(path: string): string {
  return new URL(path, DEFAULT_BASE_URL).href;
}

/** The URL names the host in these forms. */
function withoutHost(request: HttpRequest): HttpRequest {
  return {...request, headers: Object.fromEntries(Object.entries(request.headers).filter(([name]) => name !== 'Host'))};
}
