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

  function excerpt(own: string, length: number, typed: string[], synonyms: string[] = []): string | null {
    return markExcerpt(own, new Set(typed.map(stem)), new Set(synonyms.map(stem)), length);
  }

  it('ends with an ellipsis where the index has no more of the text', () => {
    expect(excerpt('A book and its author…', 5, ['author'])).toBe('A book and its <mark>author</mark>…');
    expect(excerpt('A book and its author', 5, ['author'])).toBe('A book and its <mark>author</mark>');
    expect(excerpt('A book has an author.…', 5, ['author'])).toBe('A book has an <mark>author</mark>.');
  });

  it('shows the words around the match', () => {
    expect(excerpt(text, 5, ['twelve'])).toBe('…ten eleven <mark>twelve</mark> thirteen fourteen');
  });

  it('has at most the given number of words', () => {
    expect(excerpt(text, 10, ['five'])?.split(' ')).toHaveLength(10);
  });

  it('ends where the block of the match ends, and begins where it begins', () => {
    const blocks = 'one two:\nthree four five six seven\neight nine';
    expect(excerpt(blocks, 10, ['three'])).toBe('<mark>three</mark> four five six seven');
    expect(excerpt(blocks, 3, ['two', 'three'])).toBe('one <mark>two</mark> · <mark>three</mark>…');
  });

  it.each([
    ['Publish\nThe entry goes online at once', ['publish'], '<mark>Publish</mark> · The entry goes online…'],
    ['Where it stops: See the log\nPublish', ['publish'], '…stops: See the log · <mark>Publish</mark>'],
  ])('does not show lonely words of a short block: %s', (own, typed, expected) => {
    expect(excerpt(own, 5, typed)).toBe(expected);
  });

  it('does not begin with the end of a quotation', () => {
    expect(excerpt("Property 'author' is missing in '…'. The relation is empty.", 5, ['relation'])).toBe(
      '…The <mark>relation</mark> is empty.',
    );
  });

  it('shows the place of a synonym without a mark, and the beginning when nothing was found', () => {
    expect(excerpt(text, 5, ['other'], ['twelve'])).toBe('…ten eleven twelve thirteen fourteen');
    expect(excerpt(text, 5, ['other'])).toBe('one two three four five…');
    expect(excerpt('', 5, ['other'])).toBeNull();
  });
});
