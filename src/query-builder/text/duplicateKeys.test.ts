import {expect, it} from 'vitest';
import {duplicateKeys} from './duplicateKeys';

it('finds keys that one object has twice, quoted or not', () => {
  const text = `{
  filters: {
    price: {$gt: 1}, // price: 2
    'price': {$lt: 9},
  },
}`;
  expect(duplicateKeys(text)).toEqual([
    {key: 'price', position: {line: 4, column: 5, lineText: "    'price': {$lt: 9},", offset: 52}},
  ]);
});

it('leaves the same key of different objects alone, and colons in texts', () => {
  expect(duplicateKeys(`{$or: [{a: 1}, {a: 2}], a: 'a: b', b: {a: "\\"a: "}}`)).toEqual([]);
});
