import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkCodeWords, wordsIn} from './codeWords';

const found = (text: string, file = 'src/lib/a.ts'): [number, string][] =>
  wordsIn(file, text).map(({line, reason}) => [line, /^"([^"]+)"/.exec(reason)?.[1] ?? reason]);

describe('words of code', () => {
  it('are reported with file, line, and what to write', () => {
    const [finding] = wordsIn('src/lib/a.ts', '\nconst pageAddress = 1;');
    expect(finding?.message).toMatch(/^src\/lib\/a\.ts:2: "address" is only for email and IP addresses\. Write "URL"/);
  });

  it.each([
    ['a variable', 'const pageAddress = 1;', 'address'],
    ['a constant', 'const LAST_ADDRESS = 1;', 'address'],
    ['a parameter', 'function open(addressOfPage: string) {}', 'address'],
    ['a renamed part', 'const {a: picture} = b;', 'picture'],
    ['a type', 'interface Picture {}', 'picture'],
    ['a property', 'interface A { picture: string }', 'picture'],
    ['a line of comment', '// The field beside it.', 'beside'],
    ['a comment of several lines', '/**\n * Nobody knows\n * it.\n */', 'nobody'],
    ['a message', `throw new Error('The address is wrong.');`, 'address'],
    ['a message with a value', 'throw new Error(`The address ${a} is wrong.`);', 'address'],
  ])('are reported in %s', (_where, code, word) => {
    expect(found(code).map(([, words]) => words.toLowerCase())).toEqual([word]);
  });

  it('are reported in test titles, and not in what tests try', () => {
    const test = `it('opens an address', () => {\n  expect(check('The address is wrong.')).toBe(1);\n});`;
    expect(found(test, 'src/lib/a.test.ts')).toEqual([[1, 'address']]);
    expect(found('test.each([1])(`opens an address ${a}`, () => {});', 'src/lib/a.test.ts')).toEqual([[1, 'address']]);
  });

  it('are allowed where they are the right ones', () => {
    expect(found('const emailAddress = 1; // The email address, or the IP address.')).toEqual([]);
    expect(found('/** Ask AI has no answer. */ const answer = 1;', 'tests/e2e/support/kapa.ts')).toEqual([]);
  });

  it('are allowed in data, code, and quotations', () => {
    expect(found(`open('address'); // Reads \`address\`, and says "The address is wrong."`)).toEqual([]);
  });

  it('are remembered to be absent until a file or a rule changes', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'code-words-'));
    const file = path.join(folder, 'src/a.ts');
    const check = (rules: string): number => checkCodeWords(folder, path.join(folder, 'cache.json'), rules).length;
    mkdirSync(path.dirname(file));
    writeFileSync(file, 'const url = 1;');
    expect(check('one')).toBe(0);
    writeFileSync(file, 'const address = 1;');
    expect(check('one')).toBe(1);
    expect(check('one'), 'faults are not remembered').toBe(1);
    rmSync(folder, {recursive: true});
  });
});
