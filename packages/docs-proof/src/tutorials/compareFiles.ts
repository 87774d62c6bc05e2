import {existsSync, readFileSync} from 'node:fs';
import {compare, type Bindings} from '../compare/compare';
import {parseShownJson} from '../compare/shownJson';
import type {Failure} from '../types';
import {missingText} from './output';
import {placeInProject, type Project} from './project';

export function fileContains(project: Project, name: string, texts: readonly string[]): Failure[] {
  const file = placeInProject(project, name);
  if (!existsSync(file)) return [{fault: `The project has no ${name}.`}];
  const content = readFileSync(file, 'utf8');
  const missing = missingText(texts, content);
  return missing === null ? [] : [{fault: `${name} doesn't contain "${missing}".`, received: content}];
}

/** Compares a file that a program wrote with the part that the page shows. */
export function compareFile(project: Project, name: string, shown: string, bindings: Bindings): Failure[] {
  const file = placeInProject(project, name);
  if (!existsSync(file)) return [{fault: `The project has no ${name}.`}];
  const content = readFileSync(file, 'utf8').trimEnd();
  if (content === shown.trimEnd()) return [];
  if (!name.endsWith('.json')) return [{fault: `${name} isn't what the page shows.`, expected: shown, received: content}];
  const received: unknown = JSON.parse(content);
  const {differences} = compare(parseShownJson(shown), received, bindings);
  return differences.slice(0, 1).map((fault) => ({fault, expected: shown, received: content}));
}

/** Compares the result of a query. */
export function compareRows(query: string, rows: unknown, received: unknown, bindings: Bindings): Failure[] {
  const [first] = compare(rows, received, bindings).differences;
  return first === undefined ? [] : [{fault: `${query} returns something else.`, expected: rows, received}];
}
