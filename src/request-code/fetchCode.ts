import type {HttpRequest} from 'docs-corpus/httpMessage';
import {isJson, type Json} from './json';
import {literal} from './literal';

type Parts = Pick<HttpRequest, 'method' | 'headers' | 'body'>;

/**
 * A call of `fetch`, or of another function with its arguments.
 *
 * @param width characters that a line can have before it is broken
 * @throws {SyntaxError} for a body that isn't JSON
 */
export function fetchCode(url: string, {method, headers, body}: Parts, {name = 'fetch', width = 80} = {}): string {
  const options = [
    ...(method === 'GET' ? [] : [`method: ${literal(method)}`]),
    ...(Object.keys(headers).length === 0 ? [] : [`headers: ${literal({...headers}, 2, width)}`]),
    ...(body === null ? [] : [`body: JSON.stringify(${literal(jsonBody(body), 2, width)})`]),
  ];
  if (options.length === 0) return `${name}(${literal(url)})`;
  return `${name}(${literal(url)}, {\n${options.map((option) => `  ${option},\n`).join('')}})`;
}

/** @throws {SyntaxError} */
export function jsonBody(body: string): Json {
  const value: unknown = JSON.parse(body);
  if (!isJson(value)) throw new SyntaxError('The body is not JSON');
  return value;
}
