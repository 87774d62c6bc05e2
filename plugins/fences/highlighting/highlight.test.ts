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

it('goes on with a color on the next line', () => {
  expect(highlightLines('`a\nb`', 'ts')).toEqual(['<span class="code-string">`a</span>', '<span class="code-string">b`</span>']);
});

it('shows an unknown language as it is, without HTML', () => {
  expect(highlightLines('a < b && c', 'text')).toEqual(['a &lt; b &amp;&amp; c']);
});

it('lets long URLs break between their parameters', () => {
  expect(highlightLines('GET /api/books?fields=title&sort=price', 'text')).toEqual([
    'GET /api/books<wbr>?fields=title<wbr>&amp;sort=price',
  ]);
});

/** Shown as it is, and drawn. */
const PLAIN: readonly string[] = ['text', 'mermaid'];

it.each(FENCE_LANGUAGES.filter((language) => !PLAIN.includes(language)))('knows %s', (language) => {
  const sample = '<a b="c">{"key": "value"} SELECT FROM "x" # [section]\n+ added: true\nGET /x HTTP/1.1\nFROM node\n</a>';
  expect(highlightLines(sample, language).join('')).toContain('class="code-');
});
