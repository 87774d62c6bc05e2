import {expect, it} from 'vitest';
import {FENCE_LANGUAGES} from '../../../src/site/codeLanguages';
import {highlightLines} from './highlight';

it('colors code line by line', () => {
  expect(highlightLines('const n = 1;\n\n// one', 'js')).toEqual([
    '<span class="code-keyword">const</span> n <span class="code-punctuation">= </span>' +
      '<span class="code-number">1</span><span class="code-punctuation">;</span>',
    '',
    '<span class="code-comment">// one</span>',
  ]);
});

it('continues a color on the next line', () => {
  expect(highlightLines('`a\nb`', 'ts')).toEqual(['<span class="code-string">`a</span>', '<span class="code-string">b`</span>']);
});

it('escapes code in an unknown language and does not color it', () => {
  expect(highlightLines('a < b && c', 'text')).toEqual(['a &lt; b &amp;&amp; c']);
});

it('lets long URLs break between their parameters', () => {
  expect(highlightLines('GET /api/books?fields=title&sort=price', 'text')).toEqual([
    'GET /api/books<wbr>?fields=title<wbr>&amp;sort=price',
  ]);
});

/** Languages without colors: plain text, and diagrams, which are drawn. */
const PLAIN: readonly string[] = ['text', 'mermaid'];

it.each(FENCE_LANGUAGES.filter((language) => !PLAIN.includes(language)))('colors %s', (language) => {
  const sample = '<a b="c">{"key": "value"} SELECT FROM "x" # [section]\n+ added: true\nGET /x HTTP/1.1\nFROM node\n</a>';
  expect(highlightLines(sample, language).join('')).toContain('class="code-');
});
