import {describe, expect, it} from 'vitest';
import {formsOf} from './forms';
import {requestCode} from './requestCode';

const LIST = 'GET /api/books?fields=title,price&filters[author][name]=Jules Verne&filters[price][$lt]=12&sort=price:desc';
const UPDATE = `PUT /api/books/s2x4w1xwsjgqkd5owydq18ff?status=draft
Authorization: Bearer YOUR_API_TOKEN
Content-Type: application/json

{ "data": { "title": "It's Emma" } }`;

describe('a request as a curl command', () => {
  it('has an encoded URL with readable brackets', () => {
    expect(requestCode('curl', LIST)).toBe(
      "curl -g 'http://localhost:1337/api/books?fields=title,price&filters[author][name]=Jules%20Verne&filters[price][$lt]=12&sort=price:desc'",
    );
  });

  it('sends method, headers and body', () => {
    expect(requestCode('curl', UPDATE))
      .toBe(`curl -X PUT 'http://localhost:1337/api/books/s2x4w1xwsjgqkd5owydq18ff?status=draft' \\
  -H 'Authorization: Bearer YOUR_API_TOKEN' \\
  -H 'Content-Type: application/json' \\
  -d '{ "data": { "title": "It'\\''s Emma" } }'`);
  });

  it('leaves out the method that curl chooses itself', () => {
    expect(requestCode('curl', 'POST /api/books\nContent-Type: application/json\n\n{}')).toMatch(/^curl 'http/);
    expect(requestCode('curl', 'POST /api/books')).toMatch(/^curl -X POST /);
  });
});

describe('a request as JavaScript', () => {
  it('calls fetch', () => {
    expect(requestCode('fetch', UPDATE)).toBe(
      `const response = await fetch('http://localhost:1337/api/books/s2x4w1xwsjgqkd5owydq18ff?status=draft', {
  method: 'PUT',
  headers: {
    Authorization: 'Bearer YOUR_API_TOKEN',
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    data: { title: "It's Emma" },
  }),
});
const result = await response.json();`.replace(`"It's Emma"`, String.raw`'It\'s Emma'`),
    );
  });

  it('reads nothing from the empty response of DELETE', () => {
    expect(requestCode('fetch', 'DELETE /api/books/s2x4w1xwsjgqkd5owydq18ff')).not.toContain('json()');
  });
});

/** The code without its setup. */
function clientCall(text: string): string | undefined {
  return requestCode('client', text).split('\n\n').at(-1);
}

describe('a request with @strapi/client', () => {
  it('names server and token', () => {
    expect(requestCode('client', UPDATE)).toContain(
      "const client = strapi({\n  baseURL: 'http://localhost:1337/api',\n  auth: 'YOUR_API_TOKEN',\n});",
    );
    expect(requestCode('client', LIST)).toContain("const client = strapi({\n  baseURL: 'http://localhost:1337/api',\n});");
  });

  it('passes the query as an object', () => {
    expect(clientCall(LIST)).toBe(`const books = client.collection('books');
const result = await books.find({
  fields: ['title', 'price'],
  filters: {
    author: { name: 'Jules Verne' },
    price: { $lt: 12 },
  },
  sort: 'price:desc',
});`);
  });

  it.each([
    [
      'GET /api/books/s2x4w1xwsjgqkd5owydq18ff',
      "const books = client.collection('books');\nconst result = await books.findOne('s2x4w1xwsjgqkd5owydq18ff');",
    ],
    ['GET /api/homepage', "const homepage = client.single('homepage');\nconst result = await homepage.find();"],
    ['DELETE /api/homepage?locale=fr', "const homepage = client.single('homepage');\nawait homepage.delete({ locale: 'fr' });"],
    ['DELETE /api/upload/files/1', 'const files = client.files;\nawait files.delete(1);'],
    [
      'POST /api/books\n\n{ "data": { "price": 1 } }',
      "const books = client.collection('books');\nconst result = await books.create({ price: 1 });",
    ],
    [
      'POST /api/users\n\n{ "email": "a@b.example" }',
      "const users = client.collection('users');\nconst result = await users.create({ email: 'a@b.example' });",
    ],
    ['GET /api/users/me?fields=username', "const response = await client.fetch('/users/me?fields=username');"],
  ])('writes %j', (text, code) => {
    expect(clientCall(text)).toBe(code);
  });

  it('uses fetch for a body that its methods would change', () => {
    expect(clientCall('POST /api/books?nope=1\nContent-Type: application/json\n\n{}'))
      .toBe(`const response = await client.fetch('/books?nope=1', {
  method: 'POST',
  body: JSON.stringify({}),
});`);
  });
});

describe('the forms of a fence', () => {
  it('has the forms that can send the request', () => {
    expect(formsOf(LIST)).toEqual(['curl', 'fetch', 'client']);
    expect(formsOf('POST /graphql\nContent-Type: application/json\n\n{}')).toEqual(['curl', 'fetch']);
  });

  it.each([
    'HTTP/1.1 204 No Content',
    'POST /api/upload\nContent-Type: multipart/form-data; boundary=x',
    'OPTIONS /api/books',
    'GET https://a.example/',
  ])('has no forms for %j', (text) => {
    expect(formsOf(text)).toEqual([]);
  });
});
