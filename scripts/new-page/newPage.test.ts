import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {writtenPages} from '../../plugins/corpus/reading-order';
import {docsFolder} from '../check/testDocs';
import {KINDS, kindOf, type Kind} from './kinds';
import {pageText, placePage, planPage, writePage} from './newPage';
import {formatted} from './readingOrderFile';

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
  it.each([
    MADE_UP,
    `/${MADE_UP}`,
    `docs/${MADE_UP}.md`,
    `./docs/${MADE_UP}.mdx`,
    ` ${MADE_UP}/ `,
    `${MADE_UP}/index.mdx`,
    MADE_UP.replace('cms/', ''),
    `https://docs.strapi.io/${MADE_UP}#usage`,
    `docs\\${MADE_UP.replaceAll('/', '\\')}.mdx`,
  ])('takes %j', (text) => {
    expect(planPage(text, DOCS, 'docs')).toBe(MADE_UP);
  });

  it('refuses a page that exists', () => {
    expect(() => planPage('cms/intro', DOCS, 'docs')).toThrow(
      'docs/cms/intro.md already exists. Edit it, or choose another path.',
    );
  });

  it.each(['Cms/Intro', 'cms/a_b', '', '../outside', 'cms//x', 'cms/-x', 'cms/a b'])('refuses %j as a path', (text) => {
    expect(() => planPage(text, DOCS, 'docs')).toThrow(/ isn't a valid path.*\. Use lowercase letters, digits and hyphens/);
  });

  it.each([
    ['preview-two', `"preview-two" doesn't begin with the area of the docs. Write cms/preview-two or cloud/preview-two.`],
    ['nowhere/preview', 'Write cms/nowhere/preview or cloud/nowhere/preview.'],
    ['snippets/note', '"snippets/note" is a snippet, not a page.'],
  ])('says what is missing in %j', (text, message) => {
    expect(() => planPage(text, DOCS, 'docs')).toThrow(message);
  });
});

describe('the place of a new page in the reading order', () => {
  const ORDER = readFileSync('readingOrder.ts', 'utf8');
  const place = async (id: string, after?: string): Promise<{before: string; after: string}> => {
    const {text} = placePage(id, ORDER, DOCS, 'docs', after);
    const lines = (await formatted(text, path.resolve('readingOrder.ts')))
      .split('\n')
      .flatMap((line) => line.match(/'[^']+'/g) ?? []);
    const index = lines.indexOf(`'${id}'`);
    return {before: lines[index - 1] ?? '', after: lines[index + 1] ?? ''};
  };

  it.each(['cms/features/preview', '/cms/features/preview', 'docs/cms/features/preview.md', 'features/preview'])(
    'is after a page, as typed: %s',
    async (after) => {
      expect(await place('cms/features/my-feature', after)).toEqual({
        before: "'cms/features/preview'",
        after: "'cms/features/releases'",
      });
    },
  );

  it('is in the list of a page that has its own group, first', async () => {
    expect((await place('cms/api/rest/made-up', 'cms/api/rest')).after).toBe("'cms/api/rest/parameters'");
  });

  it('is the last of its folder if the writer names none', async () => {
    expect((await place('cms/installation/made-up')).before).toBe("'cms/installation/docker'");
  });

  it('is there already if a group lists the folder', () => {
    expect(placePage(MADE_UP, ORDER, DOCS, 'docs')).toEqual({text: ORDER, after: null});
  });

  it('is asked for if there is no folder to go by', () => {
    expect(() => placePage('cms/nowhere/page', ORDER, DOCS, 'docs')).toThrow('--after=');
    expect(() => placePage('cms/nowhere/page', ORDER, DOCS, 'docs', 'cms/unknown')).toThrow(
      'readingOrder.ts doesn\'t name "cms/unknown"',
    );
  });
});

it.each(['README.md', 'CONTRIBUTING.md'])('the command that %s prints creates a page', (file) => {
  const [, page = '', after] = /npm run new:page -- (\S+?)(?: --after=(\S+?))?`/.exec(readFileSync(file, 'utf8')) ?? [];
  const id = planPage(page, DOCS, 'docs');
  expect(placePage(id, readFileSync('readingOrder.ts', 'utf8'), DOCS, 'docs', after).text).toContain(`'${id}'`);
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
