import {expect, it} from 'vitest';
import type {Lock} from './lock';
import {pageProof, proofTotals} from './pageProof';

const entry = {hash: 'x', runner: 'rest', verdict: 'proven'} as const;
const lock: Lock = {
  version: '5.54.0',
  state: 'abc',
  code: {},
  runners: {rest: 'sent', code: 'started'},
  claims: {'cms/a': {proven: 3, sourced: 2, excused: {estimate: 1}}},
  samples: [
    {...entry, page: 'cms/a', id: '#.1', runner: 'code'},
    {...entry, page: 'cms/a', id: '#.2'},
    {...entry, page: 'cms/a', id: '#.3'},
    {page: 'cms/a', id: '#.4', hash: 'x', runner: 'none', verdict: 'not provable', reason: 'output'},
    {...entry, page: 'cms/b', id: '#.1'},
    {...entry, page: 'cms/b', id: '#.s1', runner: 'source'},
  ],
};

it('counts what was checked on a page, and why the rest was not', () => {
  expect(pageProof(lock, 'cms/a')).toEqual({
    version: '5.54.0',
    samples: 3,
    statements: 5,
    checked: [
      {count: 2, text: 'sent'},
      {count: 1, text: 'started'},
      {count: 3, text: 'statements in the text, confirmed by a request or a run'},
      {count: 2, text: 'statements in the text, found in the source code of Strapi'},
    ],
    unchecked: [
      {count: 1, text: 'output of a program'},
      {count: 1, text: 'in the text: a rough figure that depends on the machine, the network or the reader'},
    ],
  });
  expect(pageProof(lock, 'cms/c')).toBeNull();
});

it('counts what was checked on all pages', () => {
  expect(proofTotals(lock)).toEqual({version: '5.54.0', samples: 4, pages: 2});
});
