import {expect, it} from 'vitest';
import {builderHash} from './builderLink';

it('has the path and query of a request, also of one on several lines', () => {
  const text = 'GET /api/books\n    ?filters[author][name]=Mary Shelley\n    &sort=title\n';
  expect(builderHash(text)).toBe('#get=/api/books?filters%5Bauthor%5D%5Bname%5D=Mary%20Shelley&sort=title');
});

it('leaves out what is not part of a query', () => {
  expect(builderHash('GET /api/books?sort=title HTTP/1.1\nAuthorization: Bearer x')).toBe('#get=/api/books?sort=title');
});

it('keeps what is encoded on the page', () => {
  expect(builderHash('GET /api/books?filters[title]=a%20b%23c')).toBe('#get=/api/books?filters%5Btitle%5D=a%20b%23c');
});

it.each(['POST /api/books', 'GET /admin/users', 'HTTP/1.1 200 OK'])('has no link for %j', (text) => {
  expect(builderHash(text)).toBeNull();
});
