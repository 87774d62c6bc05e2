import {expect, it} from 'vitest';
import type {CodeBlock} from 'docs-corpus';
import {codeKey} from '../../src/sample-proof/codeKey';
import type {Lock} from './lock';
import {pageProof, proofDetails, proofTotals} from './pageProof';

const entry = {hash: 'x', runner: 'rest', verdict: 'proven'} as const;
const lock: Lock = {
  version: '5.54.0',
  node: '24.18.1',
  date: '2026-11-28',
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
    {...entry, page: 'cms/c', id: '#.s1', runner: 'source'},
  ],
};

function block(kind: CodeBlock['kind'], text: string): CodeBlock {
  return {kind, text, file: 'docs/cms/a.md', line: 1, anchor: null, lang: '', meta: '', tabs: [], pane: null, table: null};
}

it('counts the proven samples of a page', () => {
  expect(pageProof(lock, 'cms/a')).toEqual({version: '5.54.0', samples: 3});
  expect(pageProof(lock, 'cms/c'), 'sources alone').toBeNull();
});

it('says what was done with each block that is shown, when, and why the rest was not run', () => {
  const blocks = [
    block('fence', 'const a = 1;'),
    block('comment', 'proof: GET /api/books -> 200'),
    block('comment', 'source: @strapi/core "a"'),
    block('fence', 'GET /api/books\n'),
    block('fence', 'output'),
  ];
  expect(proofDetails(lock, 'cms/a', blocks)).toEqual({
    version: '5.54.0',
    node: '24.18.1',
    date: '2026-11-28',
    samples: 3,
    hidden: 1,
    checked: [
      {count: 2, text: 'sent'},
      {count: 1, text: 'started'},
    ],
    statements: [
      {count: 3, text: 'confirmed by a request or a run'},
      {count: 2, text: 'found in the source code of Strapi'},
    ],
    unchecked: [
      {count: 1, text: 'output of a program'},
      {count: 1, text: 'in the text: a rough figure that depends on the machine, the network or the reader'},
    ],
    blocks: {[codeKey('const a = 1;')]: 'started', [codeKey('GET /api/books')]: 'sent'},
  });
  expect(proofDetails(lock, 'cms/c', [])).toBeNull();
});

it('counts what was checked on all pages', () => {
  expect(proofTotals(lock)).toEqual({version: '5.54.0', samples: 4, pages: 2});
});
