import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {pasteable} from './pasteable';

const DIFF = '  "strapi": {\n-   "old": 1\n+   "old": 1,\n+   "added": true\n  }';

describe('pasteable', () => {
  it('takes from a diff what is there after it', () => {
    expect(pasteable(DIFF, 'diff')).toBe(' "strapi": {\n   "old": 1,\n   "added": true\n }');
  });

  it('leaves out the names and places of a patch', () => {
    const patch = 'diff --git a/x b/x\nindex 1..2 100644\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n c';
    expect(pasteable(patch, 'diff')).toBe('b\nc');
  });

  it('takes a part of it, also from the middle of a line', () => {
    const part = (text: string): string => pasteable(DIFF, 'diff', DIFF.indexOf(text), DIFF.indexOf(text) + text.length);
    expect(part('strapi": {\n-   "old": 1\n+   "old": 1,')).toBe('strapi": {\n   "old": 1,');
    expect(part('dded": true\n  }')).toBe('dded": true\n }');
  });

  it('leaves prompts out', () => {
    expect(pasteable('$ npm ci\n$ npm start', 'bash')).toBe('npm ci\nnpm start');
    expect(pasteable('PS C:\\shop> npm ci', 'powershell')).toBe('npm ci');
    expect(pasteable('echo "$ 5"', 'bash')).toBe('echo "$ 5"');
  });

  it.each([
    ['{\n  "a": 1,\n  ...\n}', {a: 1}],
    ['{\n  "a": 1,\n  ...\n  "b": 2\n}', {a: 1, b: 2}],
    ['{ "a": [1, ...], "b": {...}, … }', {a: [1], b: {}}],
    ['[\n  ...\n]', []],
    ['{"a": "x, ...", "b": "[...]", "c": "\\", ..."}', {a: 'x, ...', b: '[...]', c: '", ...'}],
  ])('leaves the dots out of %s', (code, value) => {
    expect(JSON.parse(pasteable(code, 'json'))).toEqual(value);
  });

  it('leaves other code as it is', () => {
    expect(pasteable('- a\n+ b\n...', 'yaml')).toBe('- a\n+ b\n...');
    expect(pasteable('const a = {...b};', 'ts')).toBe('const a = {...b};');
  });

  it('makes JSON of each response of the docs that leaves something out', () => {
    const docs = path.resolve(import.meta.dirname, '../../../docs');
    const pages = readdirSync(docs, {recursive: true, encoding: 'utf8'}).filter((file) => /\.mdx?$/.test(file));
    const samples = pages.flatMap((file) =>
      Array.from(readFileSync(path.join(docs, file), 'utf8').matchAll(/^ *```json.*\n([^]*?)^ *```$/gm), ([, code = '']) => ({
        file,
        code,
      })),
    );
    const shortened = samples.filter(({code}) => /^ *(\.{3}|…)/m.test(code));
    expect(shortened.length).toBeGreaterThan(10);
    const faults = shortened.filter(({code}) => !isJson(pasteable(code, 'json')));
    expect(faults).toEqual([]);
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
