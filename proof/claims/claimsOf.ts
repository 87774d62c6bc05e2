import path from 'node:path';
import type {SourceFile} from 'docs-corpus';
import {readListsFile, type ListsFile, type RecordedList} from '../../plugins/name-index/listsFile';
import {keyColumn} from '../../plugins/name-index/rows';
import {judgeUnit, type Claim} from './judge';
import {unitsOf, type Unit} from './units';

export function claimsOf(source: SourceFile): Claim[] {
  const lists = coveringLists(source);
  return unitsOf(source).flatMap(
    (unit) =>
      judgeUnit(
        unit,
        lists.flatMap((list) => recordedDefaults(unit, list)),
      ) ?? [],
  );
}

let recorded: ListsFile | null | undefined;

/** Lists that the page claims in its front matter, as they were read from the packages. */
function coveringLists({text}: SourceFile): RecordedList[] {
  const covers = /^covers: \[([^\]]*)\]/m.exec(text)?.[1] ?? '';
  recorded ??= readListsFile(path.resolve(import.meta.dirname, '../..'));
  return covers.split(',').flatMap((name) => recorded?.lists[name.replace(/['"\s]/g, '')] ?? []);
}

/** The packages' defaults for the keys of a row. Keys that begin with a heading or another cell can't be found by their column. */
function recordedDefaults({row}: Unit, {column, inHeading, prefixColumn, items}: RecordedList): string[] {
  if (!row || row.table.headers[0] !== column || inHeading !== undefined || prefixColumn !== undefined) return [];
  const keys = row.table.rows[row.index]?.cells[keyColumn(row.table.headers)]?.code ?? [];
  return keys.flatMap((key) => items[key] ?? []);
}
