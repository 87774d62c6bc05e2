import {expect, it} from 'vitest';
import {readHash} from '../query-builder/state/sharedLink';
import {builderHash} from './builderLink';

it('opens a request of a page in the query builder, as an object that a reader can change', () => {
  const hash = builderHash('GET /api/books\n    ?filters[author][name]=Mary Shelley\n    &filters[price][$lt]=12&sort=title\n');
  expect(hash).toBe('#get=/api/books?filters%5Bauthor%5D%5Bname%5D=Mary%20Shelley&filters%5Bprice%5D%5B$lt%5D=12&sort=title');
  expect(readHash(hash ?? '')).toEqual({
    draft: {
      endpoint: '/api/books',
      query: "{\n  filters: {\n    author: { name: 'Mary Shelley' },\n    price: { $lt: 12 },\n  },\n  sort: 'title',\n}",
    },
    isDamaged: false,
  });
});

it('opens a request without a query', () => {
  expect(readHash(builderHash('GET /api/books/abc') ?? '')?.draft).toEqual({endpoint: '/api/books/abc', query: '{}'});
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
