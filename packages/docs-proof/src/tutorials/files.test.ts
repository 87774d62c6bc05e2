import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {OutsideError} from '../folder';
import {exampleSample} from '../report/exampleSample';
import {editFile, moveFile, removeFile, writeFile} from './files';
import {createProject, type Project} from './project';

let project: Project;

beforeEach(async () => {
  project = await createProject({prefix: 'files-', pagePort: 3000});
});

afterEach(() => project.remove());

it('saves, moves, and removes the files of a page', () => {
  writeFile(project, 'src/a.ts', 'export {};\n\n');
  moveFile(project, 'src/a.ts', 'src/b/c.ts');
  expect(readFileSync(path.join(project.root, 'src/b/c.ts'), 'utf8')).toBe('export {};\n');
  removeFile(project, 'src');
  expect(existsSync(path.join(project.root, 'src'))).toBe(false);
});

it('merges an excerpt into the JSON of a project', () => {
  writeFile(project, 'a.json', '{"a": {"b": 1}}');
  editFile(project, 'a.json', {...exampleSample, text: '"a": {"c": 2},', hints: {...exampleSample.hints, excerpt: true}});
  expect(JSON.parse(readFileSync(path.join(project.root, 'a.json'), 'utf8'))).toEqual({a: {b: 1, c: 2}});
});

it("can't change what is outside of the reader's folder", () => {
  const outside = `${project.work}-outside`;
  const name = `../${path.basename(outside)}`;
  expect(() => writeFile(project, name, 'x')).toThrow(OutsideError);
  expect(() => writeFile(project, outside, 'x')).toThrow(OutsideError);
  expect(existsSync(outside)).toBe(false);
  writeFileSync(path.join(project.root, 'a'), '');
  expect(() => moveFile(project, 'a', name)).toThrow(OutsideError);
  expect(() => removeFile(project, '..')).toThrow(OutsideError);
});
