import {expect, it} from 'vitest';
import {missingLine, missingText, plainOutput} from './output';

it('finds the lines of a fence in the output, in order', () => {
  const output = plainOutput('\u001b[32m✓\u001b[39m one\r\n   two: 12 ms\nthree\n');
  expect(missingLine('✓ one\nthree', output)).toBeNull();
  expect(missingLine('two: … ms\nthree', output)).toBeNull();
  expect(missingLine('three\n✓ one', output)).toBe('✓ one');
  expect(missingLine('✓ one\nfour', output)).toBe('four');
});

it('ignores frames and white space', () => {
  expect(missingLine('│ Create your first administrator │', '│ Create your   first administrator  │')).toBeNull();
});

it('reads an answered prompt as its final line', () => {
  const output = plainOutput('? Start with Typescript? (Y/n) \u001b[2K\u001b[G? Start with Typescript? Yes\n');
  expect(missingLine('? Start with Typescript? Yes', output)).toBeNull();
});

it('returns the first missing text', () => {
  expect(missingText(['2 passed', '1 failed'], 'Tests  2 passed')).toBe('1 failed');
});
