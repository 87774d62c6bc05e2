import {expect, it} from 'vitest';
import {requestLineHtml} from './requestLine';

const plain = (html: string | null): string | undefined =>
  html
    ?.replace(/<span class="code-parameter">(.*?<\/span>)<\/span>/g, '|$1')
    .replace(/<(\w+) class="code-(\w+)">(.*?)<\/\1>/g, (_, _name, color: string, text: string) => `${color}(${text})`);

it('colors the method, the path, and each parameter', () => {
  expect(plain(requestLineHtml('GET /api/books?filters[price][$lt]=12&sort=title'))).toBe(
    'string(GET) /api/books|punctuation(?)property(filters[price][$lt])punctuation(=)string(12)' +
      '|punctuation(&amp;)property(sort)punctuation(=)string(title)',
  );
  expect(plain(requestLineHtml('DELETE /api/books/1 HTTP/1.1'))).toBe('deleted(DELETE) /api/books/1 HTTP/1.1');
  expect(plain(requestLineHtml('GET /api/books?title=A b HTTP/1.1'))).toBe(
    'string(GET) /api/books|punctuation(?)property(title)punctuation(=)string(A b) HTTP/1.1',
  );
});

it('colors parameters on lines of their own, and ones without a value', () => {
  expect(plain(requestLineHtml('  &populate'))).toBe('  |punctuation(&amp;)property(populate)');
});

it.each(['Content-Type: application/json', '{"data": 1}', 'HTTP/1.1 200 OK', '', 'SEARCH /x', 'GET books'])(
  'leaves %j to the language',
  (line) => {
    expect(requestLineHtml(line)).toBeNull();
  },
);
