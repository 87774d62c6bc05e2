import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {compare, createBindings} from '../compare/compare';
import {parseShownJson} from '../compare/shownJson';
import type {Failure} from '../../../../proof/types';
import {missingText} from './output';
import {placeIn, type Project} from '../../../../proof/tutorials/project';

export function fileContains(project: Project, name: string, texts: readonly string[]): Failure[] {
  const file = placeIn(project, name);
  if (!existsSync(file)) return [{fault: `The project has no ${name}.`}];
  const content = readFileSync(file, 'utf8');
  const missing = missingText(texts, content);
  return missing === null ? [] : [{fault: `${name} doesn't contain "${missing}".`, received: content}];
}

/** Compares a file that a program wrote with the part that the page shows. */
export function compareFile(project: Project, name: string, shown: string): Failure[] {
  const file = placeIn(project, name);
  if (!existsSync(file)) return [{fault: `The project has no ${name}.`}];
  const content = readFileSync(file, 'utf8').trimEnd();
  if (content === shown.trimEnd()) return [];
  if (!name.endsWith('.json')) return [{fault: `${name} isn't what the page shows.`, expected: shown, received: content}];
  const received: unknown = JSON.parse(content);
  const {differences} = compare(parseShownJson(shown), received, createBindings([]));
  return differences.slice(0, 1).map((fault) => ({fault, expected: shown, received: content}));
}

/** Run in the project to use its driver. */
const QUERY = `
const [file, query] = process.argv.slice(1);
const Database = require('better-sqlite3');
process.stdout.write(JSON.stringify(new Database(file, {readonly: true}).prepare(query).all()));`;

/** Queries the project's SQLite file. */
export function compareRows(project: Project, query: string, rows: unknown): Failure[] {
  const file = placeIn(project, '.tmp/data.db');
  const text = execFileSync(process.execPath, ['-e', QUERY, file, query], {cwd: project.root, encoding: 'utf8'});
  const received: unknown = JSON.parse(text);
  const [first] = compare(rows, received, createBindings([])).differences;
  return first === undefined ? [] : [{fault: `${query} returns something else.`, expected: rows, received}];
}
