import {describe, expect, it} from 'vitest';
import {isSameCode} from './sameCode';

describe('code that a codemod makes', () => {
  it.each([
    ['a\nb', 'a\nb', true],
    ['a\nb', '\n\na\nb\n', true],
    ['a\n//', 'a  \n// ', true],
    ['a\nb', 'a\n  b', false],
    ['a\nb', 'a\n\nb', false],
    ["f('a')", 'f("a")', false],
    ['a\nb', 'a', false],
  ])('%j is compared with %j line by line: %j', (shown, received, isSame) => {
    expect(isSameCode(shown, received)).toBe(isSame);
  });

  it.each([
    ['/*\n * ...\n */\na', '/*\n * b\n * c\n */\na', true],
    ['a\n// ...\nd', 'a\nb\nc\nd', true],
    ['a\n…\nb', 'a\nb', true],
    ['a\n...\nc\n...\ne', 'a\nb\nc\nd\ne', true],
    ['...\nb', 'a\nb', true],
    ['a\n...', 'a\nb', true],
    ['a\n...\na', 'a', false],
    ['a\n...\nx\n...\ne', 'a\nb\nc\nd\ne', false],
    ['a\n...\nd', 'b\nc\nd', false],
  ])('%j leaves lines of %j out: %j', (shown, received, isSame) => {
    expect(isSameCode(shown, received)).toBe(isSame);
  });
});
