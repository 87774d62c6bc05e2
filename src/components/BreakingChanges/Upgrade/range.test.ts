import {describe, expect, it} from 'vitest';
import {choices, isPassed, readRange, writeRange, type ReadRange} from './range';

const LATEST = '5.54.0';
const ALL: ReadRange = {from: null, to: LATEST, problems: [], isMigration: false};

describe('the versions in a URL', () => {
  it.each<[string, Partial<ReadRange>]>([
    ['', {}],
    ['?from=5.40.0&to=5.47.0', {from: '5.40.0', to: '5.47.0'}],
    ['?from=v5.40', {from: '5.40.0'}],
    ['?to=5.47.0', {to: '5.47.0'}],
    ['?from=5.47.0&to=5.47.0', {from: '5.47.0', to: '5.47.0'}],
    ['?from=5.47.0-beta.1', {from: '5.47.0-beta.1'}],
    ['?from=5.0.0-rc.3', {from: '5.0.0-rc.3'}],
    ['?from=4.26.0', {from: null, isMigration: true}],
    [
      '?from=5.54.0&to=5.40.0',
      {from: '5.40.0', to: '5.54.0', problems: ['5.54.0 is newer than 5.40.0, so the list goes from 5.40.0 to 5.54.0.']},
    ],
    [
      '?from=5.40.0&to=6.0.0',
      {from: '5.40.0', problems: ['There are no notes about 6.0.0 yet. The latest version here is 5.54.0.']},
    ],
    ['?from=latest', {problems: ["“latest” isn't a version such as 5.54.0, so it was ignored."]}],
    ['?from=', {problems: ["“” isn't a version such as 5.54.0, so it was ignored."]}],
    ['?other=1', {}],
  ])('%s', (search, expected) => expect(readRange(search, LATEST)).toEqual({...ALL, ...expected}));

  it.each(['', '?from=5.40.0&to=5.47.0', '?from=5.40.0&to=5.54.0', '?to=5.47.0'])('are written as they were: %s', (search) => {
    expect(writeRange(readRange(search, LATEST), LATEST)).toBe(search);
  });
});

describe('an upgrade', () => {
  const passed = (search: string) =>
    ['5.54.0', '5.47.0', '5.40.0', '5.9.0', '5.0.0'].filter((version) => isPassed(version, readRange(search, LATEST)));

  it.each<[string, string[]]>([
    ['', ['5.54.0', '5.47.0', '5.40.0', '5.9.0', '5.0.0']],
    ['?from=5.40.0', ['5.54.0', '5.47.0']],
    ['?from=5.8.1&to=5.47.0', ['5.47.0', '5.40.0', '5.9.0']],
    ['?from=5.47.0&to=5.40.0', ['5.47.0']],
    ['?from=5.47.0-beta.1&to=5.47.0', ['5.47.0']],
    ['?from=5.40.0&to=5.47.0-beta.1', []],
    ['?from=5.47.0&to=5.47.0', []],
  ])('%s passes its releases, without the first', (search, expected) => expect(passed(search)).toEqual(expected));
});

it('offers each minor version, newest first, and the patches that changed something', () => {
  expect(choices(['5.2.1', '5.1.0'])).toEqual(['5.2.1', '5.2.0', '5.1.0', '5.0.0']);
});
