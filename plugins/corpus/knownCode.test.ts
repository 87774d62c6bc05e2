import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createCorpusReader} from '.';
import {knownCode} from './knownCode';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'known-code-'));
  mkdirSync(path.join(siteDir, 'docs'));
  write('first.md', 'const one = 1;');
  write('second.md', 'const two = 2;');
});

afterEach(() => rmSync(siteDir, {recursive: true}));

function write(file: string, code: string): void {
  writeFileSync(path.join(siteDir, 'docs', file), `---\ntitle: Page\n---\n\n\`\`\`ts\n${code}\n\`\`\`\n`);
}

it('parses only a page that was edited', () => {
  const reader = createCorpusReader({docsDir: path.join(siteDir, 'docs'), siteDir, siteUrl: 'https://docs.strapi.io'});
  const texts = (): string[] => knownCode(reader).flatMap(({blocks}) => blocks.map(({text}) => text));
  expect(texts()).toEqual(['const one = 1;', 'const two = 2;']);
  write('second.md', 'const two = "two";');
  const parse = vi.spyOn(reader, 'code');
  expect(texts()).toEqual(['const one = 1;', 'const two = "two";']);
  expect(texts()).toEqual(['const one = 1;', 'const two = "two";']);
  expect(parse).toHaveBeenCalledTimes(1);
  const edited = reader.metas().find(({id}) => id === 'second');
  expect(parse).toHaveReturnedWith([expect.objectContaining({page: edited})]);
});
