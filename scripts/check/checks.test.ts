import escapeRegExp from 'escape-string-regexp';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {docsFolder, GOOD_HEAD, type DocsFolder} from './testDocs';

let docs: DocsFolder;

const IMAGES = ['a', 'a-b', 'c', 'colour', 'colour-dark', 'roles', 'the-roles', 'x'];

beforeEach(() => {
  docs = docsFolder();
  for (const image of IMAGES) docs.write(`../static/img/${image}.png`, '');
});

afterEach(() => docs.remove());

/** Faults of a page whose text begins on line 7. It has no empty sections. */
function faultsOf(text: string): Promise<string[]> {
  docs.write('cms/intro.md', `${GOOD_HEAD}\n${text}\n\n`.replace(/^(#+.*)\n\n/gm, '$1\nText.\n'));
  return docs.faults();
}

function faultsOfHead(from: string, to: string): Promise<string[]> {
  docs.write('cms/intro.md', GOOD_HEAD.replace(from, to));
  return docs.faults();
}

/** Planted faults: the text, its line, the start of the message, and the fix. */
type Planted = [text: string, line: number, reason: string, fix: string];

function message(line: number, reason: string, fix: string): unknown {
  return expect.stringMatching(new RegExp(`^cms/intro\\.md:${line}: ${escapeRegExp(reason)}\\. .*${escapeRegExp(fix)}`));
}

describe('numbers of pictures', () => {
  const picture = '<Screenshot scene="draft-and-publish-setting" />';
  const other = '<Screenshot scene="quick-start-relation" />';
  const steps = (...numbers: number[]): string => numbers.map((n) => `1. Click **Finish** <Mark n={${n}} />.`).join('\n');

  it.each([
    `${steps(1, 2, 3)}\n\n${picture}`,
    `${picture}\n\n${steps(1, 2, 3)}`,
    `${steps(1, 2, 3)}\n\n${picture}\n\n${steps(1, 2)}\n\n${other}`,
    `${steps(1, 2, 3)}\n\n${picture}\n\n## More\n\nText.\n\n<Screenshot scene="quick-start-result" />`,
  ])('are right in %j', async (text) => {
    expect(await faultsOf(text)).toEqual([]);
  });

  it.each<Planted>([
    [`${steps(1, 2, 3, 4)}\n\n${picture}`, 10, "the mark 4 isn't in its screenshot, which has 3 numbers", 'Correct the number'],
    [steps(1), 7, 'the mark 1 is in a section without a numbered screenshot', 'put the <Screenshot> into the same section'],
    [
      `${steps(1, 2)}\n\n${picture}`,
      10,
      'the screenshot has the number 3, but no step has a mark for it',
      'Write <Mark n={3} />',
    ],
    [`${steps(1, 2, 2, 3)}\n\n${picture}`, 9, 'the mark 2 is in two steps of the same screenshot', 'Correct the number'],
    [
      `${steps(1, 2, 3)}\n\n${picture}\n\n${steps(1, 2, 3)}\n\n${picture}`,
      17,
      'the screenshot "draft-and-publish-setting" is also on line 11',
      'Show another scene',
    ],
    [picture, 7, 'the screenshot has the numbers 1, 2, 3, but no step has a mark for it', 'Write <Mark n={1} />'],
  ])('are missed in %j', async (text, line, reason, fix) => {
    expect(await faultsOf(text)).toEqual([message(line, reason, fix)]);
  });
});

describe('a component without what it needs', () => {
  it.each<Planted>([
    ['<FactsCard />', 7, '<FactsCard> is empty', 'Put <Fact> into it'],
    [
      '<FactsCard>\n  <Fact name="Plan">All plans.</Fact>\n</FactsCard>',
      7,
      '<FactsCard> has only one fact',
      'Write it as a sentence, or add the other facts',
    ],
    [
      '<FactsCard>\n  <Fact name="Name in URLs">`github`</Fact>\n  <Fact name="Username">The login</Fact>\n</FactsCard>',
      7,
      '<FactsCard> has no fact "Callback URL"',
      'Write <Fact name="Callback URL">',
    ],
    [
      '<FactsCard>\n  <Fact name="URL">One.</Fact>\n  <Fact name="URL">Two.</Fact>\n</FactsCard>',
      7,
      'two facts have the name "URL"',
      'Write them as one',
    ],
    [
      '<Tabs>\n<TabItem value="a">\n</TabItem>\n<TabItem value="b">\n\nText.\n\n</TabItem>\n</Tabs>',
      8,
      '<TabItem> is empty',
      'Write its text between its tags',
    ],
    ['<a>Text</a>', 7, '<a> has no href', 'Write href="…"'],
    ['<div class="x">Text</div>', 7, '<div> has no attribute "class"', 'Write className'],
    ['<img src="/img/roles.png" alt="The roles" widht="5" />', 7, '<img> has no attribute "widht"', 'Write width'],
  ])('is named: %j', async (text, line, reason, fix) => {
    expect(await faultsOf(text)).toEqual([message(line, reason, fix)]);
  });

  it('is named if it is a snippet', async () => {
    docs.write('snippets/note.md', '---\ntitle: Note\n---\n\nText {props.name}.\n');
    const page = (props: string): Promise<string[]> => faultsOf(`import Note from '../snippets/note.md';\n\n<Note${props} />`);
    expect(await page(' name="a"')).toEqual([]);
    expect(await page('')).toEqual([
      message(9, '<Note> has no name, which the snippet snippets/note.md shows', 'Write name="…"'),
    ]);
    expect(await page(' nam="a"')).toEqual([message(9, 'the snippet snippets/note.md doesn\'t show "nam"', 'Write name="…"')]);
  });

  it('is named if its release is not documented yet', async () => {
    docs.write('cms/intro.md', `${GOOD_HEAD}\n<VersionBadge since="5.99.0" />\n\n<VersionBadge since="5.10.0" />\n`);
    expect(await docs.faults(undefined, undefined, true)).toEqual([
      expect.stringMatching(
        /^cms\/intro\.md:7: The badge says 5\.99\.0, but these docs describe Strapi 5\.\d+\.\d+\. Name the release/,
      ),
    ]);
  });
});

describe('spelling', () => {
  it.each<Planted>([
    ['Text.\n\nYou recieve a token.', 9, '"recieve" isn\'t in the dictionary', 'Write "receive"'],
    ['The colour of the button.', 7, '"colour" isn\'t in the dictionary', 'Write "color"'],
    ['One line\nand one with a **mistaek** in bold.', 8, '"mistaek" isn\'t in the dictionary', 'Write "mistake"'],
    ['## A headng', 7, '"headng" isn\'t in the dictionary', 'Write "heading"'],
    ['| A | B |\n| --- | --- |\n| one | tabel |', 9, '"tabel" isn\'t in the dictionary', '"table"'],
    [
      '![The lsit of roles](/img/roles.png)',
      7,
      '"lsit" isn\'t in the dictionary',
      'add the word as a line of docs/dictionary.txt',
    ],
    [
      '<Expandable\n  title="The hole responce"\n>\n\nText.\n\n</Expandable>',
      8,
      '"responce" isn\'t in the dictionary',
      'Write "response"',
    ],
    ['- A [link to a pgae](https://strapi.io)', 7, '"pgae" isn\'t in the dictionary', 'Write "page"'],
    ['The documentId stays.', 7, '"documentId" isn\'t in the dictionary', 'put code in backticks'],
  ])('of %j', async (text, line, reason, fix) => {
    expect(await faultsOf(text)).toEqual([message(line, reason, fix)]);
  });

  it.each([
    'One<br />two.',
    'One\\\ntwo.',
    '| A |\n| --- |\n| One<br/>two |',
    '| A | B |\n| --- | --- |\n| <p>One</p><p>two</p> | three |',
    'One<div>two</div>three.',
    "One{' '}two.",
    'One<Swatch color="#4945ff" />two.',
    '- One<br />two\n- three',
    '<p>\nOne<br />\ntwo\n</p>',
    'Un<b>think</b>able, un<span>think</span>able and H<sub>2</sub>O.',
  ])('keeps words apart as readers see them: %j', async (text) => {
    expect(await faultsOf(text)).toEqual([]);
  });

  it.each([
    'One<br />twoo.',
    'Un<b>thinc</b>able.',
    "One {'twoo'}.",
    '<Expandable title={"The twoo"}>\n\nText.\n\n</Expandable>',
  ])('reads words as readers see them: %j', async (text) => {
    expect(await faultsOf(text)).toEqual([expect.stringMatching(/^cms\/intro\.md:7: "\w+" isn't in the dictionary/)]);
  });

  it.each([
    'Code: `colour`, <code>colour</code>.\n\n```js\nconst colour = 1;\n```\n\n{/* source: colour */}',
    'See www.colour.example, src/colour, .colour, $colour, Node.js, name@colour.example and [this](https://colour.example).',
    "The editor's words aren’t wrong, nor are the APIs, the 2nd of May or v5.",
    'Select **findOne**.',
    '<img alt="The roles" src="/img/colour.png" />',
  ])('is not asked of what is no prose: %j', async (text) => {
    expect(await faultsOf(text)).toEqual([]);
  });

  it('is asked of the title, the description and the label, which have no backticks', async () => {
    expect(await faultsOfHead('title: Intro', 'title: Intro\nsidebar_label: Colours')).toEqual([
      message(3, '"Colours" isn\'t in the dictionary', 'put code in "quotation marks"'),
    ]);
    expect(await faultsOfHead('What a reader can do', 'Whta a reader can do')).toEqual([
      message(3, '"Whta" isn\'t in the dictionary', ''),
    ]);
    expect(await faultsOfHead('title: Intro', 'title: documentId replaces id, and "strapi report"')).toEqual([]);
  });

  it('knows the words of the dictionary as they are written there', async () => {
    docs.write('dictionary.txt', 'create-strapi\nGraphQL\nStrapi\nUsers & Permissions\nwebhook\n');
    expect(await faultsOf("Webhooks no, webhook yes. Strapi's GraphQL, Webhook.")).toEqual([
      message(7, '"Webhooks" isn\'t in the dictionary', '"Webhook"'),
    ]);
    expect(await faultsOf('Run create-strapi, not create-strapis.')).toEqual([
      message(7, '"strapis" isn\'t in the dictionary', ''),
    ]);
    expect(await faultsOf('Use Graphql and starpi.')).toEqual([
      message(7, '"Graphql" isn\'t in the dictionary', 'Write "GraphQL";'),
      message(7, '"starpi" isn\'t in the dictionary', 'docs/dictionary.txt'),
    ]);
  });
});

describe('the dictionary', () => {
  it.each([
    ['b\na\n', 2, '"a" comes after "b"'],
    ['a\na\n', 2, '"a" is in the dictionary twice'],
    ['Cron\nApple\ncron\n', 2, '"Apple" comes after "Cron"'],
  ])('is sorted: %j', async (text, line, reason) => {
    docs.write('dictionary.txt', text);
    expect(await docs.faults()).toEqual([expect.stringContaining(`dictionary.txt:${line}: ${reason}. `)]);
  });

  it('has capitals beside small letters', async () => {
    docs.write('dictionary.txt', 'Apple pie\nCron\ncron\nusers\n');
    expect(await docs.faults()).toEqual([]);
  });
});

describe('headings', () => {
  it.each<Planted>([
    ['# Title again', 7, 'a first-level heading in the text', 'write "##"'],
    ['### Too deep', 7, 'the first heading has level 3', 'Write "##"'],
    ['## One\n\n##\n\nText.', 9, 'the heading is empty', 'Write its text'],
    ['## One\n\n## {/* #an-id */}', 9, 'the heading is empty', 'Write its text'],
    ['## The First Steps', 7, '"First" has a capital within a heading or title', 'Write "first"'],
  ])('of %j', async (text, line, reason, fix) => {
    const [first, ...others] = await faultsOf(text);
    expect(first).toEqual(message(line, reason, fix));
    expect(others.filter((other) => !other.includes('has a capital'))).toEqual([]);
  });

  it.each([
    '## One\n\n### Two\n\n#### Three\n\n## Four',
    '## Errors\n\n## Errors {/* #other-errors */}',
    '## `code`\n\n## English, Spanish and the API',
    '## Error: Not a sentence\n\n## 403 Forbidden\n\n## The button **Add New**\n\n## What "Not Found" means',
  ])('is content with %j', async (text) => {
    expect(await faultsOf(text)).toEqual([]);
  });

  it('keeps the capitals of names that the dictionary has', async () => {
    docs.write('dictionary.txt', 'Content Manager\n');
    expect(await faultsOf('## Open the Content Manager')).toEqual([]);
    expect(await faultsOf('## Open the Manager')).toEqual([message(7, '"Manager" has a capital within a heading or title', '')]);
  });

  it('has its rules for titles too', async () => {
    expect(await faultsOfHead('title: Intro', 'title: The First Page')).toEqual([
      message(2, '"First" has a capital within a heading or title', 'Write "first"'),
      message(2, '"Page" has a capital within a heading or title', 'Write "page"'),
    ]);
  });

  it('that nothing follows are named, unless deeper ones do', async () => {
    docs.write('cms/intro.md', `${GOOD_HEAD}\n## One\n\n### Deeper\n\nText.\n\n### Empty\n\n## Last\n`);
    expect(await docs.faults()).toEqual([
      message(13, 'the section is empty', 'Write its text'),
      message(15, 'the section is empty', 'Write its text'),
    ]);
  });

  it('of a snippet may begin at any level', async () => {
    docs.write('snippets/note.md', '---\ntitle: Note\n---\n\n### Deep\n\nText.\n');
    expect(await docs.faults()).toEqual([]);
  });
});

describe('pictures', () => {
  it.each<Planted>([
    ['Text.\n\n![](/img/roles.png)', 9, 'the image "/img/roles.png" has no alt text', 'Say what it shows'],
    ['![roles.png](/img/roles.png)', 7, 'the alt text "roles.png" is the name of the file', 'Say what it shows'],
    ['![The-roles](/img/the-roles.png)', 7, 'the alt text "The-roles" is the name of the file', 'Say what it shows'],
    ['![Screenshot of the roles](/img/x.png)', 7, 'the alt text "Screenshot of the roles" says that it is an image', ''],
    ['<img alt="An image of roles" src="/img/a-b.png" />', 7, 'the alt text "An image of roles" says that it is an image', ''],
    ['<img alt="a b" src="/img/a-b.png" />', 7, 'the alt text "a b" is the name of the file', 'Say what it shows'],
  ])('of %j', async (text, line, reason, fix) => {
    const full = reason.endsWith('image') ? `${reason}, which screen readers already say` : reason;
    expect(await faultsOf(text)).toEqual([message(line, full, fix)]);
  });

  it.each(['![The list of roles](/img/roles.png)', '![Images in the library](/img/x.png)'])(
    'is content with %j',
    async (text) => {
      expect(await faultsOf(text)).toEqual([]);
    },
  );
});

describe('fences', () => {
  it.each<Planted>([
    ['1. Step\n\n   ```yml\n   a: 1\n   ```', 9, 'the fence names an unknown language, "yml"', 'Write "yaml"'],
    ['```JS\n1\n```', 7, 'the fence names an unknown language, "JS"', 'Write "js"'],
    ['```js {1,3-4}\n1\n2\n```', 7, 'the fence highlights line 3, but has 2 lines', 'Highlight lines that it has'],
    ['```js {1, 2}\n1\n2\n```', 7, 'the fence highlights no lines with "{1, 2}"', 'Write lines without spaces: {1,3-4}'],
    ['```js {one}\n1\n```', 7, 'the fence highlights no lines with "{one}"', 'Write lines without spaces'],
    ['```js\nconst a = 1;\n\nMore text.', 7, 'the fence has no end', 'Write "```" on a line'],
    ['1. Step\n\n   ~~~~js\n   1\n   ~~~', 9, 'the fence has no end', 'Write "~~~~" on a line'],
    [
      '```bash\nnpm run\u00a0dev\n```',
      8,
      'code has the invisible character U+00A0, after "npm run"',
      'Replace it with a plain space',
    ],
    ['> ```bash\n> npm\n> run\u200b dev\n> ```', 9, 'code has the invisible character U+200B, after "run"', 'remove it'],
    ['Run `npm\u00a0start`.', 7, 'code has the invisible character U+00A0, after "npm"', 'Replace it'],
    [
      '<PackageManagerTabs command="npm install\u00a0qs" />',
      7,
      'code has the invisible character U+00A0, after "npm install"',
      'Replace it',
    ],
    [
      '```http as="user"\nGET /api/users/me\nAuthorization: Bearer YOUR_API_TOKEN\n```',
      7,
      'the fence shows an API token, but is sent as="user"',
      'Write YOUR_JWT instead',
    ],
    [
      '```http as="admin"\nGET /api/books\nAuthorization: Bearer YOUR_API_TOKEN\n```',
      7,
      'the fence shows an API token, but is sent as="admin"',
      'Write YOUR_ADMIN_JWT instead',
    ],
    ['```cobol\n1\n```', 7, 'the fence names an unknown language, "cobol"', 'src/site/codeLanguages.ts'],
  ])('of %j', async (text, line, reason, fix) => {
    expect(await faultsOf(text)).toEqual([message(line, reason, fix)]);
  });

  it('may have emoji that are joined of several', async () => {
    expect(await faultsOf('```js\nconst emoji = "\u{1f469}\u200d\u{1f4bb}";\n```')).toEqual([]);
  });

  it('end with more signs than they begin with, in lists, in quotes, and in each other', async () => {
    expect(await faultsOf('- A\n\n  ```js\n  1\n  `````\n\n> ```js\n> 1\n> ```\n\n````text\n```js\n````')).toEqual([]);
  });

  it('is content with a known language, whatever follows it', async () => {
    expect(await faultsOf('```ts title="a.ts" {1}\n1\n```\n\n````text\n```\n````')).toEqual([]);
  });
});

describe('words to avoid', () => {
  it.each<Planted>([
    ['Text.\n\nYou simply run it.', 9, '"simply" suggests', 'Remove it'],
    ['Please run it.', 7, '"Please" isn\'t needed', 'Remove it'],
    ['It is just a file.', 7, '"just" makes light', 'write "only"'],
    ['This is easily\ndone with a powerful\ntool.', 8, '"powerful" is praise', 'Say what it does'],
    ['A content\ntype has fields.', 7, '"content type" is written with a hyphen', 'Write "content-type"'],
    ['The single-type is written.', 7, '"single-type" is written in two words', 'single type'],
    ['Ask the administration panel.', 7, '"administration panel" is the admin panel', 'Write "admin panel"'],
    ['Write back-end code.', 7, '"back-end" is written as one word', 'Write "backend" or "frontend"'],
    ['You can setup a server.', 7, '"can setup" is a noun used as a verb', 'in two words'],
    ['It has books, authors, genres and reviews.', 7, '"books, authors, genres and reviews" is a list', 'Write a comma'],
    ['It takes `a`, `b` or `c`.', 7, '"takes …, … or …" is a list', 'Write a comma'],
  ])('of %j', async (text, line, reason, fix) => {
    const beginnings = (await faultsOf(text)).map((fault) => fault.replace(/^cms\/intro\.md:/, ''));
    const found = beginnings.find((fault) => fault.startsWith(`${line}: ${reason}`));
    expect(found, beginnings.join('\n')).toContain(fix);
  });

  it.each([
    'Select **Just this page**, then **Please wait**.',
    'The screen says "This is easy", or “Please wait”.',
    'Type `simply` and `content type`.\n\n```text\nPlease, just do it.\n```',
    'Content-types, collection types, a single type, a collection of books, the header `Content-Type`.',
    'The front endures, feedback, a just-in-time compiler, an adjustment, easier.',
    '[The page](https://strapi.io/just-simply-please)',
    'With `a`, `b` and `c` fail. It has books, authors, genres, and reviews. When it stops, copy and open the file.',
  ])('leaves alone %j', async (text) => {
    expect(await faultsOf(text)).toEqual([]);
  });

  it('counts in descriptions and in the texts of components', async () => {
    expect(await faultsOfHead('What a reader can do', 'What a reader can simply do')).toEqual([
      message(3, '"simply" suggests that a reader who is stuck is at fault', 'Remove it'),
    ]);
    expect(await faultsOf('<Expandable title="Just a note">\n\nText.\n\n</Expandable>')).toEqual([
      message(7, '"Just" makes light of what the reader has to do', ''),
    ]);
  });
});

describe('comments', () => {
  const INSIDE = 'a comment is inside a sentence, cell or card';

  it('are found inside sentences, items, cells and facts', async () => {
    const note = '{/* noProof: example */}';
    const fact = `<FactsCard>\n<Fact name="Kind">All ${note}</Fact>\n<Fact name="Size">Small</Fact>\n</FactsCard>`;
    expect(await faultsOf(`Text. ${note}\n\n- Item. ${note}\n\n| A |\n| --- |\n| b ${note} |\n\n${fact}`)).toEqual(
      [7, 9, 13, 16].map((line) => message(line, INSIDE, 'npm run check -- --fix')),
    );
  });

  it('can be on lines of their own', async () => {
    expect(await faultsOf('Text.\n{/* noProof: example */}\n\n- Item.\n  {/* noProof: example */}\n- Another.')).toEqual([]);
  });
});

describe('what is not written yet', () => {
  it('is named by its line', async () => {
    expect(await faultsOf('Text.\n\n{/* to write: what you need. */}\n\n## Steps {/* #steps */}')).toEqual([
      message(9, 'not written yet: what you need', 'Write it in place of this comment'),
    ]);
  });

  it('is also where dots stand for text', async () => {
    expect(
      await faultsOf('## Steps\n\n| A | B |\n| --- | --- |\n| … | … |\n\n<Expandable title="…">\n\nText.\n\n</Expandable>'),
    ).toEqual([
      message(11, 'dots are in place of text', 'Write the text'),
      message(13, 'dots are in place of text', 'Write the text'),
    ]);
  });

  it('is not every comment, nor every dot', async () => {
    expect(await faultsOf('{/* source: how to write: a book */}\n\nWait… and `…` is code.')).toEqual([]);
  });
});

describe('what would stop a build', () => {
  const fence = '\n\n```http\nGET /api/books\n```\n\n';

  it('is told whole, file by file, with the words of the build', async () => {
    docs.write('cms/faq.md', `${GOOD_HEAD}\n<BetaBadge color="red" />\n\n[Lost](./lost.md)\n`);
    const text = `<Cardz />\n\nText.\n\n<ApiCall>\n<Response status={200}>${fence}</Response>\n</ApiCall>\n\n<Tabs>\n<TabItem value="npm">\n\nOne.\n\n</TabItem>\n</Tabs>`;
    docs.write('cms/intro.md', `${GOOD_HEAD}\n${text}\n`);
    expect(await docs.faults(['cms/faq', 'cms/intro'])).toEqual([
      'cms/faq.md:7: <BetaBadge> has no prop "color". Remove it',
      'cms/faq.md:9: the link "./lost.md" doesn\'t lead to a page. Name a file that exists, relative to this one',
      'cms/intro.md:7: <Cardz> is an unknown component. Use a component of CONTRIBUTING.md, such as <Cards>, or add it as CONTRIBUTING.md describes',
      'cms/intro.md:11: a <Response> has no <Request> before it. Put its <Request> first in <ApiCall>',
      'cms/intro.md:21: a group of tabs has only one tab. Add the other tabs, or show its content without tabs',
    ]);
  });

  it('within a snippet is told with the snippet', async () => {
    docs.write('snippets/note.md', '---\ntitle: Note\n---\n\n<Cardz />\n');
    docs.write('cms/intro.md', `${GOOD_HEAD}\nimport Note from '../snippets/note.md';\n\n<Note />\n`);
    expect(await docs.faults()).toEqual([expect.stringContaining('snippets/note.md:5: <Cardz> is an unknown component. ')]);
  });

  it('and shows in no single element is told too', async () => {
    expect(await faultsOf('## One {/* #same */}\n\n## Two {/* #same */}')).toEqual([
      message(9, 'the heading has the anchor "same", which the heading in line 7 also has', 'its own ID'),
    ]);
  });

  it.each<Planted>([
    ["import Missing from './missing.md';", 7, 'the import "./missing.md" doesn\'t lead to a file', 'Name a file that exists'],
    ["import photo from './photo.png';", 7, 'the import "./photo.png" isn\'t a Markdown file', 'components need no import'],
    [
      "import Tabs from '@theme/Tabs';\n\nText.\n\nimport Tabs from '@theme/Tabs';",
      11,
      "not valid MDX: Could not parse import/exports with acorn: Identifier 'Tabs' has already been declared",
      'Close every tag',
    ],
    [':::tip\n\nText.', 7, 'the admonition ":::tip" has no end', 'Write ":::" on a line after its content'],
    ['::::note\n\n:::tip\n\nText.\n\n::::', 9, 'the admonition ":::tip" has no end', 'Write ":::"'],
  ])('is told of %j', async (text, line, reason, fix) => {
    expect(await faultsOf(text)).toEqual([message(line, reason, fix)]);
  });

  it('is told of admonitions only if they have no end', async () => {
    expect(await faultsOf('::::note\n\n:::tip\n\nText.\n\n:::\n\n::::\n\n- A\n\n  :::tip\n\n  Text.\n\n  :::')).toEqual([]);
  });

  it.each([
    ['hide_table_of_contents: maybe', 5, 'front matter: hide_table_of_contents is not usable'],
    ['toc_min_heading_level: 9', 5, 'front matter: a page has no key "toc_min_heading_level"'],
    ['title: *title', 5, ''],
  ])('is told of the front matter %j', async (lines, line, reason) => {
    const found = await faultsOfHead('\n---\n', `\n${lines}\n---\n`);
    expect(found).toEqual([expect.stringMatching(new RegExp(`^cms/intro\\.md:${line}: `))]);
    expect(found[0]).toContain(reason);
  });

  it('is told of pages with one URL', async () => {
    docs.write('cms/faq.md', GOOD_HEAD);
    docs.write('cms/faq.mdx', GOOD_HEAD);
    docs.write('cms/rest.md', GOOD_HEAD);
    docs.write('cms/rest/index.md', GOOD_HEAD);
    docs.write('search.md', GOOD_HEAD);
    expect(await docs.faults(['cms/faq', 'cms/rest', 'cms/rest/index', 'search'])).toEqual([
      'cms/faq.mdx:1: the page has the URL of docs/cms/faq.md, /cms/faq. Rename the file',
      'cms/rest/index.md:1: the page has the URL of docs/cms/rest.md, /cms/rest. Rename the file',
      'search.md:1: the page has the URL of another page of the site, /search. Rename the file',
    ]);
  });

  it.each([
    ['cms/über-uns.md', 'the path has "ü". Use letters, digits, and hyphens'],
    ['cms/a file.md', 'the path has " ". Use letters, digits, and hyphens'],
    ['a folder/file.md', 'the path has " ". Use letters, digits, and hyphens'],
    ['cms/what?.md', 'the path has "?". Use letters, digits, and hyphens'],
    ['cms/50%.md', 'the path has "%". Use letters, digits, and hyphens'],
  ])('is told of the file name %j', async (name, reason) => {
    docs.write(name, GOOD_HEAD);
    expect(await docs.faults([name.replace('.md', '')])).toEqual([`${name}:1: ${reason}`]);
  });

  it('lets a part that is no page be', async () => {
    docs.write('cms/_part.md', 'A part of other pages.\n\n<Cardz />\n');
    expect(await docs.faults()).toEqual([expect.stringContaining('cms/_part.md:3: <Cardz> is an unknown component. ')]);
  });
});
