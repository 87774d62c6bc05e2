/** What Ask AI quotes of a section: blocks that the build makes, and the part of them that answers a question. */
import {describe, expect, it} from 'vitest';
import {toPassages} from '../../plugins/search/passages';
import {makePage} from '../../plugins/search/testPages';
import type {CorpusSection} from 'docs-corpus/types';
import {quote} from '../../src/ask-ai/engines/embedded/quote';
import {stemsOf} from '../../src/search/embedded';

const LONG = 'A sentence that fills a paragraph so that a section is long enough to stand alone. '.repeat(3).trim();

function section(anchor: string | null, level: CorpusSection['level'], markdown: string): CorpusSection {
  const heading = anchor ?? '';
  const head = anchor === null ? '' : `${'#'.repeat(level)} ${heading}\n\n`;
  return {anchor, level, headings: anchor === null ? [] : [heading], text: '', markdown: head + markdown, line: 1};
}

/** Quotes the first of some sections. */
function quoteOf(sections: CorpusSection[], question = '') {
  const [first] = sections;
  return quote(toPassages(makePage({id: 'cms/p', title: 'P', sections}))[first?.anchor ?? ''] ?? [], question, stemsOf);
}

const quoteBlocks = (...blocks: string[]) => quoteOf([section('s', 2, blocks.join('\n\n'))]);

describe('a section', () => {
  it('is quoted without its heading', () => {
    expect(quoteOf([section('s', 2, LONG), section('t', 2, 'Other.')])).toEqual({markdown: LONG, isCut: false});
  });

  it('with little of its own goes on with its subsections', () => {
    const sections = [
      section('s', 2, 'Short.'),
      section('Example', 3, 'Two.'),
      section('Deeper', 4, 'Three.'),
      section('t', 2, 'Four.'),
    ];
    expect(quoteOf(sections)?.markdown).toBe('Short.\n\n#### Example\n\nTwo.\n\n#### Deeper\n\nThree.');
  });

  it('without anything to quote has no quote', () => {
    expect(quoteOf([section('s', 2, '')])).toBeNull();
    expect(quoteBlocks('```mermaid\nflowchart\n```')).toBeNull();
  });
});

describe('a quote', () => {
  it('ends where it is long enough, and says that there is more', () => {
    const {markdown = '', isCut} = quoteBlocks(...Array<string>(8).fill(LONG)) ?? {};
    expect(markdown.length).toBeLessThan(1000);
    expect(isCut).toBe(true);
  });

  it('begins with the sentence that answers the question', () => {
    const answer = 'The server listens at port 1337 unless PORT is set.';
    expect(quoteOf([section('s', 2, `${LONG} ${answer}\n\n${LONG}`)], 'Which port does the server listen at?')).toEqual({
      markdown: `${answer}\n\n${LONG}`,
      isCut: true,
    });
  });

  it('has the first code sample, even if it comes later', () => {
    const code = '```ts title="a.ts"\nconst a = {\n\n  b: 1,\n};\n```';
    const {markdown, isCut} = quoteBlocks(...Array<string>(8).fill(LONG), 'Write this:', code, 'Done.') ?? {};
    expect(markdown?.endsWith(`Write this:\n\n${code}`)).toBe(true);
    expect(isCut).toBe(true);
  });

  it('has the beginning of a very long fence', () => {
    const lines = Array.from({length: 200}, (_, index) => `line ${index}`).join('\n');
    const {markdown = '', isCut} = quoteBlocks(`\`\`\`text\n${lines}\n\`\`\``, LONG) ?? {};
    expect(markdown.startsWith('```text\nline 0\n')).toBe(true);
    expect(markdown).toContain('line 58\n```');
    expect(markdown).not.toContain('line 60');
    expect(isCut).toBe(true);
  });

  it('leaves diagrams and images out, with what introduces them and the numbers that refer to them', () => {
    expect(quoteBlocks('```mermaid\nflowchart\n```', LONG)?.markdown).toBe(LONG);
    expect(quoteBlocks(LONG, 'It prints:', '```mermaid\nflowchart\n```')?.markdown).toBe(LONG);
    expect(quoteBlocks(`${LONG} It looks like this:`, '![The window.](https://docs.example/a.webp)')?.markdown).toBe(LONG);
    expect(
      quoteBlocks('1. Click **Add** (1).', '   ![The window.](https://docs.example/a.webp)', '2. Click **Save** (2).')?.markdown,
    ).toBe('1. Click **Add**.\n2. Click **Save**.');
  });

  it('understands fences within fences', () => {
    const code = '````md\n```js\n## S2\n```\n````';
    expect(quoteBlocks(code, LONG)?.markdown).toBe(`${code}\n\n${LONG}`);
  });

  it('never ends with a label or a sentence that introduces what is missing', () => {
    const code = '```ts\nok();\n```';
    expect(quoteBlocks(LONG, '**Response 200**')?.markdown).toBe(LONG);
    const {markdown = ''} = quoteBlocks(...Array<string>(8).fill(LONG), 'Then write:', code, 'Done.') ?? {};
    expect(markdown.endsWith(`Then write:\n\n${code}`)).toBe(true);
  });

  it('keeps a request with its response', () => {
    const call = ['**Request**', '```http\nGET /api/books\n```', '**Response 200**', '```json\n{}\n```'];
    expect(quoteBlocks(...Array<string>(8).fill(LONG), ...call, 'Done.')?.markdown.endsWith(call.join('\n\n'))).toBe(true);
  });

  it('has the first of several tabs', () => {
    const tabs = ['npm', 'yarn', 'pnpm'].flatMap((name) => [`   **${name}**`, `   \`\`\`bash\n   ${name} start\n   \`\`\``]);
    const {markdown = ''} = quoteBlocks('1. Start it:', ...tabs, '2. Look.') ?? {};
    expect(markdown).toContain('npm start');
    expect(markdown).not.toContain('yarn');
    expect(markdown).not.toContain('pnpm');
    expect(markdown.endsWith('2. Look.')).toBe(true);
  });

  it('ends between steps', () => {
    const steps = Array.from(
      {length: 40},
      (_, index) => `${index + 1}. Click the button that is called number ${index}.\n   Wait.`,
    );
    expect(quoteBlocks(steps.join('\n'))?.markdown.endsWith('\n   Wait.')).toBe(true);
  });

  it('has the header of a long table, and the rows that the question is about', () => {
    const rows = Array.from(
      {length: 60},
      (_, index) => `| Message ${index} | ${index === 50 ? 'Forbidden' : 'Nothing'} is the cause |`,
    );
    const table = ['| Message | Cause |', '| --- | --- |', ...rows].join('\n');
    const {markdown = ''} = quoteOf([section('s', 2, table)], 'Why is it forbidden?') ?? {};
    expect(markdown.startsWith('| Message | Cause |\n| --- | --- |\n')).toBe(true);
    expect(markdown).toContain('| Message 50 | Forbidden is the cause |');
    expect(markdown.length).toBeLessThan(1000);
  });
});
