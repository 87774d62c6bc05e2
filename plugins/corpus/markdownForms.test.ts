import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {CorpusPage} from 'docs-corpus';
import {parseCorpus} from '.';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'corpus-'));
  mkdirSync(path.join(siteDir, 'docs'));
});

afterEach(() => rmSync(siteDir, {recursive: true}));

function page(body: string): CorpusPage {
  writeFileSync(path.join(siteDir, 'docs/page.md'), body);
  const [found] = parseCorpus(path.join(siteDir, 'docs'));
  if (!found) throw new Error('The page is not in the corpus.');
  return found;
}

/** Without the title, which is derived from the file name. */
function markdown(body: string): string {
  return page(body)
    .markdown.replace(/^# .+\n\n/, '')
    .trimEnd();
}

function text(body: string): string {
  return page(body)
    .sections.map((section) => section.text)
    .join('\n');
}

const FENCE = '\n\n```http\nGET /api/books\n```\n\n';

describe('the Markdown of components', () => {
  it('separates a request from its responses', () => {
    const body = `<ApiCall>\n<Request>${FENCE}</Request>\n<Response status={200}>${FENCE}</Response>\n<Response status={403} title="No token">${FENCE}</Response>\n</ApiCall>`;
    const code = FENCE.trim();
    expect(markdown(body)).toBe(`**Request**\n\n${code}\n\n**Response 200**\n\n${code}\n\n**Response 403: No token**\n\n${code}`);
    expect(text(body)).toBe('Request\nGET /api/books\nResponse 200\nGET /api/books\nResponse 403: No token\nGET /api/books');
  });

  it.each(['{\n  "id": 1,\n  ...\n}', '{ "id": 1, ... }'])(
    'says that a response has more fields than it shows: %s',
    (shortened) => {
      const shown = `\n\n\`\`\`json\n${shortened}\n\`\`\`\n\n`;
      const body = `<ApiCall>\n<Request>${FENCE}</Request>\n<Response status={200}>${shown}</Response>\n</ApiCall>`;
      expect(markdown(body)).toContain('```\n\nThe response has more fields, which `...` stands for.');
      expect(text(body)).not.toContain('more fields');
    },
  );

  it('leaves alone a response whose text has dots', () => {
    const whole = '\n\n```json\n{ "jwt": "eyJhbGciOiJ9...", "title": "Wait ... what" }\n```\n\n';
    const body = `<ApiCall>\n<Request>${FENCE}</Request>\n<Response status={200}>${whole}</Response>\n</ApiCall>`;
    expect(markdown(body)).not.toContain('more fields');
  });

  it('has the command of each package manager', () => {
    const body = '<PackageManagerTabs command="npm install qs" pnpm="pnpm add qs -w" />';
    expect(markdown(body)).toBe(
      '**npm**\n\n```bash\nnpm install qs\n```\n\n**yarn**\n\n```bash\nyarn add qs\n```\n\n**pnpm**\n\n```bash\npnpm add qs -w\n```',
    );
    expect(text(body)).toBe('npm\nnpm install qs\nyarn\nyarn add qs\npnpm\npnpm add qs -w');
  });

  it('has the text of badges', () => {
    const body =
      '<VersionBadge since="5.12.0" /> <PlanBadge plan="Growth" /> <CheckBadge /> <BetaBadge /> <FutureFlagBadge flag="flagName" />\n\nText.';
    expect(text(body)).toBe('Since 5.12.0\nGrowth plan\nCheck\nBeta\nFuture flag: flagName\nText.');
    expect(markdown(body)).toBe('*Since 5.12.0*\n\n*Growth plan*\n\n*Check*\n\n*Beta*\n\n*Future flag: flagName*\n\nText.');
  });

  it('shows facts and cards as lists', () => {
    expect(
      markdown('<FactsCard>\n  <Fact name="Kind">All **plans**</Fact>\n  <Fact name="Since">5.0.0</Fact>\n</FactsCard>'),
    ).toBe('- **Kind:** All **plans**\n\n- **Since:** 5.0.0');
    expect(markdown('<Cards>\n  <Card title="REST" to="/cms/rest">Send requests.</Card>\n</Cards>')).toBe(
      '- **[REST](https://docs.strapi.io/cms/rest)**\n\n  Send requests.',
    );
  });

  it('has scenes of the admin panel as images with their alt text, without the numbers that only the image explains', () => {
    expect(markdown('Click **Publish** <Mark n={2} />.\n\n<Screenshot scene="content-manager-list" />')).toMatch(
      /^Click \*\*Publish\*\*\.\n\n!\[The list of books in the Content Manager\..+\]\(https:\/\/docs\.strapi\.io\/img\/admin\/content-manager-list\.light\.webp\)$/,
    );
    expect(text('Click **Publish** <Mark n={2} />')).toBe('Click Publish');
  });

  it('describes the query builder, and keeps its example', () => {
    const body = `<QueryBuilder>\n\nFor example:\n${FENCE}</QueryBuilder>`;
    expect(markdown(body)).toMatch(/^\*In a browser, this is a form .+\*\n\nFor example:\n\n```http\nGET \/api\/books\n```$/);
    expect(text(body)).toMatch(/^In a browser, this is a form .+\nFor example:\nGET \/api\/books$/);
  });

  it('has titles of columns and expandables', () => {
    expect(markdown('<Columns>\n<Column title="Strapi 4">\n\nOld.\n\n</Column>\n<Column>\n\nNew.\n\n</Column>\n</Columns>')).toBe(
      '**Strapi 4**\n\nOld.\n\nNew.',
    );
    expect(markdown('<Expandable title="More">\n\nHidden.\n\n</Expandable>')).toBe('**More**\n\nHidden.');
  });

  it('has the content of the card of a breaking change', () => {
    const body =
      '<BreakingChangeCard title="No id" to="/cms/ids" affects="Clients" area="api">\n\nGone.\n\n</BreakingChangeCard>';
    expect(markdown(body)).toBe(
      '**Breaking change: [No id](https://docs.strapi.io/cms/ids)**\n\nGone.\n\n- **Area:** REST and GraphQL APIs\n- **Affects:** Clients\n- **Plugin authors:** Not affected\n- **Codemod:** None: change it manually',
    );
    expect(text(body)).toBe(
      'Breaking change\nNo id\nGone.\nArea: REST and GraphQL APIs\nAffects: Clients\nPlugin authors: Not affected\nCodemod: None: change it manually',
    );
  });

  it('omits a swatch, because its value follows', () => {
    expect(markdown('<Swatch color="#4945ff" />`#4945ff` light')).toBe('`#4945ff` light');
  });

  it('has all admonitions of the site', () => {
    expect(markdown(':::prerequisites\n\nNode.js\n\n:::')).toBe('> **Prerequisites**\n>\n> Node.js');
  });
});

describe('incorrect use of a component is reported with file, line, and fix', () => {
  const request = `<Request>${FENCE}</Request>`;
  const response = `<Response status={200}>${FENCE}</Response>`;

  it.each([
    ['<Cardz />', 1, '<Cardz> is an unknown component. Use a component of CONTRIBUTING.md'],
    ['<BetaBadge color="red" />', 1, '<BetaBadge> has no prop "color". Remove it'],
    ['<PlanBadge plan="Gold" />', 1, '<PlanBadge> cannot use this plan. Write plan="Community" or "Growth" or "Enterprise"'],
    ['<VersionBadge since="v5" />', 1, '<VersionBadge> cannot use this since. Write since="5.12.0"'],
    ['<VersionBadge />', 1, '<VersionBadge> has no since. Write since="5.12.0"'],
    ['<VersionBadge since={latest} />', 1, '<VersionBadge> cannot use this since. Write since="5.12.0"'],
    ['<BetaBadge {...props} />', 1, '<BetaBadge> gets its props from {...}. Remove it'],
    [`<ApiCall>\n${response}\n</ApiCall>`, 1, 'a <Response> has no <Request> before it. Put its <Request> first in <ApiCall>'],
    [`<ApiCall>\n${request}\n</ApiCall>`, 1, 'a <Request> has no <Response>. Put its <Response> after it in <ApiCall>'],
    [`<ApiCall>\n${request}\n${response}\n${request}\n</ApiCall>`, 1, '<ApiCall> has several requests. Give each'],
    [`Text.\n\n${response}`, 3, '<Response> is outside <ApiCall>. Put it directly into <ApiCall>'],
    [`<ApiCall>\n${request}\n<Response>${FENCE}</Response>\n</ApiCall>`, 9, '<Response> has no status. Write status={200}'],
    [
      `<ApiCall>\n${request}\n<Response status="200">${FENCE}</Response>\n</ApiCall>`,
      9,
      '<Response> cannot use this status. Write status={200}',
    ],
    [
      `<ApiCall>\n<Request>\n\nText.\n\n</Request>\n${response}\n</ApiCall>`,
      2,
      '<Request> contains more than code. Put one or more fences',
    ],
    [
      `<ApiCall>\n\nText.\n\n${request}\n${response}\n</ApiCall>`,
      1,
      '<ApiCall> holds text. Put only <Request> and <Response> into it',
    ],
    ['<Tabs>\n<TabItem value="a">One.</TabItem>\n</Tabs>', 1, 'a group of tabs has only one tab. Add the other tabs'],
    ['<Tabs></Tabs>', 1, '<Tabs> is empty. Put <TabItem> into it'],
    ['<TabItem value="a">One.</TabItem>', 1, '<TabItem> is outside <Tabs>'],
    [
      '<Tabs>\n<TabItem value="a">One.</TabItem>\n<TabItem value="a">Two.</TabItem>\n</Tabs>',
      1,
      'two tabs have the value "a". Give each tab its own value',
    ],
    ['<div style="color: red">\n\nRed.\n\n</div>', 1, "<div> has its style as text. Write style={{color: 'red'}}"],
    ['A line<br>break</br>.', 1, '<br> has content. Write <br />'],
    ['A <span onClick="go()">word</span>.', 1, '<span> runs code with "onClick". Remove it'],
    [
      '<div dangerouslySetInnerHTML={{__html: "x"}} />',
      1,
      '<div> has its content as "dangerouslySetInnerHTML". Write it between',
    ],
    ['<PackageManagerTabs command="npm audit" />', 1, '"npm audit" can\'t be converted for yarn. Add yarn="…"'],
    [
      '<PackageManagerTabs command="yarn add qs" />',
      1,
      '<PackageManagerTabs> cannot use this command. Write command="npm install qs"',
    ],
    ['<Cards>\n<Card title="REST" to="./rest.md" />\n</Cards>', 2, '<Card> cannot use this to. Write to="/cms/api/rest"'],
    ['<Fact name="Kind">All</Fact>', 1, '<Fact> is outside <FactsCard>'],
    [
      'Text.\n\n<Screenshot scene="no-such-scene" />',
      3,
      'there is no screenshot of the scene "no-such-scene". Correct the name, or',
    ],
    ['Click <Mark n="1" />.', 1, '<Mark> cannot use this n. Write n={1}'],
    ['<Expandable title="More"></Expandable>', 1, '<Expandable> is empty. Write its text between its tags'],
  ])('%s', (body, line, message) => {
    expect(() => page(body)).toThrow(`docs/page.md:${line}: ${message}`);
  });
});

describe('the folder of a component', () => {
  const root = path.join(import.meta.dirname, '../../src/components');
  const folders = readdirSync(root, {withFileTypes: true}).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

  it.each(folders)('%s has all of its parts', (folder) => {
    expect(missingParts(root, folder, readFileSync(path.join(root, 'markdown.ts'), 'utf8'))).toEqual([]);
  });

  it.each(folders)('%s has a story without faults', (folder) => {
    const story = readFileSync(path.join(root, folder, 'story.mdx'), 'utf8');
    // The images of a story are imported, which pages can't do.
    expect(() => page(story.replace(/=\{(light|dark)\}/g, '="/$1.png"'))).not.toThrow();
  });

  it('is reported with its missing parts', () => {
    const made = path.join(siteDir, 'components');
    mkdirSync(path.join(made, 'Quote'), {recursive: true});
    writeFileSync(path.join(made, 'Quote/index.tsx'), 'export function Quote() {}\nexport function Source() {}\n');
    writeFileSync(path.join(made, 'Quote/markdown.ts'), 'export const Quote = {};\nexport const Line = {};\n');
    writeFileSync(path.join(made, 'Quote/story.mdx'), '<Quotes />\n');
    expect(missingParts(made, 'Quote', '')).toEqual([
      "src/components/markdown.ts doesn't list it. Add: export * from './Quote/markdown';",
      'markdown.ts has no Markdown form of <Source>. Export one named Source.',
      "story.mdx doesn't show <Quote>. Add an example.",
      "story.mdx doesn't show <Line>. Add an example.",
      'index.tsx has no component <Line>. Export one.',
    ]);
    mkdirSync(path.join(made, 'Empty'));
    expect(missingParts(made, 'Empty', "export * from './Empty/markdown';")).toEqual([
      'src/components/Empty/index.tsx is missing. CONTRIBUTING.md says what it contains.',
      'src/components/Empty/markdown.ts is missing. CONTRIBUTING.md says what it contains.',
      'src/components/Empty/story.mdx is missing. CONTRIBUTING.md says what it contains.',
    ]);
  });
});

/** The missing parts of a component, with the fix. */
function missingParts(root: string, folder: string, list: string): string[] {
  const isListed = list.includes(`export * from './${folder}/markdown';`);
  const unlisted = `src/components/markdown.ts doesn't list it. Add: export * from './${folder}/markdown';`;
  return [...(isListed ? [] : [unlisted]), ...missingFiles(root, folder)];
}

function missingFiles(root: string, folder: string): string[] {
  const missing = ['index.tsx', 'markdown.ts', 'story.mdx'].filter((name) => !existsSync(path.join(root, folder, name)));
  if (missing.length > 0) {
    return missing.map((name) => `src/components/${folder}/${name} is missing. CONTRIBUTING.md says what it contains.`);
  }
  const read = (name: string): string => readFileSync(path.join(root, folder, name), 'utf8');
  const shown = exportsOf(read('index.tsx'));
  const forms = exportsOf(read('markdown.ts'));
  const story = read('story.mdx');
  return [
    ...shown
      .filter((name) => !forms.includes(name))
      .map((name) => `markdown.ts has no Markdown form of <${name}>. Export one named ${name}.`),
    ...forms
      .filter((name) => !new RegExp(`<${name}\\b`).test(story))
      .map((name) => `story.mdx doesn't show <${name}>. Add an example.`),
    ...forms
      .filter((name) => !shown.includes(name) && !isImportedByPages(path.join(root, folder), name))
      .map((name) => `index.tsx has no component <${name}>. Export one.`),
  ];
}

/** Whether a folder inside the component's folder exports it, because only one page uses it and others don't load it. */
function isImportedByPages(folder: string, name: string): boolean {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith(`${path.sep}index.tsx`));
  return files.some((file) => readFileSync(path.join(folder, file), 'utf8').includes(`export default function ${name}(`));
}

function exportsOf(code: string): string[] {
  const declared = [...code.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name = '']) => name);
  const passedOn = [...code.matchAll(/^export \{(?:default as )?(\w+)\}/gm)].map(([, name = '']) => name);
  return [...declared, ...passedOn];
}
