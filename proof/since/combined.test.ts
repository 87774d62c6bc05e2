import {expect, test} from 'vitest';
import {combined, type Lists} from './combined';
import {firstReleases} from './firstReleases';

type Parts = [declared: Lists, faults: Record<string, string>, shown: Record<string, string[]>];

const first = (...releases: Parts[]) =>
  firstReleases(
    releases.map(([declared, faults, lists], minor) => ({
      release: `5.${minor}.0`,
      ...combined(declared, faults, {lists, unknown: {}}),
    })),
  );

test('a key whose type was written later is as old as its code', () => {
  const type = {'config.admin': ['auth.sessions.options']};
  expect(first([{'config.admin': []}, {}, {}], [{'config.admin': []}, {}, type], [type, {}, type])).toEqual({
    'config.admin': {'auth.sessions.options': '5.1.0'},
  });
});

test('a declared key whose code was rewritten is as old as its type', () => {
  const type = {'config.server': ['globalProxy']};
  expect(first([type, {}, {'config.server': []}], [type, {}, type])).toEqual({'config.server': {}});
});

test('nothing is known about a list whose types cannot be read', () => {
  const type = {'config.admin': ['url']};
  expect(combined({}, {'config.admin': 'no such type'}, {lists: type, unknown: {}}).lists).toEqual({});
  expect(first([{}, {'config.admin': 'no such type'}, {'config.admin': []}], [type, {}, {}])).toEqual({'config.admin': {}});
});
