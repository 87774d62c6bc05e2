import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {OutsideError, placeIn} from './folder';

let root = '';
let folder = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'folder-'));
  folder = path.join(root, 'project');
  mkdirSync(path.join(folder, 'src'), {recursive: true});
});

afterEach(() => rmSync(root, {recursive: true}));

it.each(['src/index.ts', './src/new/file.ts', 'src/../package.json', '.', '..env', '...'])('finds %s in the folder', (name) => {
  expect(placeIn(folder, name)).toBe(path.resolve(folder, name));
});

it.each(['..', '../other.ts', 'src/../../other.ts', '/etc/passwd', '../project-2/a.ts'])('refuses %s', (name) => {
  expect(() => placeIn(folder, name)).toThrow(OutsideError);
});

it('refuses a path that leads out through a link', () => {
  writeFileSync(path.join(root, 'secret'), '');
  symlinkSync(root, path.join(folder, 'up'));
  symlinkSync(path.join(root, 'secret'), path.join(folder, 'file'));
  symlinkSync(path.join(root, 'nothing'), path.join(folder, 'broken'));
  symlinkSync(path.join(folder, 'src'), path.join(folder, 'inside'));
  for (const name of ['up', 'up/secret', 'up/new.ts', 'file', 'broken'])
    expect(() => placeIn(folder, name)).toThrow(OutsideError);
  expect(() => placeIn(folder, '../..', path.join(folder, 'src'))).toThrow(OutsideError);
  expect(placeIn(folder, '../a.ts', path.join(folder, 'src'))).toBe(path.join(folder, 'a.ts'));
  expect(placeIn(folder, 'inside/a.ts')).toBe(path.join(folder, 'inside/a.ts'));
});
