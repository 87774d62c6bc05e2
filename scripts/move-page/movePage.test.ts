import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {movePage} from './movePage';
import {withMovedRedirects} from './movedRedirects';

let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const name of ['readingOrder.ts', 'redirects.ts', '.prettierrc.json', 'prettier.config.mjs', '.prettierrc'])
    if (existsSync(name)) cpSync(name, path.join(site, name));
  write('docs/cms/intro.md', '# Intro\n');
  write('docs/cms/features/preview.mdx', PAGE);
  write('docs/cms/features/releases.md', '---\ntitle: Releases\n---\n\n## Usage {/* #usage */}\n');
  write('docs/snippets/setup.md', '---\ntitle: Setup\n---\n\nText.\n');
});

afterEach(() => rmSync(site, {recursive: true}));

const PAGE = `---
title: Preview
---

import Setup from '../../snippets/setup.md';

See [releases](./releases.md#usage), [itself](#usage), [this page](./preview.mdx#usage), and [intro](../intro.md).

<Setup />

![Photo](./img/photo.png)

\`\`\`md
[code](./releases.md)
\`\`\`

[intro]: ../intro.md?a=b#top
`;

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(site, name)), {recursive: true});
  writeFileSync(path.join(site, name), text);
}

const read = (name: string): string => readFileSync(path.join(site, name), 'utf8');

it('a page moves with its own links, and with those of other pages', async () => {
  write(
    'docs/cms/faq.mdx',
    '[./features/preview.mdx](./features/preview.mdx#usage), [site](/cms/features/preview), [whole](https://docs.strapi.io/cms/features/preview#usage), [other](/cms/features/preview-two)\n\n<Cards>\n  <Card title="P" to="/cms/features/preview#usage">Text.</Card>\n</Cards>\n\n[p]: @site/docs/cms/features/preview.mdx\n',
  );
  const messages = await movePage(site, 'docs', 'cms/features/preview', 'docs/cms/live/preview-mode.mdx', 'cms/faq');
  expect(existsSync(path.join(site, 'docs/cms/features/preview.mdx'))).toBe(false);
  expect(read('docs/cms/live/preview-mode.mdx')).toBe(
    PAGE.replace('(./releases.md#usage)', '(../features/releases.md#usage)')
      .replace('./preview.mdx#usage', './preview-mode.mdx#usage')
      .replace('./img/photo.png', '../features/img/photo.png'),
  );
  expect(read('docs/cms/faq.mdx')).toBe(
    '[./features/preview.mdx](./live/preview-mode.mdx#usage), [site](/cms/live/preview-mode), [whole](https://docs.strapi.io/cms/live/preview-mode#usage), [other](/cms/features/preview-two)\n\n<Cards>\n  <Card title="P" to="/cms/live/preview-mode#usage">Text.</Card>\n</Cards>\n\n[p]: @site/docs/cms/live/preview-mode.mdx\n',
  );
  expect(messages).toEqual([
    'Moved docs/cms/features/preview.mdx to docs/cms/live/preview-mode.mdx.',
    'Changed 5 links in docs/cms/faq.mdx.',
    'Changed 3 links in docs/cms/live/preview-mode.mdx.',
    "Changed readingOrder.ts: 'cms/live/preview-mode' comes after 'cms/faq'.",
    'Changed redirects.ts: /cms/features/preview leads to /cms/live/preview-mode.',
    'Next: npm run record:pages, npm run check.',
  ]);
  expect(read('readingOrder.ts')).not.toContain("'cms/features/preview'");
  expect(read('readingOrder.ts')).toMatch(/'cms\/faq',\s+'cms\/live\/preview-mode',/);
});

it('it keeps its place in the reading order, and all its old URLs lead to it', async () => {
  await movePage(site, 'docs', '/cms/features/preview', 'features/live-preview');
  expect(read('readingOrder.ts')).toBe(
    readFileSync('readingOrder.ts', 'utf8').replace("'cms/features/preview'", "'cms/features/live-preview'"),
  );
  const redirects = read('redirects.ts');
  expect(redirects).toContain("'/cms/features/preview': '/cms/features/live-preview',");
  expect(redirects).toContain("'/dev-docs/preview': '/cms/features/live-preview',");
  expect(redirects).not.toMatch(/: '\/cms\/features\/preview'/);
});

it('the redirects keep what was redirected by its folder, with anchors, and hide no page', () => {
  const text = `const KEPT_THEIR_PLACE = [
  'faq',
  'intro',
] as const;

export const LEGACY_TABLE = {
  pages: {
    ...KEPT,
    '/cms/a': '/cms/faq',
    '/cms/questions': '/cms/faq',
    '/cms/z': '/cms/intro',
  },
  folders: {'/old/': '/cms/faq'},
  sections: {'/cms/intro': {x: '/cms/faq#x'}, '/cms/faq': {y: '/cms/intro'}},
};
`;
  expect(withMovedRedirects(text, '/cms/faq', '/cms/questions')).toBe(`const KEPT_THEIR_PLACE = [
  'intro',
] as const;

export const LEGACY_TABLE = {
  pages: {
    ...KEPT,
    '/cms/a': '/cms/questions',
    '/cms/faq': '/cms/questions',
    '/cms/z': '/cms/intro',
    '/dev-docs/faq': '/cms/questions',
  },
  folders: {'/old/': '/cms/questions'},
  sections: {'/cms/intro': {x: '/cms/questions#x'}, '/cms/questions': {y: '/cms/intro'}},
};
`);
});

it.each([
  [
    'cms/features/previw',
    'cms/features/other',
    'There is no page "cms/features/previw". If "cms/features/preview" is meant, write that.',
  ],
  ['cms/features/preview', 'cms/features/releases', 'docs/cms/features/releases.md already exists.'],
  ['cms/features/preview', 'cms/Features/x', "isn't a valid path"],
])('%s to %s changes nothing, and says why', async (from, to, message) => {
  await expect(movePage(site, 'docs', from, to)).rejects.toThrow(message);
  expect(read('docs/cms/features/preview.mdx')).toBe(PAGE);
  expect(read('readingOrder.ts')).toBe(readFileSync('readingOrder.ts', 'utf8'));
});

it('a page that another one keeps from being read changes nothing', async () => {
  write('docs/cms/broken.md', 'A { brace.\n');
  await expect(movePage(site, 'docs', 'cms/features/preview', 'cms/features/other')).rejects.toThrow(
    /docs\/cms\/broken\.md:1: not valid MDX.*\nNothing was moved\. Fix this first\./s,
  );
  expect(read('docs/cms/features/preview.mdx')).toBe(PAGE);
});
