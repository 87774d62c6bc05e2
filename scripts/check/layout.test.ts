import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {docsFolder, GOOD_HEAD, type DocsFolder} from './testDocs';

let docs: DocsFolder;

beforeEach(() => {
  docs = docsFolder();
});

afterEach(() => docs.remove());

const FEATURE = 'cms/features/preview';
const REFERENCE = 'cms/api/rest/filters';
const PROVIDER = 'cms/configurations/sso-providers/okta';
const SAMPLE = '```text\nText\n```';

/** Faults of a page without its path: `7: …`. */
async function faultsOf(id: string, ...blocks: string[]): Promise<string[]> {
  docs.write(`${id}.md`, `${GOOD_HEAD}\n${blocks.join('\n\n')}\n`);
  return (await docs.faults([id], undefined, true)).map((fault) => fault.replace(/^[^:]+:/, ''));
}

const card = (count: number): string =>
  `<FactsCard>\n${Array.from({length: count}, (_, index) => `<Fact name="Fact ${index + 1}">Yes</Fact>`).join('\n')}\n</FactsCard>`;

describe('labels in bold', () => {
  it.each(['**Limits**', '**Errors:** Text.', '- **Troubleshooting**'])(
    '%s is reported in the middle of a section',
    async (label) => {
      expect(await faultsOf(REFERENCE, '## Title', 'Text.', label)).toEqual([
        expect.stringMatching(/^\d+: "\w+:?" is a label in the middle of a section\. /),
      ]);
    },
  );

  it('can be names of the admin panel, or other words', async () => {
    expect(await faultsOf(REFERENCE, 'Open **Settings**.', '**Limits and offsets** Text.')).toEqual([]);
  });
});

describe('tables of failed input', () => {
  const table = '| You sent | Send instead |\n| --- | --- |\n| `a` | `b` |';

  it('are at the end of a page, above links', async () => {
    expect(await faultsOf(REFERENCE, '## Title', table, '## Other', 'Text.')).toEqual([
      expect.stringMatching(/^\d+: the section "Other" comes after the table of failed input\. /),
    ]);
    expect(await faultsOf(REFERENCE, '## Title', 'Text.', '## Other', table, '## See also', 'Text.')).toEqual([]);
  });

  it('are at most one', async () => {
    expect(await faultsOf(REFERENCE, '## Title', table, '## Other', table)).toEqual([
      expect.stringMatching(/^\d+: the page has another table of failed input\. /),
    ]);
  });
});

describe('facts cards', () => {
  it('have three facts at most', async () => {
    expect(await faultsOf(FEATURE, SAMPLE, card(4))).toEqual([
      expect.stringMatching(/^\d+: <FactsCard> has 4 facts, more than 3\. /),
    ]);
    expect(await faultsOf(FEATURE, SAMPLE, card(3))).toEqual([]);
  });

  it.each([SAMPLE, '1. Text.', '<Screenshot scene="api-tokens-list" />'])(
    'come after the first task, such as %s',
    async (task) => {
      expect(await faultsOf(FEATURE, task, card(2))).toEqual([]);
      expect(await faultsOf(FEATURE, card(2), task)).toEqual([
        expect.stringMatching(/^\d+: <FactsCard> comes before the first task\. /),
      ]);
    },
  );

  it('of providers come first, and have all facts', async () => {
    expect(await faultsOf(PROVIDER, card(5))).toEqual([]);
  });
});
