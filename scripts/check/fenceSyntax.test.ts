import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {docsFolder, GOOD_HEAD, type DocsFolder} from './testDocs';

let docs: DocsFolder;

beforeEach(() => {
  docs = docsFolder();
});

afterEach(() => docs.remove());

/** Faults of a page with one fence, whose first line is line 8. */
function faultsOf(words: string, code: string): Promise<string[]> {
  docs.write('cms/intro.md', `${GOOD_HEAD}\n\`\`\`${words}\n${code}\n\`\`\`\n`);
  return docs.faults();
}

describe('a fence that its language does not allow', () => {
  it.each([
    ['yaml', 'a:\n\tb: 1', 9],
    ['yaml', 'a: [1, 2', 8],
    ['yaml', 'a: 1\na: 2', 9],
    ['yaml title="docker-compose.yml"', 'services:\n  a: [', 9],
    ['json', '{\n  "a": 1,\n}', 10],
    ['json', '{"a": 1 "b": 2}', 8],
    ['json', '{"a": 1, "a": 2}', 8],
    ['json title="package.json"', '{\n  "a": ...\n}', 7],
    ['text title="package.json"', '{"a": 1,}', 8],
    ['json title="tsconfig.json"', '{"a": }', 7],
    ['js', 'const a = {\n  b: 1\n  c: 2\n};', 10],
    ['js', 'const a: string = "";', 8],
    ['ts', 'function (a: string {}', 8],
    ['ts title="config/server.ts" excerpt', 'port: 1337\nhost: "a"', 9],
    ['jsx', '<Card>', 8],
    ['tsx', 'const a = <Card title=/>;', 8],
    ['css', 'a { color: red', 8],
    ['graphql', 'query {\n  books {\n    title\n}', 11],
    ['graphql', 'type Book {\n  title String\n}', 9],
    ['http', 'GET api/books', 7],
    ['http', 'POST /api/books\nContent-Type: application/json\n\n{\n  "data": {},\n}', 13],
    ['ini title=".env"', 'PORT: 1337', 8],
    ['bash title=".env.production"', 'HOST=0.0.0.0\nPORT 1337', 9],
    ['ini', 'port', 8],
    ['ini title="netlify.toml"', '[build]\ncommand = npm run build', 9],
    ['xml', '<a>\n  <b>\n</a>', 10],
    ['html', '<div class="a" class="b"></div>', 8],
    ['sql', 'SELECT * FORM books', 7],
    ['docker', 'FROM node:22\nRUNN npm ci', 9],
    ['diff', 'a: 1', 8],
  ])('is named: %s %j', async (words, code, line) => {
    const [fault = '', ...others] = await faultsOf(words, code);
    expect(others).toEqual([]);
    expect(fault).toMatch(/^cms\/intro\.md:\d+: the fence isn't valid .+: .+ Correct it, or say after its language/);
    expect(fault).toContain(`:${line}: `);
  });

  it.each(['fails="Unexpected token"', 'noProof="pseudo"', 'title="config/a.json" noProof="output"'])(
    'is left alone if it says so: %s',
    async (words) => {
      expect(await faultsOf(`json ${words}`, '{"a": 1,}')).toEqual([]);
    },
  );

  it.each([
    ['json', '{"a": 1, ...}'],
    ['json', '[\n  {"a": 1},\n  // ...\n]'],
    ['json title="tsconfig.json"', '{\n  // Why.\n  "a": 1,\n}'],
    ['yaml', 'a: 1\n---\nb: 2'],
    ['ts title="config/server.ts" excerpt', "port: 1337,\nhost: '::'"],
    ['ts title="config/middlewares.ts" excerpt', "'strapi::body',\n{name: 'strapi::cors', config: {}}"],
    ['ts', 'const a = await b();\nexport default a satisfies string;'],
    ['tsx title="src/pages/index.astro"', '---\nconst a = 1;\n---\n<Layout>{a}</Layout>'],
    ['js', 'module.exports = {a: <b />};'],
    ['http', 'HTTP/1.1 200 OK\nContent-Type: application/json\n\n{"data": {"a": 1, ...}}'],
    ['ini title=".env"', '# Why\nexport A="x # y"\nB='],
    ['xml', '<?xml version="1.0"?>\n<a><b/></a>'],
    ['graphql', 'type Book {\n  title: String\n}'],
    ['text', '{"a": 1,}'],
    ['bash', 'for a in b; do'],
  ])('is none of these: %s %j', async (words, code) => {
    expect(await faultsOf(words, code)).toEqual([]);
  });
});

describe('a word after the language of a fence', () => {
  it.each([
    ['titel="config/server.ts"', `"titel="config/server.ts"" after the language of the fence isn't a known word. Write title`],
    ['showLineNumber', '"showLineNumber" after the language of the fence isn\'t a known word. Write showLineNumbers'],
    ['noproof="pseudo"', '"noproof="pseudo"" after the language of the fence isn\'t a known word. Write noProof'],
    ['noProof="psuedo"', 'noProof="psuedo" is unknown. Write noProof="…" with one of '],
    ['as="admn"', 'as="admn" is unknown. Write as="…" with one of public, '],
    ['proof="rests"', 'proof="rests" is unknown. Write proof="…" with one of rest, '],
    ['status=99', '"99" isn\'t an HTTP status. Write status=404'],
    ['somethingElse', '"somethingElse" after the language of the fence isn\'t a known word. Remove it, or write one of title, '],
  ])('that is not one is named: %s', async (word, fault) => {
    expect(await faultsOf(`js ${word}`, 'a();')).toEqual([expect.stringContaining(`cms/intro.md:7: ${fault}`)]);
  });

  it.each([
    [
      '{/* proof ass="user": GET /api/books -> 200 */}',
      '"ass="user"" after the language of the fence isn\'t a known word. Write as.',
    ],
    ["{/* proof as='admn': GET /api/books -> 200 */}", 'as="admn" is unknown.'],
    ['{/* proof rows:\n  ass="user" GET /api/books -> 200\n*/}', '"ass="user"" after the language'],
  ])('is named in a note, too: %s', async (note, fault) => {
    docs.write('cms/intro.md', `${GOOD_HEAD}\n| A |\n| --- |\n| 1 |\n\n${note}\n`);
    expect(await docs.faults()).toEqual([expect.stringContaining(`cms/intro.md:11: ${fault}`)]);
  });
});
