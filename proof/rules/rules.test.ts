import {describe, expect, it} from 'vitest';
import {parseSourceFile} from '../../plugins/corpus/sourceFile';
import type {SourceFile} from '../../plugins/corpus';
import {readPanelFile} from '../names/panelFile';
import {checkCounts} from './counts';
import {checkCronWords} from './cronWords';
import {checkFacts} from './facts';
import {checkHeadingBadges} from './headingBadges';
import {checkLanguageTabs} from './languageTabs';
import {checkMenuPaths, SECTIONS} from './menuPaths';
import {checkPackages} from './packages';
import {checkTitledPaths} from './titledPaths';

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
    checkFacts(page(`<FactsCard>\n  <Fact name="Plan">${text}</Fact>\n</FactsCard>`, docsPath), known).map(({fault}) => fault);
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

it.each([
  ['`0 30 2 * * *` runs at 2:30.', 0],
  ['`30 14 * * MON` runs at 2:30 pm, and `0 9 * * *` at 9:00.', 0],
  ['`* 3 * * *` runs from 3:00 to 3:59.', 0],
  ['`30 2 * * *` runs at 2:30 pm.', 1],
  ['| Rule | Time |\n| --- | --- |\n| `30 2 * * *` | at 3:30 |\n| `0 9 * * *` | at 9:00 |', 1],
])('times and rules are compared in %j', (text, count) => {
  expect(checkCronWords(page(text))).toHaveLength(count);
});

it.each([
  ['Save it in `config/server`:\n\n```js title="config/server.js"\n```', 0],
  ['Save it in `config/`:\n\n```js title="config/server.js"\n```', 0],
  ['Unlike `config/api`, it is read later:\n\n```js title="config/server.js"\n```', 0],
  ['Save it in `config/servers`.\n\n```js title="config/server.js"\n```', 0],
  ['Save it in `config/servers`:\n\n```js title="config/server.js"\n```', 1],
  ['1. Save it in `src/api/books/x.ts`: {/* proof: boots */}\n\n   ```ts title="src/api/book/x.ts"\n   ```', 1],
])('files and titles are compared in %j', (text, count) => {
  expect(checkTitledPaths(page(text))).toHaveLength(count);
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

it.each([
  ['There are two ways to do it: {/* proof: boots */}\n\n- one\n- two', 0],
  ['Its parts are kept in three places:\n\n| a |\n| --- |\n| b |', 0],
  ['Two keys are checked one after the other:\n\n| Key |\n| --- |\n| a |\n| b |', 0],
  ['Each filter sends two values:\n\n- a\n- b\n- c', 0],
  ['Frankenstein has four rows:\n\n| Call |\n| --- |\n| a |', 0],
  ['It has two values: `a` and `b`. Two more words: see `c`.', 0],
  ['There are two ways to do it:\n\n- one\n- two\n- three', 1],
  ['Text. Its parts are kept in three places:\n\n1. one\n2. two', 1],
  ['Three keys are checked:\n\n| Key |\n| --- |\n| a |\n| b |', 1],
  ['It has four possible values: `a`, `b`, and `c`.', 1],
])('numbers and lists are compared in %j', (text, count) => {
  expect(checkCounts(page(text))).toHaveLength(count);
});

describe('paths in the menu', () => {
  it('have the names of sections that the panel shows', () => {
    expect(SECTIONS.filter((section) => !readPanelFile(process.cwd())?.texts.includes(section))).toEqual([]);
  });

  it.each([
    ['**Settings > Users & Permissions plugin > Roles**', []],
    ['**Settings > Media Library** and **Content Manager > User** and **Settings**', []],
    ['**Roles > Settings > Administration panel**', ['Settings > Administration panel > Roles']],
    ['**Settings > Roles > Users & Permissions plugin**', ['Settings > Users & Permissions plugin > Roles']],
    ['**Settings > Administration Panel > Roles**', ['Settings > Administration panel > Roles']],
    ['**Email plugin > Configuration**', ['Settings > Email plugin > Configuration']],
  ])('are in the order of %s', (text, right) => {
    expect(checkMenuPaths(page(text)).map(({fix}) => fix)).toEqual(right.map((path) => `Write "${path}" if that is meant.`));
  });
});
