import {expect, it} from 'vitest';
import type {Lock} from '../../proof/lock';
import {pageProof, proofTotals} from './pageProof';

const entry = {hash: 'x', runner: 'rest', verdict: 'proven'} as const;
const lock: Lock = {
  version: '5.54.0',
  bookshop: 'abc',
  runners: {rest: 'sent', code: 'started'},
  samples: [
    {...entry, page: 'cms/a', id: '#.1', runner: 'code'},
    {...entry, page: 'cms/a', id: '#.2'},
    {...entry, page: 'cms/a', id: '#.3'},
    {page: 'cms/a', id: '#.4', hash: 'x', runner: 'none', verdict: 'not provable', reason: 'output'},
    {...entry, page: 'cms/b', id: '#.1'},
  ],
};

it('tells of a page what was checked, and why the rest was not', () => {
  expect(pageProof(lock, 'cms/a')).toEqual({
    version: '5.54.0',
    checked: [
      {count: 2, text: 'sent'},
      {count: 1, text: 'started'},
    ],
    unchecked: [{count: 1, text: 'output of a program'}],
  });
  expect(pageProof(lock, 'cms/c')).toBeNull();
});

it('counts what was checked on all pages', () => {
  expect(proofTotals(lock)).toEqual({version: '5.54.0', samples: 4, pages: 2});
});
