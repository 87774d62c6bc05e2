import {describe, expect, it} from 'vitest';
import {isNote, parseCodemodNote, parseNote, splitNote} from './note';

const note = (comment: string) => parseNote(splitNote(comment).text, false);

describe('notes', () => {
  it('are comments that begin with the word proof', () => {
    expect(isNote('proof: GET /api/books')).toBe(true);
    expect(isNote('source: proof of nothing')).toBe(false);
    expect(isNote('proofread this')).toBe(false);
  });

  it('send a request and expect a status and values', () => {
    expect(note('proof: GET /api/books?pagination[limit]=-1 -> 200, data.length = 1, data[0].tags = ["a, b", 2]')).toEqual({
      call: {kind: 'http', text: 'GET /api/books?pagination[limit]=-1'},
      expectations: [
        {kind: 'status', status: 200},
        {kind: 'value', path: 'data.length', operator: '=', value: 1},
        {kind: 'value', path: 'data[0].tags', operator: '=', value: ['a, b', 2]},
      ],
    });
  });

  it('send a body, in one line or below headers', () => {
    expect(note('proof: POST /api/books {"data": {}} -> 400').call).toEqual({
      kind: 'http',
      text: 'POST /api/books\n\n{"data": {}}',
    });
    const {call, expectations} = note(
      'proof:\n  POST /api/books\n  X-Key: 1\n\n  {"data":\n    {}}\n\n  -> 400\n  error.message contains "data"\n',
    );
    expect(call).toEqual({kind: 'http', text: 'POST /api/books\nX-Key: 1\n\n{"data":\n  {}}'});
    expect(expectations).toEqual([
      {kind: 'status', status: 400},
      {kind: 'value', path: 'error.message', operator: 'contains', value: 'data'},
    ]);
  });

  it('run code and expect its value or its error', () => {
    expect(note("proof: await shop.count('book') -> 8").expectations).toEqual([
      {kind: 'value', path: '', operator: '=', value: 8},
    ]);
    expect(note('proof: shop.nonsense() -> throws "not a function"').expectations).toEqual([
      {kind: 'throws', text: 'not a function'},
    ]);
    expect(note('proof: [1].map((n) => n) -> [0] exists, nope is absent').expectations).toEqual([
      {kind: 'value', path: '[0]', operator: 'exists', value: undefined},
      {kind: 'value', path: 'nope', operator: 'is absent', value: undefined},
    ]);
  });

  it('query GraphQL, or only start the app', () => {
    expect(note('proof: graphql { books { title } } -> data.books.length >= 2').call).toEqual({
      kind: 'graphql',
      text: '{ books { title } }',
    });
    expect(note('proof: boots').call).toEqual({kind: 'boots'});
  });

  it('state the result of a codemod, or that it changes nothing', () => {
    expect(parseCodemodNote("shop.config.has('a') -> shop.config.get('b')")).toEqual({
      before: "shop.config.has('a')",
      after: "shop.config.get('b')",
    });
    expect(parseCodemodNote('books.map((book) => book.id)\n-> unchanged')).toEqual({
      before: 'books.map((book) => book.id)',
      after: null,
    });
    expect(() => parseCodemodNote("shop.config.has('a')")).toThrow('needs code, "->"');
    expect(() => parseCodemodNote('-> unchanged')).toThrow('needs code, "->"');
  });

  it('can contain words for the proof, including colons', () => {
    expect(splitNote('proof as="full-access" file="src/a.ts": text')).toEqual({
      meta: 'as="full-access" file="src/a.ts"',
      text: 'text',
    });
    expect(splitNote('proof fails="Error: no": GET /x').meta).toBe('fails="Error: no"');
  });

  it('can be in tables, where a pipe is escaped with a backslash', () => {
    expect(splitNote('proof: GET /a\\|b').text).toBe('GET /a|b');
  });

  it.each([
    ['proof GET /api/books', 'no colon'],
    ['proof: GET /api/books ->', 'expects nothing'],
    ['proof: GET /api/books -> data is nice', 'an expectation'],
    ['proof: GET /api/books -> data.title = Emma', 'double quotes'],
  ])('%s is a fault', (comment, message) => {
    expect(() => note(comment)).toThrow(message);
  });
});
