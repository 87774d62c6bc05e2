import {describe, expect, it} from 'vitest';
import {parseSourceFile} from 'docs-corpus/sourceFile';
import type {SourceFile} from 'docs-corpus';
import {checkFacts} from './facts';
import {checkHeadingBadges} from './headingBadges';
import {checkLanguageTabs} from './languageTabs';
import {checkNoteHeaders} from './noteHeaders';
import {checkPackages} from './packages';

function page(text: string, docsPath = 'cms/page.mdx'): SourceFile {
  return parseSourceFile(text, docsPath, `docs/${docsPath}`);
}

describe('packages', () => {
  const versions = new Map([
    ['@strapi/strapi', new Set(['5.54.0'])],
    ['@strapi/provider-email-mailgun', new Set(['5.52.1'])],
    ['@strapi/client', new Set(['1.6.2'])],
    ['react', new Set(['18.3.1', '19.3.1'])],
    ['supertest', new Set(['7'])],
  ]);
  const faultsOf = (command: string): string[] =>
    checkPackages(page(`Run \`${command}\`.`), {pinned: '5.54.0', versions}).map(({fault}) => fault);

  it.each([
    'npm install @strapi/strapi@5.54.0 @strapi/client@1.6.2 react@18 supertest@7',
    'npm i -D @strapi/provider-email-mailgun@5.52.1 && yarn add @strapi/provider-email-mailgun@5.54.0',
    'npm install ./own git+https://example.com/own.git react@^18.2.0 react@latest',
    'npx @strapi/strapi@5 start',
    'npm install',
  ])('exist in %s', (command) => {
    expect(faultsOf(command)).toEqual([]);
  });

  it.each([
    ['npm install @strapi/strapi@5.53.0', '"@strapi/strapi@5.53.0" isn\'t a version that the docs are proven with.'],
    ['npm install @strapi/client@5.54.0', '"@strapi/client@5.54.0" isn\'t a version that the docs are proven with.'],
    ['pnpm add -D reakt', 'No lockfile has the package "reakt".'],
    ['npm install react@17', '"react@17" isn\'t a version that the docs are proven with.'],
    ['npx @strapi/strapi@4 start', '"@strapi/strapi@4" isn\'t a version that the docs are proven with.'],
  ])('do not exist in %s', (command, fault) => {
    expect(faultsOf(command)).toEqual([fault]);
  });

  it('are found on their line', () => {
    const text =
      'Text.\n\n```bash\ncd app\nnpm install reakt\n```\n\n```json\n{\n  "dependencies": {\n    "reakt": "1.0.0"\n  }\n}\n```';
    expect(checkPackages(page(text), {pinned: '5.54.0', versions}).map(({line}) => line)).toEqual([5, 11]);
  });
});

it('a page of a licensed feature is not for all plans', () => {
  const known = {providers: [], licensed: ['audit-logs', 'cms-content-releases']};
  const plan = (text: string, docsPath: string): string[] =>
    checkFacts(
      page(
        `<FactsCard>\n  <Fact name="Plan">${text}</Fact>\n</FactsCard>\n\n{/* source: https://docs.strapi.io, read on 2026-11-25: in the Enterprise plan */}`,
        docsPath,
      ),
      known,
    ).map(({fault}) => fault);
  expect(plan('All plans', 'cms/features/audit-logs.md')).toEqual(['The feature of this page needs a license ("audit-logs").']);
  expect(plan('Free feature', 'cms/features/releases.mdx')).toHaveLength(1);
  expect(plan('Enterprise', 'cms/features/audit-logs.md')).toEqual([]);
  expect(plan('All plans', 'cms/features/rbac.md')).toEqual([]);
});

it('a badge is compared with the earliest release of what its heading names', () => {
  const lists = {settings: {'mcp.enabled': '5.47.0', 'mcp.timeout': '5.100.0', other: '5.1.0'}};
  const faults = (heading: string, since: string): string[] =>
    checkHeadingBadges(page(`## ${heading}\n\n<VersionBadge since="${since}" />\n\nText.`), lists).map(({fix}) => fix);
  expect(faults('MCP', '5.47.0')).toEqual([]);
  expect(faults('Something else', '5.9.0')).toEqual([]);
  expect(faults('The server {/* #mcp */}', '5.100.0')).toEqual(['Write <VersionBadge since="5.47.0" />.']);
  expect(faults('The key `mcp.timeout`', '5.47.0')).toEqual(['Write <VersionBadge since="5.100.0" />.']);
});

it('values of the JavaScript tab are in the TypeScript tab', () => {
  const tabs = (typed: string, script: string): string =>
    `<Tabs>\n<TabItem value="ts">\n\n\`\`\`ts title="config/api.ts"\n${typed}\n\`\`\`\n\n</TabItem>\n<TabItem value="js">\n\n\`\`\`js title="config/api.js"\n${script}\n\`\`\`\n\n</TabItem>\n</Tabs>`;
  const faults = (typed: string, script: string): string[] =>
    checkLanguageTabs(page(tabs(typed, script))).map(({fault}) => fault);
  expect(
    faults(
      "import a from 'a';\nexport default { a: 'b', c: 10 };",
      "const a = require('x');\nmodule.exports = { a: 'b', c: 10 };",
    ),
  ).toEqual([]);
  expect(faults("a('b', 10);", "a('c', 10);")).toEqual(["The file in the TypeScript tab doesn't have 'c'."]);
  expect(faults('a(10);', '// Not 20.\na(20);')).toEqual(["The file in the TypeScript tab doesn't have 20."]);
});

describe('headers of notes', () => {
  const linesOf = (note: string): number[] => checkNoteHeaders(page(`Text.\n\n{/* ${note} */}`)).map(({line}) => line);

  it('are faulty after the path', () => {
    expect(linesOf('proof: GET /api/books -H "Authorization: Bearer nope" -> 401')).toEqual([3]);
    expect(linesOf('proof as="user": POST /graphql {"query": "{ books { title } }"} -H "X-Shop: a" -> 400')).toEqual([3]);
    expect(checkNoteHeaders(page('- Item\n  {/* proof: GET /api/books -H "X-Shop: a" -> 200 */}'))).toHaveLength(1);
  });

  it.each([
    'proof: GET /api/books\nAuthorization: Bearer nope\n-> 401',
    'proof rows: Status = status\n  GET /api/books -H "Authorization: Bearer nope"',
    'proof rows:\n  GET /api/books -H "Authorization: Bearer nope"',
    'proof: GET /api/books -> 200, data[0].title contains " -H "',
    'proof: curl -H "X-Shop: a"',
  ])('are accepted in %s', (note) => {
    expect(linesOf(note)).toEqual([]);
  });
});
