import {expect, test} from 'vitest';
import type {ListsFile} from 'docs-corpus/records/lists';
import {nextSince} from './nextSince';

function record(version: string, lists: Readonly<Record<string, readonly string[]>>): ListsFile {
  const recorded = Object.entries(lists).map(([name, keys]) => {
    const items = Object.fromEntries(keys.map((key) => [key, null]));
    return [name, {page: 'cms/page', column: 'Key', source: 'index.js', items}] as const;
  });
  return {version, lists: Object.fromEntries(recorded)};
}

const BEFORE = record('5.54.0', {server: ['host', 'mcp', 'old']});
const KNOWN = {version: '5.54.0', lists: {server: {mcp: '5.47.0', old: '5.9.0'}}};

test('a key that the last record lacks is new in the version that has it', () => {
  const now = record('5.55.0', {server: ['host', 'mcp', 'proxy']});
  expect(nextSince(KNOWN, BEFORE, now)).toEqual({version: '5.55.0', lists: {server: {mcp: '5.47.0', proxy: '5.55.0'}}});
});

test('a key that another way of reading finds in the same version is not new', () => {
  const now = record('5.54.0', {server: ['host', 'mcp', 'old', 'port']});
  expect(nextSince(KNOWN, BEFORE, now)).toEqual(KNOWN);
});

test('nothing is known about the keys of a list that was not recorded before', () => {
  const now = record('5.55.0', {server: ['host', 'mcp', 'old'], admin: ['url']});
  expect(nextSince(KNOWN, BEFORE, now).lists).toEqual({...KNOWN.lists, admin: {}});
});

test('programs with versions of their own have no first releases', () => {
  const now = record('5.55.0', {'cli.upgrade.flags': ['--dry'], 'client.methods': ['fetch'], codemods: ['5.55.0-a'], server: []});
  const before = record('5.54.0', {'cli.upgrade.flags': [], 'client.methods': [], codemods: []});
  expect(Object.keys(nextSince(KNOWN, before, now).lists)).toEqual(['server']);
});
