import {expect, test} from 'vitest';
import {firstReleases, type Release} from './firstReleases';
import {readReleases} from './recordSince';

/** Reads releases in which each key is in its first release and all later ones, and tells which were read. */
async function readWith(releases: readonly string[], first: Readonly<Record<string, string>>) {
  const opened: string[] = [];
  const read = (release: string): Promise<Release> => {
    opened.push(release);
    const at = releases.indexOf(release);
    const server = Object.keys(first).filter((key) => releases.indexOf(first[key] ?? '') <= at);
    return Promise.resolve({release, lists: {server}});
  };
  const found = await readReleases(releases, read);
  return {opened, first: firstReleases(found).server};
}

const RELEASES = ['5.0.0', '5.0.1', '5.0.2', '5.0.3', '5.1.0', '5.1.1', '5.2.0'];

test('a key that a patch release added has this release', async () => {
  const {opened, first} = await readWith(RELEASES, {host: '5.0.0', mcp: '5.0.2', proxy: '5.1.0'});
  expect(first).toEqual({mcp: '5.0.2', proxy: '5.1.0'});
  expect(opened).toEqual(['5.0.0', '5.1.0', '5.0.3', '5.0.2', '5.0.1', '5.2.0']);
});

test('patch releases are not read if the next minor release adds nothing, or if the last patch release lacks its keys', async () => {
  expect((await readWith(RELEASES, {host: '5.0.0'})).opened).toEqual(['5.0.0', '5.1.0', '5.2.0']);
  expect((await readWith(RELEASES, {proxy: '5.1.0'})).opened).toEqual(['5.0.0', '5.1.0', '5.0.3', '5.2.0']);
});

test('the last release is read although it is a patch release', async () => {
  const releases = ['5.0.0', '5.1.0', '5.1.1', '5.1.2'];
  expect((await readWith(releases, {host: '5.0.0', mcp: '5.1.2'})).first).toEqual({mcp: '5.1.2'});
  expect((await readWith(releases, {host: '5.0.0', mcp: '5.1.1'})).first).toEqual({mcp: '5.1.1'});
});
