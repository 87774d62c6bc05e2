import {expect, it} from 'vitest';
import {resultCount} from './resultCount';

it('counts a single result in the singular', () => {
  expect([0, 1, 2].map(resultCount)).toEqual(['0 results', '1 result', '2 results']);
});
