import {expect, it} from 'vitest';
import {MAX_QUERY_LENGTH} from './limits';
import {toQuery} from './pastedText';

it.each([
  ['a stack trace', "TypeError: Cannot read 'x'\n    at find (/home/ada/app/src/book.js:9:43)", "Cannot read 'x'"],
  ['a line of a log', '[2026-01-01 10:00:00.000] error: The port 1337 is already used', 'The port 1337 is already used'],
  ['colors of a terminal', '\u001B[31merror\u001B[39m: Policy is-owner not found.', 'Policy is-owner not found.'],
  ['a response', '{"error":{"status":400,"message":"Invalid key \\"a\\" at $b[0]"}}', 'Invalid key "a" at $b[0]'],
  ['the code around it', '/srv/app/src/a.js:7\n  super.find();\n  ^^^\nSyntaxError: super unexpected\n', 'super unexpected'],
  ['a query of the database', 'insert into `a` values (?) - no such column: t0.id', 'no such column: t0.id'],
  ['a path', "EACCES: permission denied, open '/opt/app/public/uploads/a.jpg'", 'EACCES: permission denied, open'],
  ['an address', "Access to fetch at 'https://a.example/b' has been blocked", 'Access to fetch at has been blocked'],
])('leaves out %s', (_, pasted, query) => {
  expect(toQuery(pasted)).toBe(query);
});

it('takes the first and the last words of a long message', () => {
  const query = toQuery(`Some words that begin a message ${'and go on '.repeat(30)}until the end`);
  expect(query).toMatch(/^Some words that begin a message and go on .* end$/);
  expect(query.length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
});

it.each(['x'.repeat(300), '/a/b/c/d', '    at find (a.js:1:1)', '[[[$$$...'.repeat(30)])('leaves something of "%s"', (pasted) => {
  const query = toQuery(pasted);
  expect(query).not.toBe('');
  expect(query.length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
});
