import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {rewritePages} from './rewritePages';

let outDir: string;

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'built-'));
  mkdirSync(path.join(outDir, 'cms'));
  writeFileSync(path.join(outDir, 'index.html'), 'start');
  writeFileSync(path.join(outDir, 'cms/intro.html'), 'intro');
  writeFileSync(path.join(outDir, 'cms/intro.md'), 'Markdown');
});

afterEach(() => rmSync(outDir, {recursive: true}));

const built = (file: string): string => readFileSync(path.join(outDir, file), 'utf8');

it('applies the prepared change to each page first, and does not change other files', async () => {
  let known: readonly string[] = [];
  const prepare = (_outDir: string, files: readonly string[]) => {
    known = files;
    return Promise.resolve((html: string) => `${html}!`);
  };
  await rewritePages(outDir, prepare, (html) => `${html}?`);
  expect(built('index.html')).toBe('start!?');
  expect(built('cms/intro.html')).toBe('intro!?');
  expect(built('cms/intro.md')).toBe('Markdown');
  expect(known).toContain(path.join('cms', 'intro.md'));
});

it('works without a prepared change', async () => {
  await rewritePages(outDir, null, (html) => `${html}?`);
  expect(built('index.html')).toBe('start?');
});
