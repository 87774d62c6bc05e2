import {expect, test} from 'vitest';
import {hasRoute, isRequest} from './routes';

const ROUTES = ['GET /api/books', 'GET /api/books/:id', 'GET /api/connect/(.*)', 'DELETE /api/books/:id'];

test('a method and a path are a request, a sentence is not', () => {
  expect(['GET /api/books', 'POST /', 'GET requests only', 'GET'].map(isRequest)).toEqual([true, true, false, false]);
});

test.each([
  'GET /api/books',
  'GET /api/books?filters[slug]=emma',
  'GET /books/:documentId',
  'GET /api/books/14',
  'GET /api/:pluralName/:documentId',
  'GET /api/connect/…',
  'GET /api/connect/google/callback',
])('%s is a route', (request) => {
  expect(hasRoute(request, ROUTES)).toBe(true);
});

test.each(['GET /api/book', 'PUT /api/books', 'DELETE /api/books', 'GET /api/books/14/publish', 'GET /'])(
  '%s is not a route',
  (request) => {
    expect(hasRoute(request, ROUTES)).toBe(false);
  },
);
