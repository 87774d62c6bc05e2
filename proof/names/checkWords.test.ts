import path from 'node:path';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {createCorpusReader} from '../../plugins/corpus';
import {checkWords} from './checkWords';

const KNOWN = new Set(['api_key', 'APP_KEYS', 'unpublish', 'findOne', 'strapi', 'server', 'httpServer']);

let docsDir: string;

beforeEach(() => {
  docsDir = mkdtempSync(path.join(tmpdir(), 'words-'));
});

afterEach(() => rmSync(docsDir, {recursive: true}));

/** The faults of a page with this text, each with its fix. */
function faultsIn(text: string): string[] {
  writeFileSync(path.join(docsDir, 'page.mdx'), `---\ntitle: Page\n---\n\n${text}\n`);
  const {source} = createCorpusReader({docsDir, siteDir: docsDir, siteUrl: 'https://example.com'}).inspect('page.mdx');
  return source ? checkWords(source, KNOWN).map(({line, fault, fix}) => `${line}: ${fault} ${fix}`) : [];
}

it('accepts names in code, whatever is called or read on them', () => {
  expect(faultsIn('Call `findOne()`, `unpublish({ documentId })`, or read `strapi.server?.httpServer`.')).toEqual([]);
});

it('finds a method in other capitals, a variable without its end, and a name in a table, and suggests the real one', () => {
  expect(
    faultsIn('Call `unPublish()`.\n\nSet `APP_KEY`.\n\n| Cookie | Use |\n| --- | --- |\n| `shop_session` | signs in |'),
  ).toEqual([
    '5: No code of Strapi and no sample has `unPublish`. Write `unpublish` if that is meant, or show it in a sample.',
    '7: No code of Strapi and no sample has `APP_KEY`. Write `APP_KEYS` if that is meant, or show it in a sample.',
    '11: No code of Strapi and no sample has `shop_session`. Correct it, or show it in a sample or a note.',
  ]);
});

it('ignores plain words, paths, globals, bold names, and statements with an excuse', () => {
  expect(faultsIn('`title`, `my-file.ts`, `/api/myBooks`, `URLSearchParams`, and **MyName**.')).toEqual([]);
  expect(faultsIn('Name it `myBook`. {/* noProof: example */}')).toEqual([]);
});
