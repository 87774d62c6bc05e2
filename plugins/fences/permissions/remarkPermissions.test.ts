import path from 'node:path';
import {unified} from 'unified';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {expect, it} from 'vitest';
import {readPermissions} from 'docs-corpus/records/permissions';
import {remarkPermissions} from './remarkPermissions';

const record = readPermissions(path.resolve(import.meta.dirname, '../../..'));

/** The texts below the requests of a page. */
function labels(page: string): string[] {
  const root = unified().use(remarkParse).use(remarkMdx).parse(page);
  remarkPermissions({record})(root);
  return [...JSON.stringify(root).matchAll(/"html","value":"(Needs.*?[^\\])"/g)].map(([, html = '']) =>
    html.replace(/<[^>]+>/g, ''),
  );
}

function request(line: string, meta = ''): string {
  return `\`\`\`http ${meta}\n${line}\n\`\`\`\n`;
}

it.each([
  ['GET /api/books', 'find on Book'],
  ['GET /api/books?filters[title]=Emma&sort=title', 'find on Book'],
  ['GET /api/books\n  ?fields=title\n  &locale=fr', 'find on Book'],
  ['GET /api/books/s2x4w1xwsjgqkd5owydq18ff?populate=author HTTP/1.1\nHost: localhost:1337', 'findOne on Book'],
  ['PUT /api/books/:documentId\nContent-Type: application/json\n\n{"data": {}}', 'update on Book'],
  ['DELETE /api/homepage', 'delete on Homepage'],
  ['GET /api/users/me', 'user.me on Users-permissions'],
  ['GET /api/users/2', 'user.findOne on Users-permissions'],
  ['POST /api/upload', 'content-api.upload on Upload'],
  ['PUT /content-manager/collection-types/api::book.book/x', 'an administrator'],
])('shows the permission for %s', (line, needs) => {
  expect(labels(request(line))).toEqual([`Needs ${needs}`]);
});

it.each(['GET /admin/init', 'GET /_health', 'GET /api/shelves', 'GET /api/books/1/pages', 'HTTP/1.1 200 OK'])(
  'shows nothing for %s',
  (line) => {
    expect(labels(request(line))).toEqual([]);
  },
);

it('reads commands with one request', () => {
  const command = (text: string): string[] => labels(`\`\`\`bash\n${text}\n\`\`\`\n`);
  expect(command('curl -g "http://localhost:1337/api/books?sort=title"')).toEqual(['Needs find on Book']);
  expect(command('curl http://localhost:1337/api/books \\\n  -d "{}"')).toEqual(['Needs create on Book']);
  expect(command('curl -X DELETE http://localhost:1337/api/books/x')).toEqual(['Needs delete on Book']);
  expect(command('curl http://localhost:1337/api/books\ncurl http://localhost:1337/api/authors')).toEqual([]);
});

it('shows nothing for a request that fails or is not sent', () => {
  const get = 'GET /api/books';
  for (const meta of [
    'status=403',
    'status={403}',
    'status="200 401"',
    'fails="Invalid key"',
    'noProof="v4-code"',
    "noProof='v4-code'",
  ])
    expect(labels(request(get, meta))).toEqual([]);
  expect(labels(request(get, 'as="user" status=200'))).toHaveLength(1);
  expect(labels(`${request(get)}\nThe response:\n\n${request('HTTP/1.1 404 Not Found')}`)).toEqual([]);
  expect(labels(`${request(get)}\n\`\`\`json\n{"data": null, "error": {"status": 400}}\n\`\`\`\n`)).toEqual([]);
  const call = (...responses: string[]): string[] =>
    labels(`<ApiCall>\n<Request>\n\n${request(get)}\n</Request>\n${responses.join('')}</ApiCall>\n`);
  const response = (status: number, body = '{}'): string =>
    `<Response status={${status}}>\n\n\`\`\`json\n${body}\n\`\`\`\n\n</Response>\n`;
  expect(call(response(403))).toEqual([]);
  expect(call(response(200, '{"errors": [{"message": "Forbidden access"}], "data": null}'))).toEqual([]);
  expect(call(response(200), response(403))).toEqual(['Needs find on Book']);
});

it('appears below the request and its variables', () => {
  const root = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .parse('<Request>\n\n```graphql\n{ books { title } }\n```\n\n```json title="Variables"\n{}\n```\n\n</Request>\n');
  remarkPermissions({record})(root);
  const [pane] = root.children;
  expect(pane && 'children' in pane && pane.children.map(({type}) => type)).toEqual(['code', 'code', 'mdxJsxFlowElement']);
});

it('knows the routes that a page adds', () => {
  const page = (route: string): string[] =>
    labels(
      `\`\`\`ts title="src/api/book/routes/01-more.ts"\nexport default {\n  routes: [${route}],\n};\n\`\`\`\n\n${request('GET /api/books/popular')}`,
    );
  const route = (rest: string): string => `{ method: 'GET', path: '/books/popular', ${rest} }`;
  expect(page(route("handler: 'api::book.book.popular'"))).toEqual(['Needs popular on Book']);
  expect(page(route("handler: 'lists.popular'"))).toEqual(['Needs lists.popular on Book']);
  expect(page(route("handler: 'book.popular', config: { auth: { scope: ['api::review.review.find'] } }"))).toEqual([
    'Needs find on Review',
  ]);
  expect(page(route("handler: 'book.popular', config: { auth: false }"))).toEqual([]);
  expect(page(route("handler: 'book.popular', config: open"))).toEqual([]);
  expect(page(route('handler: () => ({}),'))).toEqual([]);
});

it('shows the permissions for a GraphQL operation and its relations', () => {
  const query = (text: string, before = ''): string[] => labels(`${before}\`\`\`graphql\n${text}\n\`\`\`\n`);
  expect(query('{ books(filters: { author: { name: { eq: "a } b" } } }) { title } }')).toEqual(['Needs find on Book']);
  expect(
    query('query Page($id: ID! = "x") { it: book(documentId: $id) { author @include(if: true) { books { title } } } }'),
  ).toEqual(['Needs findOne on Book and find on Author and Book']);
  expect(
    query('{ books_connection { nodes { ...Card } } } fragment Card on Book { genres { name } reviews { rating } }'),
  ).toEqual(['Needs find on Book, Genre, and Review']);
  expect(
    query(
      '{ homepage { sections { __typename ... on ComponentHomeBanner { text } } } books { ... on Book { author { name } } } }',
    ),
  ).toEqual(['Needs find on Homepage, Book, and Author']);
  expect(query('mutation { deleteBook(documentId: "x") { documentId } }')).toEqual(['Needs delete on Book']);
  expect(query('{ usersPermissionsUsers { role { name } } }')).toEqual(['Needs user.find and role.find on Users-permissions']);
  expect(query('{ bestsellers { title } books { title } }')).toEqual([]);
  const config = (field: string): string => `\`\`\`ts\nuse({ resolversConfig: { '${field}': { auth: false } } })\n\`\`\`\n\n`;
  expect(query('{ books { title } }', config('Query.bestsellers'))).toEqual(['Needs find on Book']);
  expect(query('{ books { title } }', config('Query.books'))).toEqual([]);
});
