import {describe, expect, it} from 'vitest';
import {parseQuery} from './parseQuery';

function fault(text: string) {
  const {fault: found} = parseQuery(text);
  if (found === undefined) throw new Error(`No fault was found in ${text}`);
  return found;
}

describe('what can be written', () => {
  it('is all of JSON5: bare keys, both quotes, trailing commas, comments, numbers of any form', () => {
    const text = `{
      // one line
      filters: {'title': {$contains: "sea"}, /* several
      lines */ price: {$lt: .5e1,},},
      sort: ['title',],
    }`;
    expect(parseQuery(text)).toEqual({
      query: {filters: {title: {$contains: 'sea'}, price: {$lt: 5}}, sort: ['title']},
    });
  });

  it('takes an empty text as an empty query', () => {
    expect(parseQuery(' \n')).toEqual({query: {}});
  });

  it('never runs the code in a query', () => {
    const spy = 'queryBuilderWasRun';
    for (const code of [`{a: (() => {globalThis.${spy} = true})()}`, `{a: globalThis.${spy} = 1}`, `(globalThis.${spy} = 1, {})`])
      fault(code);
    expect(globalThis).not.toHaveProperty(spy);
  });
});

describe('a fault', () => {
  it('has its line and column, and the line', () => {
    expect(fault("{\n  filters: {\n    title = 'x',\n  },\n}")).toMatchObject({
      line: 3,
      column: 11,
      lineText: "    title = 'x',",
      offset: 25,
      length: 1,
      hint: 'Write a colon between a key and its value.',
    });
  });

  it('at the end names the bracket that is open', () => {
    const found = fault('{\n  filters: {\n    title: 1,\n  }\n');
    expect(found).toMatchObject({message: 'The query ends too early.', line: 4});
    expect(found.hint).toMatch(/`\{` of line 1 /);
  });

  it('of a text that does not end stands on its own line', () => {
    expect(fault("{a: 'x\n}")).toMatchObject({line: 1, column: 7, message: 'A string doesn’t end on its line.'});
  });

  it.each([
    ['{a: `x`}', 5, /template literal/i],
    ['{...a}', 2, /spread/],
    ['{a: new Date()}', 5, /`new` is code/],
    ['{a: undefined}', 5, /no `undefined`/],
    ['{a: name}', 5, /`name` is a variable/],
    ['{a: True}', 5, /lowercase/],
    ['{a: none}', 5, /variable/],
    ['{a: trueish}', 9, null],
    ['{a}', 3, /`key: value`/],
    ['{a, b: 1}', 3, /`key: value`/],
    ['{[a]: 1}', 2, /computed key/],
    ['{a: 1 + 2}', 7, /calculation/],
    ['{a: 1n}', 6, /digits only/],
    ['{a: 1_000}', 6, /digits only/],
    ['{a: /x/}', 6, /regular expression/],
    ['{a-b: 1}', 3, /hyphen/],
    ['{a: 1 b: 2}', 7, /comma is missing/],
    ["{a: 'it's'}", 9, /comma is missing|escaped/],
    ['{a: 1}}', 7, /more closing than opening/],
    ['{a: 1};', 7, /semicolon/],
    ['const query = {a: 1}', 1, /only the object/],
    ['qs.stringify({a: 1})', 1, /only the object/],
    ['filters[title]=x', 1, /only the object/],
    ['{a: *}', 5, /quotes/],
    ['{a: ebook}', 5, /`ebook` is a variable/],
    ['{a: [b]}', 6, /`b` is a variable/],
  ])('in %s is at column %i with a fix', (text, column, hint) => {
    const found = fault(text);
    expect(found).toMatchObject({line: 1, column});
    if (hint !== null) expect(found.hint).toMatch(hint);
  });

  it.each(['[1]', '"text"', '7', 'null', 'true'])('rejects %s, because a query is an object', (text) => {
    expect(fault(text)).toMatchObject({line: 1, column: 1, message: 'The query must be an object.'});
  });

  it('keeps characters outside the basic plane whole', () => {
    expect(fault('{a: 😀}').message).toContain('😀');
  });
});
