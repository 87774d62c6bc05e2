import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {passOverPages, type PageWork} from '.';

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

it('hands each page from work to work, and leaves other files alone', async () => {
  const mark = (sign: string): PageWork => ({begin: () => Promise.resolve({page: (html) => html + sign})});
  await passOverPages(outDir, [mark('!'), mark('?')]);
  expect(built('index.html')).toBe('start!?');
  expect(built('cms/intro.html')).toBe('intro!?');
  expect(built('cms/intro.md')).toBe('Markdown');
});

it('tells a work all files before, and that the pages are done after', async () => {
  const events: string[] = [];
  await passOverPages(outDir, [
    {
      begin: (_outDir, files) => {
        events.push(`ready for ${files.filter((file) => file.includes('.')).length} files`);
        return Promise.resolve({
          page(html) {
            events.push(html);
            return html;
          },
          end() {
            events.push('end');
            return Promise.resolve();
          },
        });
      },
    },
  ]);
  expect(events[0]).toBe('ready for 3 files');
  expect(events.slice(1, 3).sort()).toEqual(['intro', 'start']);
  expect(events.slice(3)).toEqual(['end']);
});
