import {inspect} from 'node:util';
import {expect, it} from 'vitest';
import {CorpusErrors} from './errors';
import {Finding, sortFindings} from './finding';

const finding = new Finding('docs/cms/intro.md', 12, 'the heading is empty', 'Write its text, or remove it');

it('is one line with its location, reason, and fix, with or without periods at their ends', () => {
  expect(finding.message).toBe('docs/cms/intro.md:12: the heading is empty. Write its text, or remove it');
  expect(new Finding('a.md', 1, 'It names 5.54.0.', 'Write 5.55.0.').message).toBe('a.md:1: It names 5.54.0. Write 5.55.0.');
  expect(new Finding('a.md', 1, 'not YAML:\n  bad', 'Fix it').message).toBe('a.md:1: not YAML: bad. Fix it');
});

it('has the fields that editors and reporters of VFileMessage show', () => {
  expect(finding).toMatchObject({
    file: 'docs/cms/intro.md',
    place: {line: 12, column: 1},
    reason: 'the heading is empty',
    note: 'Write its text, or remove it',
    fatal: true,
  });
});

it('is printed in one line when it stops a build', () => {
  expect(inspect(finding)).toBe(finding.message);
  expect(inspect(new CorpusErrors([finding]), {depth: Infinity})).not.toContain('fatal');
});

it('is ordered by file, then by line', () => {
  const [a, b, c] = [new Finding('a.md', 9, 'a', ''), new Finding('a.md', 10, 'b', ''), new Finding('b.md', 1, 'c', '')];
  expect(sortFindings([c, b, a])).toEqual([a, b, c]);
});
