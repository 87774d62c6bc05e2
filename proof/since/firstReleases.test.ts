import {describe, expect, it} from 'vitest';
import {firstReleases, type Release} from './firstReleases';

describe('the first release of a key', () => {
  it('comes right after one that lacks it', () => {
    const releases = [
      {release: '5.0.0', lists: {server: ['host']}},
      {release: '5.1.0', lists: {server: ['host', 'mcp']}},
      {release: '5.2.0', lists: {server: ['host', 'mcp']}},
    ];
    expect(firstReleases(releases)).toEqual({server: {mcp: '5.1.0'}});
  });

  it('is unknown where the release before cannot be read', () => {
    const releases: Release[] = [
      {release: '5.0.0', lists: {server: ['host']}},
      {release: '5.1.0', lists: {}},
      {release: '5.2.0', lists: {server: ['host', 'mcp']}},
    ];
    expect(firstReleases(releases)).toEqual({server: {}});
  });

  it('is that of its return, if it was gone for a while', () => {
    const releases = [['a'], [], ['a']].map((server, minor) => ({release: `5.${minor}.0`, lists: {server}}));
    expect(firstReleases(releases)).toEqual({server: {a: '5.2.0'}});
  });

  it('is told of keys that the last release has', () => {
    const releases = [
      {release: '5.0.0', lists: {server: []}},
      {release: '5.1.0', lists: {server: ['old']}},
      {release: '5.2.0', lists: {server: []}},
    ];
    expect(firstReleases(releases)).toEqual({server: {}});
  });
});
