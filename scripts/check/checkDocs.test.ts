import {rmSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {docsFolder, GOOD_HEAD, TAGS, type DocsFolder} from './testDocs';

let docs: DocsFolder;

beforeEach(() => {
  docs = docsFolder();
});

afterEach(() => docs.remove());

const write = (name: string, text: string): void => docs.write(name, text);
const faults = (sidebarIds?: string[]): Promise<string[]> => docs.faults(sidebarIds);

describe('a page that is in order', () => {
  it('has no findings', async () => {
    write('cms/intro.md', `${GOOD_HEAD}\nText.\n\n:::tip[Title]\n\nInside.\n\n:::\n`);
    expect(await faults()).toEqual([]);
  });
});

describe('front matter', () => {
  it('that is missing is named', async () => {
    write('cms/intro.md', 'Text.\n');
    expect(await faults()).toEqual(['cms/intro.md:1: the page has no front matter. Write a title of at most 60 characters']);
  });

  it.each([
    {head: 'title: ""\n', line: 2},
    {head: 'title: "  "\n', line: 2},
    {head: 'sidebar_label: Intro\ntitle: 12\n', line: 3},
  ])('with a title that is none is named by its line: $head', async ({head, line}) => {
    write('cms/intro.md', GOOD_HEAD.replace('title: Intro\n', head));
    const [fault = '', ...others] = await faults();
    expect(others).toEqual([]);
    expect(fault).toMatch(new RegExp(`^cms/intro\\.md:${line}: front matter: title is not usable \\(.+\\)\\. .+$`));
  });

  it('without a title is named', async () => {
    write('cms/intro.md', GOOD_HEAD.replace('title: Intro\n', ''));
    expect(await faults()).toEqual([
      expect.stringMatching(/^cms\/intro\.md:\d: front matter: the title is missing\. Write a title of at most 60 characters$/),
    ]);
  });

  it('with a description that says too little or too much is named', async () => {
    for (const description of ['Short.', 'Long. '.repeat(40)]) {
      write('cms/intro.md', GOOD_HEAD.replace(/description: .*/, `description: ${description}`));
      expect(await faults()).toEqual([
        expect.stringMatching(
          /^cms\/intro\.md:3: front matter: description is not usable \(.+\)\. Write a description of 50 to 160/,
        ),
      ]);
    }
  });

  it('with a tag that the vocabulary does not have is named', async () => {
    write('cms/intro.md', GOOD_HEAD.replace("'cli'", "'comand-line'"));
    expect(await faults()).toEqual([
      'cms/intro.md:4: unknown tag "comand-line". Use a key of tags.yml, or add the tag there first',
    ]);
  });

  it('with too few or too many tags is named', async () => {
    write('cms/intro.md', GOOD_HEAD.replace(/tags: .*/, "tags: ['cli']"));
    expect(await faults()).toEqual([
      expect.stringMatching(
        /^cms\/intro\.md:4: front matter: tags is not usable \(.+\)\. Name 3 to 8 tags of tags\.yml, quoted$/,
      ),
    ]);
  });

  it('that is not YAML is named by its line', async () => {
    write('cms/intro.md', GOOD_HEAD.replace('title: Intro', 'title: Intro: the start'));
    expect(await faults()).toEqual([
      expect.stringMatching(/^cms\/intro\.md:2: front matter is not YAML: .+\. Put quotes around the value$/),
    ]);
  });
});

describe('text', () => {
  it.each([
    ['a title without brackets', '\n:::tip Title\n\nInside.\n\n:::\n', 7, ':::tip'],
    ['a space before the name', '\n::: tip\n\nInside.\n\n:::\n', 7, ':::'],
    ['an end without a beginning', '\nText.\n\n:::\n', 9, ':::'],
  ])('with an admonition shown as text is named: %s', async (_name, text, line, quoted) => {
    write('cms/intro.md', `${GOOD_HEAD}${text}`);
    const [first] = await faults();
    expect(first).toMatch(
      new RegExp(`^cms/intro\\.md:${line}: "${quoted}.*" would be shown as text\\. Write an admonition as ":::tip\\[Title\\]"`),
    );
  });

  it('in code is left alone', async () => {
    write('cms/intro.md', `${GOOD_HEAD}\n\`\`\`text\n:::tip Title\n\`\`\`\n\nAnd \`:::tip Title\` here.\n`);
    expect(await faults()).toEqual([]);
  });

  // Each message of micromark-extension-mdx-jsx, micromark-extension-mdx-expression, mdast-util-mdx-jsx, and Acorn is of one of these forms.
  it.each([
    ['returns Promise<string>', 7],
    ['A line.<br>', 7],
    ['<b>x</i>', 7],
    ['</b>', 7],
    ['<b', 8],
    ['<b c=1>x</b>', 7],
    ['<b {c}>x</b>', 7],
    ['<b {...c, d}>x</b>', 7],
    ['<b c={}>x</b>', 7],
    ['<b.c:d />', 7],
    ['<https://strapi.io>', 7],
    ['<a@strapi.io>', 7],
    ['a <= 5', 7],
    ['{', 8],
    ['Text }{', 7],
    ['{a b}', 7],
    ['{1 +}', 7],
    ["import a from 'b", 7],
    ['export const = 1', 7],
    ['export default 1; import {', 8],
    ['- <div>\n\n- b\n\n</div>', 7],
    ['> <div>\n\n</div>', 7],
    ['*a <b>c* d</b>', 7],
    ['| a |\n| --- |\n| <b> |', 9],
    [':::tip\n\n<b>\n\n:::', 9],
    ['[a <b>](./b.md)', 7],
    ['## A <b>heading', 7],
  ])('that is not MDX is named by its line, with the faults of other pages: %j', async (text, line) => {
    write('cms/intro.md', `${GOOD_HEAD}\n${text}\n`);
    write('cms/second.md', `${GOOD_HEAD}\n<Cardz />\n`);
    const found = await faults(['cms/intro', 'cms/second']);
    expect(found[0]).toMatch(/^cms\/intro\.md:\d+: not valid MDX: .+\. Close every tag and brace, and write a literal/);
    expect(found[0]).not.toMatch(/with acorn\./);
    expect(found[0]).toContain(`:${line}: `);
    expect(found[1]).toContain('cms/second.md:7: <Cardz> is an unknown component.');
    expect(found).toHaveLength(2);
  });

  it('that is not MDX is named by its line', async () => {
    for (const text of ['\nA { brace.\n', '\n<!-- a comment -->\n', '\n<div>\n', '\n## Heading {#id}\n']) {
      write('cms/intro.md', `${GOOD_HEAD}${text}`);
      const [first] = await faults();
      expect(first, text).toMatch(
        /^cms\/intro\.md:\d+: not valid MDX: .+\. Close every tag and brace, and write a literal "<" or "\{" as code/,
      );
    }
  });
});

describe('tags.yml', () => {
  beforeEach(() => write('cms/intro.md', GOOD_HEAD));

  it('that is missing is named', async () => {
    rmSync(path.join(docs.path, 'tags.yml'));
    expect(await faults()).toEqual([
      expect.stringMatching(/^tags\.yml:1: the tags cannot be read: .*ENOENT.* Restore the file$/),
    ]);
  });

  it('that is not YAML is named by its line', async () => {
    write('tags.yml', `${TAGS}plugins:\n  label: Plugins: all\n`);
    expect(await faults()).toEqual([expect.stringMatching(/^tags\.yml:14: the tags are not YAML: \w+\. Fix this line/)]);
  });

  it.each([
    ['a tag without a description', 'plugins:\n  label: Plugins\n  permalink: /plugins\n', 'plugins.description'],
    ['a permalink with capitals', 'plugins:\n  label: Plugins\n  permalink: /Plugins\n  description: x\n', 'plugins.permalink'],
    ['a permalink without a slash', 'plugins:\n  label: Plugins\n  permalink: plugins\n  description: x\n', 'plugins.permalink'],
    ['a key too many', 'plugins:\n  label: Plugins\n  permalink: /plugins\n  description: x\n  colour: red\n', 'plugins'],
    ['a tag that is text', 'plugins: Plugins\n', 'plugins'],
  ])('with %s is named by the line of the tag', async (_name, text, key) => {
    write('tags.yml', `${TAGS}${text}`);
    const [fault = '', ...others] = await faults();
    expect(others).toEqual([]);
    const [, line = '0'] = /^tags\.yml:(\d+): tag /.exec(fault) ?? [];
    expect(Number(line)).toBeGreaterThanOrEqual(13);
    expect(fault).toContain(`tag ${key}: `);
    expect(fault).toMatch(/ Give it a label, a description and a permalink like "\/draft-and-publish"$/);
  });

  it('that is empty leaves every tag unknown', async () => {
    write('tags.yml', '');
    expect(await faults()).toHaveLength(3);
  });
});

describe('the sidebars', () => {
  it('must show every page', async () => {
    write('cms/intro.md', GOOD_HEAD);
    write('cms/lost.md', GOOD_HEAD);
    expect(await faults()).toEqual([
      'cms/lost.md:1: no sidebar shows "cms/lost". Give it a place in readingOrder.ts, or set "unlisted: true" in its front matter',
    ]);
  });

  it('need not show snippets and unlisted pages', async () => {
    write('snippets/note.md', '---\ntitle: Note\n---\n\nText.\n');
    write('cms/old.md', GOOD_HEAD.replace('title: Intro', 'title: Old\nunlisted: true'));
    expect(await faults()).toEqual([]);
  });
});

describe('line ends of Windows', () => {
  it('change no fault, and no line', async () => {
    const text = `${GOOD_HEAD}\nA mistaek.\n\n\`\`\`js {1,3}\n1\n2\n3\n\`\`\`\n\n<Cardz />\n`;
    write('dictionary.txt', 'Apple\nbanana\n');
    write('cms/intro.md', text);
    const found = await faults();
    expect(found).toHaveLength(2);
    for (const [name, content] of Object.entries({'cms/intro.md': text, 'dictionary.txt': 'Apple\nbanana\n', 'tags.yml': TAGS}))
      write(name, content.replaceAll('\n', '\r\n'));
    expect(await faults()).toEqual(found);
  });
});

describe('several faults', () => {
  it('are all told, each in one line', async () => {
    write('cms/intro.md', `${GOOD_HEAD.replace("'cli'", "'unknown'")}\n:::tip Title\n\n:::\n`);
    write('cms/faq.md', 'No front matter.\n');
    const found = await faults(['cms/intro', 'cms/faq']);
    expect(found.length).toBeGreaterThanOrEqual(3);
    for (const fault of found) expect(fault).toMatch(/^cms\/\w+\.md:\d+: [^\n]+$/);
  });
});
