import {beforeEach, expect, it} from 'vitest';
import {Finding} from 'docs-corpus';
import type {Lock, LockEntry} from './lockFile';
import {nextLock, type Proven} from './nextLock';
import {exampleSample} from '../report/exampleSample';
import type {FileStatements} from '../statements';
import type {Failure, Runner, Sample} from '../types';

const RUNNER: Runner = {name: 'rest', folder: '', proves: 'sent', takes: () => true, prove: () => Promise.resolve([])};
const NOW = {version: '5.54.0', node: '24.18.1', state: 's', code: {rest: 'c'}};
const WRONG_STATUS = new Finding('docs/page.md', 5, 'It states `401`.', 'Correct it.');

let lock: Lock;
/** Set for a proof of all samples. */
let date: string | null;

beforeEach(() => {
  date = null;
  lock = {...NOW, runners: {}, claims: {page: {proven: 2, sourced: 0, excused: {}}}, samples: [entry('page', 'old')]};
});

function entry(page: string, hash: string): LockEntry {
  return {page, id: '#.1', hash, runner: 'rest', verdict: 'proven'};
}

function sampleOf(page: string, file = `docs/${page}.md`): Sample {
  return {...exampleSample, id: `${page}#.1`, page, file, hash: 'new'};
}

function statementsOf(file: string, findings: readonly Finding[] = []): FileStatements {
  const claim = {line: 5, verdict: 'proven', reason: null, fault: null} as const;
  return {file, claims: [claim], findings};
}

/** The lock after these samples were proven. */
function locked(samples: readonly Sample[], statements: readonly FileStatements[], failures: readonly Failure[] = []): Lock {
  const proven: Proven = {
    set: {
      samples,
      runners: new Map(samples.map(({id}) => [id, RUNNER])),
      pages: new Set(samples.map(({page}) => page)),
      read: new Set(samples.map(({page}) => page)),
      findings: [],
    },
    selected: samples,
    verdicts: samples.map((sample) => ({sample, failures})),
    statements,
    now: NOW,
    docs: 'docs',
    date,
    runners: [RUNNER],
  };
  return nextLock(lock, proven);
}

it('records the samples and the statements of a page', () => {
  const {samples, claims} = locked([sampleOf('page')], [statementsOf('docs/page.md')]);
  expect(samples).toEqual([entry('page', 'new')]);
  expect(claims).toEqual({page: {proven: 1, sourced: 0, excused: {}}});
});

it('records nothing about a page with a faulty statement, but other pages', () => {
  const {samples, claims} = locked(
    [sampleOf('page'), sampleOf('other')],
    [statementsOf('docs/page.md', [WRONG_STATUS]), statementsOf('docs/other.md')],
  );
  expect(samples).toEqual([entry('page', 'old'), entry('other', 'new')]);
  expect(claims).toEqual({...lock.claims, other: {proven: 1, sourced: 0, excused: {}}});
});

it('records nothing from a snippet with a faulty statement', () => {
  const fault = new Finding('docs/snippets/part.md', 5, 'It states `401`.', 'Correct it.');
  const {samples} = locked(
    [sampleOf('page', 'docs/snippets/part.md')],
    [statementsOf('docs/page.md'), statementsOf('docs/snippets/part.md', [fault])],
  );
  expect(samples).toEqual([entry('page', 'old')]);
});

it('forgets a sample that fails, whatever its page states', () => {
  const failures = [{fault: 'The status is 401, not 403.'}];
  expect(locked([sampleOf('page')], [statementsOf('docs/page.md', [WRONG_STATUS])], failures).samples).toEqual([]);
});

it('keeps the day of the last proof of all samples until the next one, or until the product changes', () => {
  lock.date = '2026-11-28';
  expect(locked([sampleOf('page')], []).date).toBe('2026-11-28');
  date = '2026-12-05';
  expect(locked([sampleOf('page')], []).date).toBe('2026-12-05');
  date = null;
  lock.state = 'another';
  expect(locked([sampleOf('page')], []).date).toBeUndefined();
});
