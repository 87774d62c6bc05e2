import {expect, it} from 'vitest';
import {exampleSample} from './exampleSample';
import {formatFailure} from './formatFailure';

it('shows location, fault, fix, and the difference between expected and received', () => {
  const failure = {fault: 'It differs.', fix: 'Fix it.', expected: {a: 1, b: 2}, received: {a: 1, b: 3}};
  expect(formatFailure(exampleSample, failure)).toBe(
    ['docs/page.md:12: It differs. Fix it.', '      {', '        "a": 1,', '    -   "b": 2', '    +   "b": 3', '      }'].join(
      '\n',
    ),
  );
});

it('shows only the received value if there is no expected value, at the line of the fault', () => {
  expect(formatFailure(exampleSample, {fault: 'It throws.', line: 14, received: 'Error: no\nwhy'})).toBe(
    ['docs/page.md:14: It throws.', '    + Error: no', '    + why'].join('\n'),
  );
});
