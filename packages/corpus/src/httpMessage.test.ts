import {describe, expect, it} from 'vitest';
import {parseHttpRequest, parseHttpResponse} from './httpMessage';

describe('requests', () => {
  it('have a path with spaces, headers and a body', () => {
    expect(
      parseHttpRequest('POST /api/books?filters[name]=Jules Verne HTTP/1.1\nContent-Type: application/json\n\n{\n\n}'),
    ).toEqual({
      method: 'POST',
      path: '/api/books?filters[name]=Jules Verne',
      headers: {'Content-Type': 'application/json'},
      body: '{\n\n}',
    });
  });

  it('can continue in indented lines, and name the host', () => {
    expect(parseHttpRequest('GET http://localhost:1337/api/books\n  ?fields=title\n  &sort=price').path).toBe(
      '/api/books?fields=title&sort=price',
    );
  });

  it.each(['/api/books', 'GET api/books', 'GET /a\nGET /b', 'GET /a\n{"data": 1}'])('rejects %j', (text) => {
    expect(() => parseHttpRequest(text)).toThrow();
  });
});

describe('responses', () => {
  it('have a status, headers and a body', () => {
    expect(parseHttpResponse('HTTP/1.1 200 OK\nX-A: b\n\ntext')).toEqual({status: 200, headers: {'X-A': 'b'}, body: 'text'});
  });
});
