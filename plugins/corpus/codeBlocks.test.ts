import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import type {CorpusReader} from 'docs-corpus';
import {createCorpusReader} from '.';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'code-'));
});

afterEach(() => rmSync(siteDir, {recursive: true}));

function reader(body: string): CorpusReader {
  const docsDir = path.join(siteDir, 'docs');
  mkdirSync(docsDir, {recursive: true});
  writeFileSync(path.join(docsDir, 'page.mdx'), `---\ntitle: Page\n---\n\n${body}\n`);
  return createCorpusReader({docsDir, siteDir, siteUrl: 'https://docs.strapi.io'});
}

it('gives fences and comments with their sections and lines', () => {
  const body = [
    '{/* one */}',
    '',
    '# A title',
    '',
    '## Next {/* #next */}',
    '',
    '1. Step',
    '',
    '   ```ts title="a.ts" {1}',
    '     x',
    '   ```',
  ];
  const [page] = reader(body.join('\n')).code();
  expect(page?.blocks.map(({kind, line, anchor, lang, meta, text}) => [kind, line, anchor, lang, meta, text])).toEqual([
    ['comment', 5, null, '', '', 'one'],
    ['comment', 9, 'next', '', '', '#next'],
    ['fence', 13, 'next', 'ts', 'title="a.ts" {1}', '  x'],
  ]);
});

it('shows no part of a comment to readers, wherever it is', () => {
  const [page] = reader(
    [
      'Before.{/* proof: GET /a -> 200 */} After.',
      '',
      '{/* proof:\n  POST /a\n\n  {"data": {}}\n\n  -> 400\n*/}',
      '',
      '| Sent | Got |\n| --- | --- |\n| `a\\|b` | 400 {/* proof: GET /a\\|b -> 400 */} |',
    ].join('\n'),
  ).pages();
  expect(page?.markdown).not.toMatch(/proof|data|->/);
  expect(page?.markdown).toContain('Before. After.');
  expect(page?.sections.map(({text}) => text).join('\n')).not.toMatch(/proof|data|->/);
});
