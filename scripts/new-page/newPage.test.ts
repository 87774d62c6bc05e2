import {describe, expect, it} from 'vitest';
import {writtenPages} from '../../plugins/corpus/reading-order';
import {docsFolder} from '../check/testDocs';
import {KINDS, kindOf, type Kind} from './kinds';
import {pageText, planPage, writePage} from './newPage';

const DOCS = writtenPages('docs');

/** In a folder that is in the reading order with all its pages. */
const MADE_UP = 'cms/migration/v4-to-v5/breaking-changes/made-up-change';

/** One page of each kind. */
const PAGES: Readonly<Record<Kind, string>> = {
  guide: 'cms/deployment',
  'api-reference': 'cms/api/rest',
  'configuration-reference': 'cms/configurations/server',
  feature: 'cms/features/preview',
  concept: 'cms/intro',
  provider: 'cms/configurations/sso-providers/google',
  'breaking-change': MADE_UP,
  cloud: 'cloud/projects/settings',
};

describe('planPage', () => {
  it.each([MADE_UP, `/${MADE_UP}`, `docs/${MADE_UP}.md`, ` ${MADE_UP}/ `, `${MADE_UP}/index.mdx`])('takes %j', (text) => {
    expect(planPage(text, DOCS)).toBe(MADE_UP);
  });

  it('refuses a page that exists', () => {
    expect(() => planPage('cms/intro', DOCS)).toThrow('docs/cms/intro.md already exists. Edit it, or choose another path.');
  });

  it('refuses a path outside the reading order, with the fix', () => {
    expect(() => planPage('cms/no-such-page', DOCS)).toThrow(
      `"cms/no-such-page" isn't in the reading order. Add 'cms/no-such-page' to readingOrder.ts`,
    );
  });

  it.each(['Cms/Intro', 'cms/a_b', '', '../outside', 'cms//x', 'cms/-x'])('refuses %j as a path', (text) => {
    expect(() => planPage(text, DOCS)).toThrow(/ isn't a valid path\. Use lowercase letters, digits and hyphens/);
  });
});

describe('the kind of a page', () => {
  it.each([
    ...KINDS.map((kind) => [PAGES[kind], kind]),
    ['cms/api/rest/filters', 'api-reference'],
    ['cms/api/document', 'concept'],
    ['cms/api/rest/guides/understanding-populate', 'guide'],
    ['cloud/cli/cloud-cli', 'api-reference'],
  ])('of %s is %s', (id, kind) => {
    expect(kindOf(id)).toBe(kind);
  });
});

describe.each(KINDS)('the template of the kind %s', (kind) => {
  const text = pageText('cms/getting-around', kind);

  it('has a title made from its path', () => {
    expect(text).toContain("title: 'Getting around'");
  });

  it('fails the check with what is to be written, and with nothing else', async () => {
    const docs = docsFolder();
    docs.write('dictionary.txt', 'codemod\nStrapi\n');
    docs.write('cms/intro.md', text);
    const faults = await docs.faults();
    docs.remove();
    expect(faults.length).toBeGreaterThan(5);
    for (const fault of faults) {
      expect(fault).toMatch(/^cms\/intro\.md:\d+: (?:not written yet: |front matter: (?:description|tags) |dots are in place )/);
    }
  });

  it('passes the check once it is filled in', async () => {
    const docs = docsFolder();
    docs.write('dictionary.txt', 'codemod\nStrapi\n');
    docs.write(`${PAGES[kind]}.md`, filledIn(text));
    const faults = await docs.faults([PAGES[kind]], undefined, true);
    docs.remove();
    expect(faults).toEqual([]);
  });
});

describe('writePage', () => {
  it('never writes over a page', () => {
    const docs = docsFolder();
    expect(writePage('cms/new/page', 'guide', docs.path)).toBe(`${docs.path}/cms/new/page.mdx`);
    expect(() => writePage('cms/new/page', 'guide', docs.path)).toThrow('EEXIST');
    docs.remove();
  });
});

function filledIn(text: string): string {
  let number = 0;
  return text
    .replace("description: ''", 'description: What a reader can do after reading this page, told in one sentence.')
    .replace('tags: []', "tags: ['admin-panel', 'cli', 'deployment']")
    .replace(/^(##+) … \{.*\}$/gm, (_, level: string) => `${level} Task ${String.fromCharCode(65 + (number += 1))}`)
    .replace(/\{\/\* to write: .*? \*\/\}/g, 'Text.')
    .replaceAll('…', 'text');
}
