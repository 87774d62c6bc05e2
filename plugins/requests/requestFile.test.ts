import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {createCorpusReader} from '../corpus';
import {requestFile} from './requestFile';

const SITE = 'https://docs.example.com';

/** The file of a page with this text. */
function fileOf(...lines: string[]): string | null {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'requests-'));
  try {
    const docsDir = path.join(siteDir, 'docs');
    mkdirSync(docsDir);
    writeFileSync(path.join(docsDir, 'books.mdx'), `---\ntitle: Books\n---\n\n${lines.join('\n')}\n`);
    const reader = createCorpusReader({docsDir, siteDir, siteUrl: SITE});
    const [page] = reader.pages();
    if (!page) throw new Error('There is no page.');
    return requestFile(page, reader.fences(page.id), SITE);
  } finally {
    rmSync(siteDir, {recursive: true});
  }
}

/** The file without the lines before the first request. */
function requestsOf(...lines: string[]): string | undefined {
  return fileOf(...lines)?.replace(/^[\s\S]*?(?=###)/, '');
}

it('begins with the page, the app, and the variables that its requests use', () => {
  expect(
    fileOf(
      '```http',
      'PUT /api/books/1',
      'Authorization: Bearer YOUR_API_TOKEN',
      '```',
      '',
      '## Users {/* #users */}',
      '',
      "```http as='user'",
      'GET /api/users/me',
      '```',
    ),
  ).toBe(`# Requests of the page "Books": https://docs.example.com/books
# For the REST Client of VS Code and for JetBrains IDEs. Send them to the bookshop of the docs:
# https://docs.example.com/bookshop.zip

@host = http://localhost:1337
@token = YOUR_API_TOKEN
@jwt = YOUR_JWT

### Books

PUT {{host}}/api/books/1
Authorization: Bearer {{token}}

### Users

GET {{host}}/api/users/me
Authorization: Bearer {{jwt}}
`);
});

it('has the title, headers, and body of a request, and not its response', () => {
  expect(
    requestsOf(
      '<ApiCall>',
      '<Request title="Change a price">',
      '',
      '```http',
      'PUT /api/books/1',
      'Host: localhost:1337',
      'Content-Type: application/json',
      '',
      '{',
      '  "data": { "price": 13 }',
      '}',
      '```',
      '',
      '</Request>',
      '<Response status={200}>',
      '',
      '```http',
      'HTTP/1.1 200 OK',
      '```',
      '',
      '</Response>',
      '</ApiCall>',
    ),
  ).toBe(
    '### Books: Change a price\n\nPUT {{host}}/api/books/1\nContent-Type: application/json\n\n{\n  "data": { "price": 13 }\n}\n',
  );
});

it('writes a query on one line, with brackets as they are and spaces encoded', () => {
  expect(requestsOf('```http', 'GET /api/books', '    ?filters[author][name]=Mary Shelley', '    &sort=title', '```')).toBe(
    '### Books\n\nGET {{host}}/api/books?filters[author][name]=Mary%20Shelley&sort=title\n',
  );
});

it('reads uploaded files from the folder of the requests', () => {
  expect(
    requestsOf(
      '```bash',
      'curl -X POST "http://localhost:1337/api/upload?id=2" \\',
      '  -H "Authorization: Bearer YOUR_API_TOKEN" \\',
      '  -F "files=@cover.png" -F ref=api::book.book',
      '```',
    ),
  ).toBe(`### Books

POST {{host}}/api/upload?id=2
Authorization: Bearer {{token}}
Content-Type: multipart/form-data; boundary=boundary

--boundary
Content-Disposition: form-data; name="files"; filename="cover.png"
Content-Type: image/png

< ./cover.png
--boundary
Content-Disposition: form-data; name="ref"

api::book.book
--boundary--
`);
});

it('sends the data of a command', () => {
  expect(
    requestsOf(
      '```bash',
      'curl http://localhost:1337/api/books \\',
      '  -H "Content-Type: application/json" -d \'{"data": {}}\'',
      '```',
    ),
  ).toBe(`### Books

POST {{host}}/api/books
Content-Type: application/json

{"data": {}}
`);
});

it('sends GraphQL as JSON, with the variables below the query', () => {
  const text = requestsOf(
    '```graphql as="full-access"',
    'query ($id: ID!) {',
    '  book(documentId: $id) { title }',
    '}',
    '```',
    '',
    '```json title="Variables"',
    '{"id": "a1"}',
    '```',
  );
  expect(text).toContain('POST {{host}}/graphql\nAuthorization: Bearer {{token}}\nContent-Type: application/json\n\n');
  expect(JSON.parse(text?.slice(text.indexOf('\n{\n')) ?? '')).toEqual({
    query: 'query ($id: ID!) {\n  book(documentId: $id) { title }\n}',
    variables: {id: 'a1'},
  });
});

it.each([
  ['DELETE /api/books/1', ''],
  ['DELETE /api/books/1?locale=fr', ''],
  ['POST /api/auth/local/register', '{"username": "a"}'],
  ['POST /api/auth/change-password', '{"password": "a"}'],
  ['POST /api/users', '{"username": "a"}'],
  ['PUT /api/users/2', '{"blocked": true}'],
  ['POST /api/books', '{"data": {"isbn": "9780000000019"}}'],
])('has %s %s as a comment, so that the whole file can be sent several times', (line, body) => {
  const text = requestsOf('```http', line, 'Content-Type: application/json', '', body || '{}', '```');
  expect(text?.split('\n').filter((part) => part !== '' && !part.startsWith('#'))).toEqual([]);
  expect(text).toContain(`remove the "# " from the lines below.\n# ${line.replace(' ', ' {{host}}')}\n# Content-Type`);
});

it.each([
  ['deleteBook(documentId: "a") { documentId }', true],
  ['register(input: {username: "a"}) { jwt }', true],
  ['changePassword(password: "a") { jwt }', true],
  ['createUsersPermissionsUser(data: {}) { data { username } }', true],
  ['createBook(data: {title: "a"}) { title }', false],
])('has the mutation %s as a comment: %s', (field, isComment) => {
  const text = requestsOf('```graphql', `mutation { ${field} }`, '```');
  expect(text?.includes('# POST {{host}}/graphql')).toBe(isComment);
});

it("doesn't exist for a page without requests to the reader's project", () => {
  expect(
    fileOf(
      '```http noProof="v4-code"',
      'GET /api/books?publicationState=live',
      '```',
      '',
      '```graphql',
      'type Book { title: String }',
      '```',
      '',
      '```bash',
      'curl -sI https://shop.example/api/books | grep age',
      'npm run develop',
      '```',
    ),
  ).toBeNull();
});
