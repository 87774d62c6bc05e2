import {expect, it} from 'vitest';
import {exampleSample} from './exampleSample';
import {formatFailure} from './formatFailure';

it('names place, fault and fix, and shows what was expected beside what came', () => {
  const failure = {fault: 'It differs.', fix: 'Fix it.', expected: {a: 1, b: 2}, received: {a: 1, b: 3}};
  expect(formatFailure(exampleSample, failure)).toBe(
    ['docs/page.md:12: It differs. Fix it.', '      {', '        "a": 1,', '    -   "b": 2', '    +   "b": 3', '      }'].join(
      '\n',
    ),
  );
});

it('shows what came alone where nothing certain was expected, at the line of the fault', () => {
  expect(formatFailure(exampleSample, {fault: 'It throws.', line: 14, received: 'Error: no\nwhy'})).toBe(
    ['docs/page.md:14: It throws.', '    + Error: no', '    + why'].join('\n'),
  );
});
