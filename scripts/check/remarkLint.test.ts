import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {VFileMessage} from 'vfile-message';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import mdxlintConfig from '../../docs/.mdxlintrc.mjs';
import remarkConfig from '../../docs/.remarkrc.mjs';
import {docsFolder, GOOD_HEAD, type DocsFolder} from './testDocs';

/** A fault for each rule: the text, its line, and a part of the reason and of the fix. */
const PLANTED: Readonly<Record<string, [text: string, line: number, reason: string, fix: string]>> = {
  'correct-media-syntax': ['See (the docs)[./faq.md].', 7, 'Unexpected `)[`', 'Write [text]'],
  'fenced-code-flag': ['Text.\n\n```\ncode\n```', 9, 'Unexpected missing fenced code language flag', 'Write the language'],
  'hard-break-spaces': ['A line,  \nand a line.', 7, 'Unexpected `2` spaces for hard break', 'Remove the spaces'],
  'heading-increment': ['## One\n\nText.\n\n#### Deep\n\nText.', 11, 'heading rank `4`', 'Remove a "#"'],
  'mdx-jsx-unique-attribute-name': ['<BetaBadge id="a" id="b" />', 7, 'attribute name with equal text', 'Remove one'],
  'no-blockquote-without-marker': ['> A quotation\nthat goes on.', 8, 'Unexpected `0` block quote markers', 'empty line'],
  'no-duplicate-definitions': [
    '[Up][a]\n\n[a]: https://strapi.io\n[a]: https://strapi.io/blog',
    10,
    'already defined identifier (`a`), expected unique identifiers: see line 9',
    'another label',
  ],
  'no-duplicate-headings': [
    '## One\n\n### Errors\n\nText.\n\n## Two\n\n### errors\n\nText.',
    15,
    'heading with equivalent text, expected unique headings: see line 9',
    'its own ID',
  ],
  'no-empty-url': ['An [empty]() link.', 7, 'Unexpected empty link URL', 'Write the file'],
  'no-file-name-mixed-case': ['Text.', 1, 'Unexpected mixed case in file name', 'Rename the file'],
  'no-hidden-table-cell': ['| A |\n| --- |\n| `a | b` |', 9, 'Unexpected hidden table cell', 'or add a column'],
  'no-reference-like-url': [
    '[Up](up)\n\n[up]: https://strapi.io',
    7,
    'URL that matches a definition identifier',
    '[text][label]',
  ],
  'no-shell-dollars': ['```bash\n$ npm ci\n$ npm start\n```', 7, 'every line prefixed by `$`', 'Remove "$"'],
  'no-undefined-references': ['Text.\n\nSee [the docs][docs].', 9, 'undefined definition', '"[label]: ./file.md"'],
  'no-unused-definitions': ['Text.\n\n[docs]: https://strapi.io', 9, 'Unexpected unused definition', 'Remove it'],
  'ordered-list-marker-value': [
    '1. One.\n3. Two.',
    8,
    'Unexpected ordered list item value `3`, expected `2`',
    'Number the steps',
  ],
};

let docs: DocsFolder;

beforeEach(() => {
  docs = docsFolder();
});

afterEach(() => docs.remove());

const pageWith = (text: string): string => `${GOOD_HEAD}\n${text}\n`;
const nameFor = (rule: string): string => (rule === 'no-file-name-mixed-case' ? 'cms/Intro.md' : 'cms/intro.md');

/** As the extension mdxlint reads a page. */
const mdxlint = unified().use(remarkParse).use(remarkMdx).use(mdxlintConfig).freeze();
/** As the extension remark does. */
const remark = unified().use(remarkParse).use(remarkConfig).freeze();

function messagesOf(editor: typeof remark, name: string, text: string): VFileMessage[] {
  const page = new VFile({path: name, value: pageWith(text)});
  editor.runSync(editor.parse(page), page);
  return page.messages;
}

describe.each(Object.entries(PLANTED))('a fault of %s', (rule, [text, line, reason, fix]) => {
  it('is reported with line, reason, and fix', async () => {
    docs.write(nameFor(rule), pageWith(text));
    const faults = await docs.faults(['cms/intro', 'cms/Intro']);
    const own = faults.filter((fault) => fault.includes(reason));
    expect(own, faults.join('\n')).toHaveLength(1);
    expect(own[0]).toMatch(new RegExp(`^${nameFor(rule)}:${line}: `));
    expect(own[0]).toContain(fix);
  });

  it.each([
    ['mdxlint', mdxlint],
    ['remark', remark],
  ])('is the same in an editor with %s', (_extension, editor) => {
    const own = messagesOf(editor, nameFor(rule), text).filter(({ruleId}) => ruleId === rule);
    expect(own.map((message) => message.line ?? 1)).toEqual([line]);
    expect(own[0]?.fatal).toBe(true);
    expect(own[0]?.note).toContain(fix);
  });
});

describe('the rules', () => {
  it('are those of the planted faults, and each has a fix', () => {
    const rules = mdxlintConfig.plugins?.map((plugin) => (Array.isArray(plugin) ? plugin[0] : plugin)) ?? [];
    const names = rules.flatMap((rule) => (typeof rule === 'function' ? (/^remark-lint:(.+)$/.exec(rule.name)?.[1] ?? []) : []));
    expect(names.sort()).toEqual(Object.keys(PLANTED));
  });

  it.each([
    'A sentence with `[code][code]` and \\[brackets].',
    ':::note[Title]\n\n1. One.\n2. Two.\n\n:::\n\n## One {/* #first */}\n\nText.\n\n## One {/* #second */}\n\nText.',
    '<Expandable title="A">\n\n> A quotation\n> of two lines.\n\n```text\n$ npm ci\n```\n\n</Expandable>',
  ])('leave alone %j', (text) => {
    expect(messagesOf(mdxlint, 'cms/intro.mdx', text)).toEqual([]);
  });
});
