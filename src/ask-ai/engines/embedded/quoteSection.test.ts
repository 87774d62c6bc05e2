import {describe, expect, it} from 'vitest';
import {quoteSection} from './quoteSection';

const LONG = 'A sentence that fills a paragraph so that a section is long enough to stand alone. '.repeat(3).trim();

const PAGE = `# REST API

> What it is.

Source: https://docs.example/cms/rest

${LONG}

## Create

${LONG}

\`\`\`http
POST /api/books

## not a heading
\`\`\`

### Example

${LONG} One.

## Update \`it\` [now](https://docs.example/x)

Short.

### Example

Two.

#### Deeper

Three.

## Delete

### Example

Four.

## Delete

Five.
`;

const quote = (headings: string[], anchor = '') => quoteSection(PAGE, headings, anchor)?.markdown;

describe('a section is found', () => {
  it('by its headings, and ends before the next one', () => {
    expect(quote(['Create'])).toBe(`${LONG}\n\n\`\`\`http\nPOST /api/books\n\n## not a heading\n\`\`\``);
    expect(quote(['Create', 'Example'])).toBe(`${LONG} One.`);
  });

  it('whatever signs and links its heading has', () => {
    expect(quote(['Update it now', 'Example'])).toContain('Two.');
  });

  it('by its anchor, where two have the same headings', () => {
    expect(quote(['Delete'], 'delete-1')).toBe('Five.');
    expect(quote(['Delete'], 'delete')).toContain('Four.');
  });

  it('without headings as the beginning of the page, without its title and source', () => {
    expect(quote([])).toBe(LONG);
  });

  it('or not at all', () => {
    expect(quote(['Nowhere'])).toBeUndefined();
    expect(quoteSection('', [], '')).toBeNull();
  });
});

describe('a quote', () => {
  it('of a section with little of its own goes on with what stands below it', () => {
    expect(quote(['Update it now'])).toBe('Short.\n\n#### Example\n\nTwo.\n\n#### Deeper\n\nThree.');
  });

  const section = (...blocks: string[]) => quoteSection(`# P\n\n## S\n\n${blocks.join('\n\n')}\n`, ['S'], 's');

  it('ends where it is long enough, and says that there is more', () => {
    expect(section(...Array<string>(8).fill(LONG))?.markdown.split('\n\n')).toHaveLength(3);
    expect(section(...Array<string>(8).fill(LONG))?.isCut).toBe(true);
    expect(section(LONG)?.isCut).toBe(false);
  });

  it('has the first code sample, even where that stands further down and in a list', () => {
    const code = '   ```ts title="a.ts"\n   const a = {\n\n     b: 1,\n   };\n   ```';
    const {markdown, isCut} = section(...Array<string>(8).fill(LONG), '1. Write:', code, '2. Done.') ?? {};
    expect(markdown?.endsWith('\n\n```ts title="a.ts"\nconst a = {\n\n  b: 1,\n};\n```')).toBe(true);
    expect(isCut).toBe(true);
  });

  it('keeps a fence whole, and shows how a very long one begins', () => {
    const lines = Array.from({length: 200}, (_, index) => `line ${index}`).join('\n');
    const {markdown = '', isCut} = section(`\`\`\`text\n${lines}\n\`\`\``) ?? {};
    expect(markdown.split('\n')).toHaveLength(61);
    expect(markdown.endsWith('\n```')).toBe(true);
    expect(isCut).toBe(true);
  });

  it('shows how a long table begins', () => {
    const rows = Array.from({length: 200}, (_, index) => `| option ${index} | text |`).join('\n');
    const {markdown = ''} = section(`| Name | What |\n| --- | --- |\n${rows}`) ?? {};
    expect(markdown.startsWith('| Name | What |\n| --- | --- |\n| option 0')).toBe(true);
    expect(markdown.length).toBeLessThan(1200);
  });

  it('leaves diagrams out', () => {
    expect(section('```mermaid\nflowchart\n```', LONG)?.markdown).toBe(LONG);
  });

  it('is not led astray by fences in fences', () => {
    expect(section('````md\n```js\n## S2\n```\n````', LONG)?.markdown).toContain('## S2\n```\n````\n\nA sentence');
  });

  it('never ends with a label or a lead-in that nothing follows', () => {
    const code = '```ts\nok();\n```';
    expect(section(LONG, 'It prints:', '```mermaid\nflowchart\n```')?.markdown).toBe(LONG);
    expect(section(`${LONG} It looks like this:`, '![The window.](https://docs.example/a.webp)')?.markdown).toBe(LONG);
    expect(section(...Array<string>(3).fill(LONG), '**Response 200**', code.repeat(9))?.markdown.endsWith(LONG)).toBe(false);
    const {markdown = ''} = section(...Array<string>(8).fill(LONG), 'Then write:', code, 'Done.') ?? {};
    expect(markdown.endsWith(`${LONG}\n\nThen write:\n\n${code}`)).toBe(true);
  });

  it('keeps a request with its response', () => {
    const call = ['**Request**', '```http\nGET /api/books\n```', '**Response 200**', '```json\n{}\n```'];
    expect(section(...Array<string>(8).fill(LONG), ...call, 'Done.')?.markdown.endsWith(call.join('\n\n'))).toBe(true);
  });

  it('has the first of several tabs', () => {
    const tabs = ['npm', 'yarn', 'pnpm'].flatMap((name) => [`   **${name}**`, `   \`\`\`bash\n   ${name} start\n   \`\`\``]);
    const {markdown, isCut} = section('1. Start it:', ...tabs, '2. Look.') ?? {};
    expect(markdown).toBe(['1. Start it:', ...tabs.slice(0, 2), '2. Look.'].join('\n\n'));
    expect(isCut).toBe(true);
  });

  it('has steps without the pictures between them and the numbers on those', () => {
    const {markdown} =
      section('1. Click **Add** (1).', '   ![The window.](https://docs.example/a.webp)', '2. Click **Save** (2).') ?? {};
    expect(markdown).toBe('1. Click **Add**.\n2. Click **Save**.');
  });

  it('stops between sentences and between steps', () => {
    expect(section(`${LONG} `.repeat(9).trim())?.markdown).toMatch(/^(?:A sentence .{60,90} alone\. ?)+$/);
    const steps = Array.from(
      {length: 40},
      (_, index) => `${index + 1}. Click the button that is called number ${index}.\n   Wait.`,
    );
    expect(section(steps.join('\n'))?.markdown.endsWith('\n   Wait.')).toBe(true);
  });

  it('shows the rows of a long table that the question is about', () => {
    const rows = Array.from(
      {length: 60},
      (_, index) => `| Message ${index} | ${index === 50 ? 'Forbidden' : 'Nothing'} is the cause |`,
    );
    const table = ['| Message | Cause |', '| --- | --- |', ...rows].join('\n');
    const {markdown = ''} = quoteSection(`# P\n\n## S\n\n${table}\n`, ['S'], 's', 'Why is it forbidden?') ?? {};
    expect(markdown).toContain('| Message 50 | Forbidden is the cause |');
    expect(markdown.startsWith('| Message | Cause |\n| --- | --- |\n')).toBe(true);
  });
});
