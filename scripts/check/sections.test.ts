import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {docsFolder, GOOD_HEAD, type DocsFolder} from './testDocs';

let docs: DocsFolder;

beforeEach(() => {
  docs = docsFolder();
  docs.write('dictionary.txt', 'codemod\nStrapi\n');
});

afterEach(() => docs.remove());

/** The required parts of a page about a breaking change. */
const CARD = '<BreakingChangeCard title="Title" affects="Projects" area="api" />';

/** Strict faults of a page without its head: `7: …`. It has no empty sections. */
async function faultsOf(id: string, ...blocks: string[]): Promise<string[]> {
  const content = blocks.map((block) => (block.startsWith('#') ? `${block}\nText.` : block));
  if (id.includes('/breaking-changes/')) content.push(CARD);
  docs.write(`${id}.md`, `${GOOD_HEAD}\n${content.join('\n\n')}\n`);
  return (await docs.faults([GUIDE, REFERENCE, FEATURE, PROVIDER, id], undefined, true)).map((fault) =>
    fault.replace(/^[^:]+:/, ''),
  );
}

const GUIDE = 'cms/deployment';
const REFERENCE = 'cms/api/rest/filters';
const FEATURE = 'cms/features/preview';
const PROVIDER = 'cms/configurations/sso-providers/okta';

describe('the names of recurring sections', () => {
  it.each([
    [GUIDE, 'What goes wrong', 'Troubleshooting'],
    [GUIDE, 'When something is missing', 'Troubleshooting'],
    [GUIDE, 'What you need', 'Prerequisites'],
    [GUIDE, 'Before you begin', 'Prerequisites'],
    [GUIDE, 'Where to go next', 'Next steps'],
    [GUIDE, 'See also', 'Next steps'],
    [REFERENCE, 'Where to go next', 'See also'],
    [REFERENCE, 'Next', 'See also'],
    [REFERENCE, 'Next steps', 'See also'],
    [REFERENCE, 'What it does not do', 'Limits'],
    [REFERENCE, 'Return value', 'Returns'],
    [REFERENCE, 'troubleshooting', 'Troubleshooting'],
    [FEATURE, 'Limitations', 'Limits'],
    ['cms/migration/v4-to-v5/breaking-changes/use-document-id', 'What to do by hand', 'Manual steps'],
  ])('on %s include no "%s"', async (id, heading, name) => {
    expect(await faultsOf(id, `## ${heading}`)).toEqual([
      `7: the heading "${heading}" has another name on these pages. Write "${name}"`,
    ]);
  });

  it.each([
    [GUIDE, 'Next steps'],
    [REFERENCE, 'See also'],
    ['cms/intro', 'See also'],
    ['cms/intro', 'Next steps'],
    [REFERENCE, 'What to check before the next step'],
    [REFERENCE, 'Rate limits'],
    [GUIDE, 'Common problems of other hosts'],
  ])('on %s include "%s"', async (id, heading) => {
    expect(await faultsOf(id, `## ${heading}`)).toEqual([]);
  });
});

describe('the order of recurring sections', () => {
  it('is that of the kind', async () => {
    expect(await faultsOf(GUIDE, '## Do it', '## Next steps', '## Troubleshooting')).toEqual([
      expect.stringMatching(/^13: the section "Troubleshooting" comes after "Next steps"\. Move it before "Next steps"\. /),
    ]);
    docs.write(`${GUIDE}.md`, `${GOOD_HEAD}\nText.\n`);
    expect(
      await faultsOf(
        REFERENCE,
        '## Create',
        '### Errors',
        '### Parameters',
        '## Delete',
        '### Parameters {/* #delete-parameters */}',
      ),
    ).toEqual([expect.stringMatching(/^13: the section "Parameters" comes after "Errors"\. /)]);
  });

  it('has nothing behind the sections that end a page', async () => {
    expect(await faultsOf(FEATURE, '## Publish an entry', '## Limits', '## Prerequisites', '## Colors', '## See also')).toEqual([
      expect.stringMatching(/^13: the section "Prerequisites" comes after "Limits"\. Move it before "Limits"/),
      expect.stringMatching(/^16: the section "Colors" comes after "Limits"\. Move it up: a page ends with Limits, Trouble/),
    ]);
  });

  it('has the test of a provider before the sections that end its page', async () => {
    expect(await faultsOf(PROVIDER, '## Create an app', '## Connect it to Strapi', '## Troubleshooting', '## Try it')).toEqual([
      expect.stringMatching(/^16: the section "Try it" comes after "Troubleshooting"\. Move it before "Troubleshooting"/),
    ]);
  });

  it.each([
    [PROVIDER, ['At the provider', 'In Strapi', 'Check that it works', 'Troubleshooting']],
    [PROVIDER, ['Create an app', 'Connect it to Strapi', 'Try it', 'Troubleshooting']],
    [FEATURE, ['Use it', 'Configure it', 'Use it from code', 'Limits']],
    [FEATURE, ['Publish an entry', 'Publish from code', 'Limits']],
  ])('accepts on %s the sections %j', async (id, headings) => {
    expect(await faultsOf(id, ...headings.map((heading) => `## ${heading}`))).toEqual([]);
  });

  it('is kept by a page that follows it', async () => {
    expect(
      await faultsOf(
        REFERENCE,
        '## Operators',
        '### Parameters',
        '### Returns',
        '### Errors',
        '### Examples',
        '### Limits',
        '## Encoding',
        '### Parameters {/* #encoding-parameters */}',
        '## Limits {/* #page-limits */}',
        '## Troubleshooting',
        '## See also',
      ),
    ).toEqual([]);
  });
});

describe('troubleshooting tables', () => {
  const table = (head: string, rows: number): string =>
    [head, '| --- | --- | --- |', ...Array.from({length: rows}, () => '| One | Two | Three |')].join('\n');

  it('have the columns Symptom, Cause and Fix, wherever they are', async () => {
    const fault: unknown = expect.stringMatching(
      /: a table of errors has the columns Message \| Why \| Fix\. Write Symptom \| Cause \| Fix$/,
    );
    expect(await faultsOf(GUIDE, '## Troubleshooting', table('| Message | Why | Fix |', 2))).toEqual([fault]);
    expect(await faultsOf(GUIDE, '## Requests', table('| Message | Why | Fix |', 2))).toEqual([fault]);
    expect(await faultsOf(GUIDE, '## Requests', table('| Name | Type | Default |', 2))).toEqual([]);
    expect(await faultsOf(REFERENCE, '## Errors', table('| Message | Cause | Fix |', 2))).toEqual([]);
  });

  it('have five rows at most on a guide', async () => {
    const long = table('| Symptom | Cause | Fix |', 6);
    expect(await faultsOf(GUIDE, '## Troubleshooting', long)).toEqual([
      expect.stringMatching(/^10: a troubleshooting table of a guide has 6 rows, more than 5\. /),
    ]);
    expect(await faultsOf(GUIDE, '## Troubleshooting', table('| Symptom | Cause | Fix |', 5))).toEqual([]);
    expect(await faultsOf(REFERENCE, '## Troubleshooting', long)).toEqual([]);
  });
});

describe('the size of a page', () => {
  const words = (count: number): string =>
    Array.from({length: count / 10}, () => 'One of the `ten` words that are in each line.').join('\n');

  it('is at most 2,000 words, with tables and code', async () => {
    const code = `\`\`\`text\n${words(500)}\n\`\`\``;
    const table = `| A |\n| --- |\n${'| Two words |\n'.repeat(50)}`;
    expect(await faultsOf(REFERENCE, words(1410), code, table)).toEqual([
      expect.stringMatching(
        /^1: the page has 2,011 words with tables and code, more than 2,000\. Move what belongs to another page/,
      ),
    ]);
    expect(await faultsOf(REFERENCE, words(1300), code, table)).toEqual([]);
  });

  it('counts one of several tabs', async () => {
    const tab = (value: string): string => `<TabItem value="${value}">\n\n${words(900)}\n\n</TabItem>`;
    expect(await faultsOf(REFERENCE, `<Tabs>\n${tab('typescript')}\n${tab('javascript')}\n</Tabs>`, words(1000))).toEqual([]);
  });
});

describe('a description', () => {
  it('ends without "and know what …"', async () => {
    const say = (end: string): string => `${GOOD_HEAD.replace('told in one sentence.', `told in one ${end}.`)}\nText.\n`;
    docs.write(`${GUIDE}.md`, say('line, and know what it costs'));
    expect(await docs.faults([GUIDE], undefined, true)).toEqual([
      `${GUIDE}.md:3: front matter: the description ends with "and know what it costs", which fits any page. Name what the reader can do, or end before it`,
    ]);
    docs.write(`${GUIDE}.md`, say('line for those who know what it costs'));
    expect(await docs.faults([GUIDE], undefined, true)).toEqual([]);
  });
});
