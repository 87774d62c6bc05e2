import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {checkDocs} from './checkDocs';
import {formatFinding} from './finding';

const TAGS = `admin-panel:
  label: Admin panel
  permalink: /admin-panel
  description: The user interface.
cli:
  label: CLI
  permalink: /cli
  description: The command line.
deployment:
  label: Deployment
  permalink: /deployment
  description: Putting it on a server.
`;

const GOOD_HEAD = `---
title: Intro
description: What a reader can do after reading this page, told in one sentence.
tags: ['admin-panel', 'cli', 'deployment']
---
`;

let docs: string;

beforeEach(() => {
  docs = mkdtempSync(path.join(tmpdir(), 'docs-'));
  write('tags.yml', TAGS);
});

afterEach(() => rmSync(docs, {recursive: true}));

function write(name: string, text: string): void {
  const file = path.join(docs, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

/** What the writer sees, with paths below the docs folder. */
function faults(sidebarIds = ['cms/intro']): string[] {
  return checkDocs(docs, new Set(sidebarIds)).map((finding) => formatFinding(finding).replace(`${docs}/`, ''));
}

describe('a page that is in order', () => {
  it('has no findings', () => {
    write('cms/intro.md', `${GOOD_HEAD}\nText.\n\n:::tip[Title]\n\nInside.\n\n:::\n`);
    expect(faults()).toEqual([]);
  });
});

describe('front matter', () => {
  it('that is missing is named', () => {
    write('cms/intro.md', '# Intro\n');
    expect(faults()).toEqual(['cms/intro.md:1: The page has no front matter. Write a title of at most 60 characters.']);
  });

  it.each([
    {head: 'title: ""\n', line: 2},
    {head: 'title: "  "\n', line: 2},
    {head: 'sidebar_label: Intro\ntitle: 12\n', line: 3},
  ])('with a title that is none is named by its line: $head', ({head, line}) => {
    write('cms/intro.md', GOOD_HEAD.replace('title: Intro\n', head));
    const [fault = '', ...others] = faults();
    expect(others).toEqual([]);
    expect(fault).toMatch(
      new RegExp(`^cms/intro\\.md:${line}: Front matter, title: .+ Write a title of at most 60 characters\\.$`),
    );
  });

  it('without a title is named', () => {
    write('cms/intro.md', GOOD_HEAD.replace('title: Intro\n', ''));
    expect(faults()).toEqual([
      expect.stringMatching(/^cms\/intro\.md:\d: The title is missing\. Write a title of at most 60 characters\.$/),
    ]);
  });

  it('with a description that says too little or too much is named', () => {
    for (const description of ['Short.', 'Long. '.repeat(40)]) {
      write('cms/intro.md', GOOD_HEAD.replace(/description: .*/, `description: ${description}`));
      expect(faults()).toEqual([
        expect.stringMatching(/^cms\/intro\.md:3: Front matter, description: .+ Write a description of 50 to 160/),
      ]);
    }
  });

  it('with a tag that the vocabulary does not have is named', () => {
    write('cms/intro.md', GOOD_HEAD.replace("'cli'", "'comand-line'"));
    expect(faults()).toEqual(['cms/intro.md:4: Unknown tag "comand-line". Use a key of tags.yml, or add the tag there first.']);
  });

  it('with too few or too many tags is named', () => {
    write('cms/intro.md', GOOD_HEAD.replace(/tags: .*/, "tags: ['cli']"));
    expect(faults()).toEqual([
      expect.stringMatching(/^cms\/intro\.md:4: Front matter, tags: .+ Name 3 to 6 tags of tags\.yml, quoted\.$/),
    ]);
  });

  it('that is not YAML is named by its line', () => {
    write('cms/intro.md', GOOD_HEAD.replace('title: Intro', 'title: Intro: the start'));
    expect(faults()).toEqual([
      expect.stringMatching(/^cms\/intro\.md:2: The front matter is not YAML: \w+\. Quote values with a colon or a #\.$/),
    ]);
  });
});

describe('text', () => {
  it.each([
    ['a title without brackets', '\n:::tip Title\n\nInside.\n\n:::\n', 7, ':::tip'],
    ['a space before the name', '\n::: tip\n\nInside.\n\n:::\n', 7, ':::'],
    ['an end without a beginning', '\nText.\n\n:::\n', 9, ':::'],
  ])('with an admonition shown as text is named: %s', (_name, text, line, quoted) => {
    write('cms/intro.md', `${GOOD_HEAD}${text}`);
    const [first] = faults();
    expect(first).toMatch(
      new RegExp(`^cms/intro\\.md:${line}: "${quoted}.*" would be shown as text\\. Write an admonition as ":::tip\\[Title\\]"`),
    );
  });

  it('in code is left alone', () => {
    write('cms/intro.md', `${GOOD_HEAD}\n\`\`\`md\n:::tip Title\n\`\`\`\n\nAnd \`:::tip Title\` here.\n`);
    expect(faults()).toEqual([]);
  });

  it('that is not MDX is named by its line', () => {
    for (const text of ['\nA { brace.\n', '\n<!-- a comment -->\n', '\n<div>\n', '\n## Heading {#id}\n']) {
      write('cms/intro.md', `${GOOD_HEAD}${text}`);
      const [first] = faults();
      expect(first, text).toMatch(
        /^cms\/intro\.md:\d+: This is not MDX: .+ Put literal \{ and < in backticks; write comments as \{\/\* … \*\/\}\.$/,
      );
    }
  });
});

describe('tags.yml', () => {
  beforeEach(() => write('cms/intro.md', GOOD_HEAD));

  it('that is missing is named', () => {
    rmSync(path.join(docs, 'tags.yml'));
    expect(faults()).toEqual([expect.stringMatching(/^tags\.yml:1: The tags cannot be read: .*ENOENT.* Restore the file\.$/)]);
  });

  it('that is not YAML is named by its line', () => {
    write('tags.yml', `${TAGS}plugins:\n  label: Plugins: all\n`);
    expect(faults()).toEqual([expect.stringMatching(/^tags\.yml:14: The tags are not YAML: \w+\. Mend this line/)]);
  });

  it.each([
    ['a tag without a description', 'plugins:\n  label: Plugins\n  permalink: /plugins\n', 'plugins.description'],
    ['a permalink with capitals', 'plugins:\n  label: Plugins\n  permalink: /Plugins\n  description: x\n', 'plugins.permalink'],
    ['a permalink without a slash', 'plugins:\n  label: Plugins\n  permalink: plugins\n  description: x\n', 'plugins.permalink'],
    ['a key too many', 'plugins:\n  label: Plugins\n  permalink: /plugins\n  description: x\n  colour: red\n', 'plugins'],
    ['a tag that is text', 'plugins: Plugins\n', 'plugins'],
  ])('with %s is named by the line of the tag', (_name, text, key) => {
    write('tags.yml', `${TAGS}${text}`);
    const [fault = '', ...others] = faults();
    expect(others).toEqual([]);
    const [, line = '0'] = /^tags\.yml:(\d+): Tag /.exec(fault) ?? [];
    expect(Number(line)).toBeGreaterThanOrEqual(13);
    expect(fault).toContain(`Tag ${key}: `);
    expect(fault).toMatch(/ A tag has a label, a description and a permalink like "\/draft-and-publish"\.$/);
  });

  it('that is empty leaves every tag unknown', () => {
    write('tags.yml', '');
    expect(faults()).toHaveLength(3);
  });
});

describe('the sidebars', () => {
  it('must show every page', () => {
    write('cms/intro.md', GOOD_HEAD);
    write('cms/lost.md', GOOD_HEAD);
    expect(faults()).toEqual([
      'cms/lost.md:1: No sidebar shows "cms/lost". Add it to sidebars.ts, or set "unlisted: true" in its front matter.',
    ]);
  });

  it('need not show snippets and unlisted pages', () => {
    write('snippets/note.md', '---\ntitle: Note\n---\n\nText.\n');
    write('cms/old.md', GOOD_HEAD.replace('title: Intro', 'title: Old\nunlisted: true'));
    expect(faults()).toEqual([]);
  });
});

describe('several faults', () => {
  it('are all told, each in one line', () => {
    write('cms/intro.md', `${GOOD_HEAD.replace("'cli'", "'unknown'")}\n:::tip Title\n\n:::\n`);
    write('cms/faq.md', '# No front matter\n');
    const found = faults(['cms/intro', 'cms/faq']);
    expect(found.length).toBeGreaterThanOrEqual(3);
    for (const fault of found) expect(fault).toMatch(/^cms\/\w+\.md:\d+: [^\n]+$/);
  });
});
