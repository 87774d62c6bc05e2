import {expect, it} from 'vitest';
import {shortDate} from './shortDate';

it('writes a date as in the US', () => {
  expect(shortDate(new Date('2026-11-02T23:59:59Z'))).toBe('Nov 2, 2026');
});
