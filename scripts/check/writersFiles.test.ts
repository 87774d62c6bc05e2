import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import type {Finding} from 'docs-corpus';
import {createCorpusReader} from '../../plugins/corpus';
import {LEGACY_TABLE} from '../../redirects';
import {checkReadingOrder, checkRedirects, loadFinding, syntaxFindings} from './writersFiles';

const messages = (findings: readonly Finding[]): string[] => findings.map(({message}) => message);
const METAS = createCorpusReader({docsDir: `${process.cwd()}/docs`, siteDir: process.cwd(), siteUrl: ''}).metas();

describe('redirects.ts', () => {
  const PAGES = ['/cms/intro', '/cms/faq'];
  const TEXT = `export const LEGACY_TABLE = {
  pages: {
    '/old': '/cms/intro',
    '/older': '/old',
    '/cms/faq': '/cms/intro',
    '/a.b': '/cms/intro',
    '/other': '//strapi.io',
  },
  folders: {'/folder': '/cms/intro'},
  sections: {},
  section: {},
};
`;
  const TABLE = {
    pages: {
      '/old': '/cms/intro',
      '/older': '/old',
      '/cms/faq': '/cms/intro',
      '/a.b': '/cms/intro',
      '/other': '//strapi.io',
    },
    folders: {'/folder': '/cms/intro'},
    sections: {},
    section: {},
  } as const;

  it('has each mistake told with its line', () => {
    expect(messages(checkRedirects(TEXT, TABLE, PAGES)).sort()).toEqual([
      expect.stringMatching(/^redirects\.ts:11: there is no table "section"\. Write sections$/),
      expect.stringMatching(/^redirects\.ts:3: "\/old" is also an old URL\. Redirect straight to the page\.$/),
      expect.stringMatching(/^redirects\.ts:5: "\/cms\/faq" is a page now, .*\. Delete the line\.$/),
      expect.stringMatching(/^redirects\.ts:6: "\/a\.b" isn't a plain path\./),
      expect.stringMatching(/^redirects\.ts:7: "\/\/strapi\.io" isn't the path of a page/),
      expect.stringMatching(/^redirects\.ts:9: The folder "\/folder" must end with a slash/),
    ]);
  });

  it('has none as it is', () => {
    expect(
      messages(
        checkRedirects(
          readFileSync('redirects.ts', 'utf8'),
          LEGACY_TABLE,
          METAS.map(({path}) => path),
        ),
      ),
    ).toEqual([]);
  });
});

describe('readingOrder.ts', () => {
  it('has each mistake told with its line', () => {
    const text = `[
  'cms/intro',
  'cms/intr',
  group('A', {pgae: 'cms/faq'}, ['cms/intro']),
  group('B', {page: 'cms/gone'}, pagesUnder('cmss')),
  ...pagesUnder('cms/feature'),
]`;
    expect(messages(checkReadingOrder(text, ['cms/intro', 'cms/faq', 'cms/features/preview']))).toEqual([
      `readingOrder.ts:3: there is no page "cms/intr". Write 'cms/intro' if that is meant, or remove it`,
      'readingOrder.ts:4: a group has no option "pgae". Write page',
      'readingOrder.ts:4: "cms/intro" is on line 2 already. Remove one of them',
      'readingOrder.ts:5: there is no page "cms/gone". Remove it, or create the page with npm run new:page',
      `readingOrder.ts:6: there is no folder "cms/feature". Write 'cms/features' if that is meant, or remove it`,
    ]);
  });

  it('has none as it is', () => {
    const ids = METAS.map(({id}) => id.replace(/\/index$/, ''));
    expect(messages(checkReadingOrder(readFileSync('readingOrder.ts', 'utf8'), ids))).toEqual([]);
  });
});

describe('TypeScript that writers edit', () => {
  it.each([
    ["const a = {\n  'b': 'c'\n  'd': 'e',\n};", 3, 'Expected "}" but found'],
    ["const a = {\n  '/b': 'c',\n  '/d': 'c',\n  '/b': 'e',\n};", 4, 'Duplicate key "/b" in object literal'],
    ["const a = ['b',\n  'c,\n];", 2, 'Unterminated string literal'],
  ])('has its mistake told with its line: %j', async (text, line, reason) => {
    expect(messages(await syntaxFindings('redirects.ts', text))).toEqual([
      expect.stringContaining(`redirects.ts:${line}: ${reason}`),
    ]);
  });

  it('that fails when it is run has its line told', () => {
    const error = new ReferenceError('groop is not defined');
    error.stack = 'ReferenceError: groop is not defined\n    at cmsOrder (/site/readingOrder.ts:12:3)';
    expect(loadFinding(error).message).toBe('readingOrder.ts:12: groop is not defined. Correct the line');
  });
});
