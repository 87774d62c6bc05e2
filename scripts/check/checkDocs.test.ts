import escapeRegExp from 'escape-string-regexp';
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

describe('a key of the front matter that pages do not have', () => {
  it.each([
    ['slug: /foo', 'slug', 'Remove it: the path of the file is the URL, which "npm run move:page" changes'],
    ['id: other', 'id', 'Remove it: the path of the file is the URL'],
    ['sidebar_position: 3', 'sidebar_position', 'Remove it: readingOrder.ts decides where the page is'],
    ['sidebarlabel: Start', 'sidebarlabel', 'Write sidebar_label'],
    ['sidebar-label: Start', 'sidebar-label', 'Write sidebar_label'],
    ['sidebarLabel: Start', 'sidebarLabel', 'Write sidebar_label'],
    ['label: Start', 'label', 'Write sidebar_label'],
    ['author: Ada', 'author', 'Remove it: the history of the file names its authors'],
    ['unlited: true', 'unlited', 'Write unlisted'],
    ['draft: false', 'draft', 'Write unlisted: true'],
    ['tag: cli', 'tag', 'Write tags'],
    ['keywords: [cli]', 'keywords', 'Write tags'],
    ['covers_all: true', 'covers_all', 'Remove it, or write one of title, description, tags, '],
  ])('is named, with what is meant: %s', async (line, key, fix) => {
    write('cms/intro.md', GOOD_HEAD.replace('title: Intro', `title: Intro\n${line}`));
    expect(await faults()).toEqual([expect.stringContaining(`cms/intro.md:3: front matter: a page has no key "${key}". ${fix}`)]);
  });

  it.each([
    ['titel: Note', 'titel', 'Write title'],
    ['unlisted: true', 'unlisted', 'Remove it: a snippet has only a title'],
  ])('nor snippets: %s', async (line, key, fix) => {
    write('cms/intro.md', GOOD_HEAD);
    write('snippets/note.md', `---\ntitle: Note\n${line}\n---\n\nText.\n`);
    expect(await faults()).toEqual([`snippets/note.md:3: front matter: a snippet has no key "${key}". ${fix}`]);
  });

  it('is told once if it has a wrong value too', async () => {
    write('cms/intro.md', GOOD_HEAD.replace('title: Intro', 'title: Intro\nsidebar_position: first'));
    expect(await faults()).toHaveLength(1);
  });

  it('is told next to a list of names that is text', async () => {
    write('cms/intro.md', GOOD_HEAD.replace('title: Intro', 'title: Intro\ncovers: config.server'));
    expect(await faults()).toEqual([
      expect.stringMatching(/^cms\/intro\.md:3: front matter: covers is not usable .* Write a list/),
    ]);
  });
});

describe('a mistake of YAML in the front matter', () => {
  it.each([
    ['title: Deploy: the long way\nunlisted: true', 2, 'Put quotes around the value'],
    ['title: Deploy: the long way', 2, 'Put quotes around the value'],
    ['title: 5.10', 2, 'Put quotes around the value: title: "5.10"'],
    ['title: true', 2, 'Put quotes around the value: title: "true"'],
    ['title: 2026-11-28', 2, 'Put quotes around the value: title: "2026-11-28"'],
    ['title: Intro\nsidebar_label: 5', 3, 'Put quotes around the value'],
    ['title:', 2, 'Write a text after "title:"'],
    ['title: [Intro]', 2, 'Write a text after "title:"'],
    ['title: C # basics', 2, 'Put quotes around the value'],
    ['title:Intro', 2, 'Write one'],
    ["title: 'It's here'", 2, 'Put the whole value in "double" quotes'],
    ['title: "Intro" to it', 2, "Put the whole value in 'single' quotes"],
    ['title: "Intro', 2, 'Close them'],
    ['title: `Intro`', 2, 'Put quotes around the value'],
    ['title: @strapi/client', 2, 'Put quotes around the value'],
    ['title: *Intro*', 2, 'Put quotes around the value'],
    ['title: [Intro] of it', 2, 'Put quotes around the value'],
    ['title: "C:\\data"', 2, 'Use single quotes, or write two backslashes'],
    ['title: - Intro', 2, 'Write it as'],
    [' title: Intro', 2, 'Indent it like the lines that it belongs to'],
    ['title: Intro\n  sidebar_label: Start', 3, 'Indent it like the lines that it belongs to'],
    ['\ttitle: Intro', 2, 'Indent with spaces'],
    ['title: Intro\ntitle: Intro', 3, 'Remove one of them'],
    ['title: Intro\nunlisted: "true"', 3, 'Write unlisted: true'],
  ])('is one fault, with the right advice: %j', async (head, line, fix) => {
    write('cms/intro.md', GOOD_HEAD.replace('title: Intro', head));
    expect(await faults()).toEqual([expect.stringMatching(new RegExp(`^cms/intro\\.md:${line}: .*\\. ${escapeRegExp(fix)}`))]);
  });

  it.each(['title: Deploy: the long way\nunlisted: true', 'title: 5.10'])(
    'is not also told as a page without a place, whose front matter may say why: %j',
    async (head) => {
      write('cms/intro.md', GOOD_HEAD.replace('title: Intro', head));
      expect(await faults([])).toEqual([expect.stringContaining('cms/intro.md:2: ')]);
    },
  );

  it.each([
    ["tags:\n\t- 'cli'\n\t- 'admin-panel'\n\t- 'deployment'", 5, 'Indent with spaces'],
    ["tags:\n  - 'cli'\n - 'admin-panel'\n  - 'deployment'", 6, 'Indent it like the lines that it belongs to'],
    ["tags: ['cli', 'admin-panel', 'deployment'", 4, 'Write both, or put quotes around the value'],
    ["tags: ['cli', 'admin-panel', 'deployment", 4, 'Close them'],
    ["tags: cli, 'admin-panel', 'deployment'", 4, 'Write a list of tags in quotes'],
    ["tags: - 'cli'", 4, "Write it as ['a', 'b']"],
    ["tags: ['cli', 5.1, 'deployment']", 4, 'Write a list of tags in quotes'],
    ["tags:\n  - 'cli'\n  - 5.1\n  - 'deployment'", 6, 'Write a list of tags in quotes'],
  ])('is one fault in a list: %j', async (tags, line, fix) => {
    write('cms/intro.md', GOOD_HEAD.replace(/tags: .*/, tags));
    expect(await faults()).toEqual([expect.stringMatching(new RegExp(`^cms/intro\\.md:${line}: .*\\. ${escapeRegExp(fix)}`))]);
  });

  it('that ends nowhere is one fault', async () => {
    write('cms/intro.md', GOOD_HEAD.replace(/---\n$/, '\nText.\n'));
    expect(await faults()).toEqual(['cms/intro.md:1: the front matter has no end. Write "---" on a line after its last key']);
  });

  it('breaks no link of another page', async () => {
    write('cms/intro.md', `${GOOD_HEAD}\n[The other page](./other.md#part) and a [card](./other.md).\n`);
    write('cms/other.md', `${GOOD_HEAD.replace('title: Intro', 'title: Other: page')}\n## Part\n\nText.\n`);
    expect(await faults(['cms/intro', 'cms/other'])).toEqual([expect.stringContaining('cms/other.md:2: ')]);
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
    expect(await faults()).toEqual([
      expect.stringMatching(/^tags\.yml:14: the tags are not YAML: the value has a colon\. Put quotes/),
    ]);
  });

  it.each([
    ['a tag without a description', 'plugins:\n  label: Plugins\n  permalink: /plugins\n', 'plugins.description'],
    ['a permalink with capitals', 'plugins:\n  label: Plugins\n  permalink: /Plugins\n  description: x\n', 'plugins.permalink'],
    ['a permalink without a slash', 'plugins:\n  label: Plugins\n  permalink: plugins\n  description: x\n', 'plugins.permalink'],
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

  it.each([
    ['lable: Plugins\n  permalink: /plugins\n  description: x', 14, 'there is no key "lable". Write label'],
    ['label: Plugins\n  slug: /plugins\n  description: x', 15, 'there is no key "slug". Write permalink'],
    ['label: Plugins\n  permalink: /plugins\n  description: x\n  color: red', 17, 'there is no key "color". Remove it, or write'],
    ['label: Plugins\n  permalink: /cli\n  description: x', 15, '"cli" has this permalink too. Change one of them'],
  ])('with a wrong key is named once, with what is meant: %j', async (keys, line, fault) => {
    write('tags.yml', `${TAGS}plugins:\n  ${keys}\n`);
    expect(await faults()).toEqual([expect.stringContaining(`tags.yml:${line}: tag plugins: ${fault}`)]);
  });

  it.each([
    ['plugins:\n\tlabel: x\n', 14, 'Indent with spaces'],
    ['plugins:\n  label: "x\n', 14, 'Close them'],
    ['cli:\n  label: x\n', 13, 'Remove one of them'],
  ])('that is not YAML says why: %j', async (text, line, fix) => {
    write('tags.yml', `${TAGS}${text}`);
    expect(await faults()).toEqual([
      expect.stringMatching(new RegExp(`^tags\\.yml:${line}: the tags are not YAML: .*\\. ${fix}$`)),
    ]);
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
