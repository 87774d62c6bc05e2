import {describe, expect, it, test} from 'vitest';
import {adds, firstReleases, type Release} from './firstReleases';

describe('the first release of a key', () => {
  it('comes right after a release without it', () => {
    const releases = [
      {release: '5.0.0', lists: {server: ['host']}},
      {release: '5.1.0', lists: {server: ['host', 'mcp']}},
      {release: '5.2.0', lists: {server: ['host', 'mcp']}},
    ];
    expect(firstReleases(releases)).toEqual({server: {mcp: '5.1.0'}});
  });

  it('is unknown if the previous release cannot be read', () => {
    const releases: Release[] = [
      {release: '5.0.0', lists: {server: ['host']}},
      {release: '5.1.0', lists: {}},
      {release: '5.2.0', lists: {server: ['host', 'mcp']}},
    ];
    expect(firstReleases(releases)).toEqual({server: {}});
  });

  it('is the release in which it returned, if it was removed for a while', () => {
    const releases = [['a'], [], ['a']].map((server, minor) => ({release: `5.${minor}.0`, lists: {server}}));
    expect(firstReleases(releases)).toEqual({server: {a: '5.2.0'}});
  });

  it('is only reported for keys in the last release', () => {
    const releases = [
      {release: '5.0.0', lists: {server: []}},
      {release: '5.1.0', lists: {server: ['old']}},
      {release: '5.2.0', lists: {server: []}},
    ];
    expect(firstReleases(releases)).toEqual({server: {}});
  });

  it('is unknown if its package was not published with the previous release', () => {
    const releases: Release[] = [
      {release: '5.0.0', lists: {s3: []}},
      {release: '5.1.0', lists: {s3: []}, unknown: {s3: ['tags']}},
      {release: '5.2.0', lists: {s3: ['tags']}},
    ];
    expect(firstReleases(releases)).toEqual({s3: {}});
  });

  it('is known although its package was not published with the last release', () => {
    const releases: Release[] = [
      {release: '5.0.0', lists: {s3: []}},
      {release: '5.1.0', lists: {s3: ['tags']}},
      {release: '5.2.0', lists: {s3: []}, unknown: {s3: ['tags']}},
    ];
    expect(firstReleases(releases)).toEqual({s3: {tags: '5.1.0'}});
    expect(firstReleases([...releases.slice(0, 2), {release: '5.2.0', lists: {}}])).toEqual({s3: {tags: '5.1.0'}});
  });
});

test('a release adds only keys that the earlier one is known to lack', () => {
  const later: Release = {release: '5.1.0', lists: {server: ['mcp']}};
  expect(adds({release: '5.0.0', lists: {server: []}}, later)).toBe(true);
  expect(adds({release: '5.0.0', lists: {}}, later)).toBe(false);
  expect(adds({release: '5.0.0', lists: {server: []}, unknown: {server: ['mcp']}}, later)).toBe(false);
});
