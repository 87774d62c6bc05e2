import path from 'node:path';
import type {Unit} from 'docs-proof/claims/units';
import * as statements from 'docs-proof/statements';
import type {LineFault, StatementOptions} from 'docs-proof/statements';
import {coversOf, type SourceFile} from 'docs-corpus';
import {readListsFile, type ListsFile, type RecordedList} from 'docs-corpus/records/lists';
import {keyColumn} from '../plugins/name-index/rows';
import {EVIDENCE} from './strapiEvidence';
import {checkRules} from './rules';

/** How statements about Strapi are read and compared. */
export const STATEMENTS: StatementOptions = {...EVIDENCE, recorded: recordedDefaults, rules: checkRules};

/** Statements without evidence, and names and values that differ from what was recorded about the packages. */
export function statementFaults(source: SourceFile): LineFault[] {
  return statements.statementFaults(source, STATEMENTS);
}

/** The packages' defaults for the keys of a row, from the lists that the page claims in its front matter. */
function recordedDefaults({row}: Unit, source: SourceFile): string[] {
  return row === null ? [] : coveringLists(source).flatMap((list) => defaultsOf(row, list));
}

let recorded: ListsFile | null | undefined;
const covering = new WeakMap<SourceFile, RecordedList[]>();

function coveringLists(source: SourceFile): RecordedList[] {
  recorded ??= readListsFile(path.resolve(import.meta.dirname, '..'));
  const lists = covering.get(source) ?? coversOf(source.text).flatMap((name) => recorded?.lists[name] ?? []);
  covering.set(source, lists);
  return lists;
}

/** Keys that begin with a heading or another cell can't be found by their column. */
function defaultsOf({table, index}: NonNullable<Unit['row']>, {column, inHeading, prefixColumn, items}: RecordedList): string[] {
  if (table.headers[0] !== column || inHeading !== undefined || prefixColumn !== undefined) return [];
  const keys = table.rows[index]?.cells[keyColumn(table.headers)]?.code ?? [];
  return keys.flatMap((key) => items[key] ?? []);
}
