import {expect, it} from 'vitest';
import {parseDone, withCheck} from './doneChecks';

it.each([
  [null, []],
  ['["a","b"]', ['a', 'b']],
  ['["a",1,null,{}]', ['a']],
  ['{"a":true}', []],
  ['"a"', []],
  ['[', []],
])('reads %s from storage as %j', (text, done) => expect(parseDone(text)).toEqual(done));

it('adds and removes a check', () => {
  expect(withCheck(['a'], 'b', true)).toEqual(['a', 'b']);
  expect(withCheck(['a', 'b'], 'a', true)).toEqual(['b', 'a']);
  expect(withCheck(['a', 'b'], 'a', false)).toEqual(['b']);
});
