import {describe, expect, it} from 'vitest';
import {markExcerpt, markText} from './highlight';
import {stem} from './tokenize';

describe('markText', () => {
  it('marks words that hold a matched term, without the signs around them', () => {
    expect(markText('Use (filters), please.', new Set(['filter']))).toBe('Use (<mark>filters</mark>), please.');
  });

  it('keeps the whole text, signs at the end included', () => {
    expect(markText('findOne()', new Set(['find']))).toBe('<mark>findOne</mark>()');
  });

  it.each(['<script>alert(1)</script>', '<img src=x onerror="alert(1)">', '<svg/onload=alert(1)>', '\'"&<>'])(
    'escapes %s',
    (text) => {
      expect(markText(text, new Set(['script', 'alert', 'img', 'svg'])).replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>"']/);
    },
  );
});

describe('markExcerpt', () => {
  const text = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen';

  it('shows the words around the match', () => {
    expect(markExcerpt(text, new Set([stem('twelve')]), 5)).toBe('…ten eleven <mark>twelve</mark> thirteen fourteen');
  });

  it('has at most the given number of words', () => {
    expect(markExcerpt(text, new Set(['five']), 10)?.split(' ')).toHaveLength(10);
  });

  it('ends where the block of the match ends, and begins where it begins', () => {
    expect(markExcerpt('one two:\nthree four\nfive', new Set([stem('three')]), 5)).toBe('<mark>three</mark> four');
    expect(markExcerpt('one two:\nthree four\nfive', new Set([stem('two'), stem('three')]), 3)).toBe(
      'one <mark>two</mark> · <mark>three</mark>…',
    );
  });

  it('is null when nothing was found in the text', () => {
    expect(markExcerpt(text, new Set(['other']), 5)).toBeNull();
  });
});
