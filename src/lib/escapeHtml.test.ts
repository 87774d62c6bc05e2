import {describe, expect, it} from 'vitest';
import {escapeHtml, escapeHtmlContent, unescapeHtml} from './escapeHtml';

const TEXT = `<a href="x">'&amp;'</a>`;

describe('escaped text', () => {
  it('has no character that ends an attribute or starts a tag', () => {
    expect(escapeHtml(TEXT)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;amp;&#39;&lt;/a&gt;');
  });

  it('is the same text when it is read back', () => {
    expect(unescapeHtml(escapeHtml(TEXT))).toBe(TEXT);
    expect(unescapeHtml(escapeHtmlContent(TEXT))).toBe(TEXT);
  });

  it('between tags keeps quotes and ">", which are common in code', () => {
    expect(escapeHtmlContent(`(a) => a < "&"`)).toBe(`(a) => a &lt; "&amp;"`);
  });
});
