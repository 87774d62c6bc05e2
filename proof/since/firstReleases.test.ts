import {describe, expect, it} from 'vitest';
import {firstReleases, type Release} from './firstReleases';

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
});
