import {expect, it} from 'vitest';
import {rowComments, rowLine} from './rowList';

const cell = {text: '', code: []};
const table = {headers: ['A'], rows: [1, 2, 3].map((line) => ({line, cells: [cell]}))};

it('gives each row the evidence of its lines', () => {
  const note = `proof rows:
  as="public" POST /api/books {"data": {}} -> 403
  & source file.js "text"
  -
  noProof third-party`;
  expect(rowComments(note, table)).toEqual([
    {row: 0, line: 1, text: 'proof as="public": POST /api/books {"data": {}} -> 403'},
    {row: 0, line: 2, text: 'source: file.js "text"'},
    {row: 2, line: 4, text: 'noProof: third-party'},
  ]);
});

it('continues a line with indented ones', () => {
  expect(rowComments('proof rows:\n  first(\n    second)\n  -\n  -', table)).toEqual([
    {row: 0, line: 1, text: 'proof: first(\n    second)'},
  ]);
});

it('needs a line for each row', () => {
  expect(() => rowComments('proof rows:\n  -\n  -', table)).toThrow('The table has 3 rows, but the note has lines for 2.');
});

it.each(['proof as="user": GET /api/books -> 200', 'source: file.js "a"', 'noProof: example', 'step: exists .env'])(
  'writes "%s" as a line that stands for it',
  (comment) => {
    expect(rowComments(`proof rows:\n  ${rowLine(comment) ?? ''}\n  -\n  -`, table)[0]?.text).toBe(comment);
  },
);
