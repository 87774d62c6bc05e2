import {createCorpusReader, type SourceFile} from '../../plugins/corpus';
import {DEFAULT_SITE_URL} from '../../src/site/constants';
import path from 'node:path';
import {readDefaultsFile, type DefaultsFile} from '../coverage/defaultsFile';
import {judgeUnit, type Claim} from './judge';
import {unitsOf, type Unit} from './units';

/** The claims in one file of the docs. */
export interface FileClaims {
  /** Path relative to the site. */
  file: string;
  claims: readonly Claim[];
}

/** @param isWanted selects files by their path relative to the site */
export function readClaims(docsDir: string, siteDir: string, isWanted: (file: string) => boolean): FileClaims[] {
  const reader = createCorpusReader({docsDir, siteDir, siteUrl: DEFAULT_SITE_URL});
  // Parsing all files would take longer than the claims of one.
  const wanted = reader.files().filter((docsPath) => isWanted(reader.fileOf(docsPath)));
  return wanted.flatMap((docsPath) => {
    const {source, file} = reader.inspect(docsPath);
    return source ? [{file, claims: claimsOf(source)}] : [];
  });
}

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

type List = DefaultsFile['lists'][string];

let recorded: DefaultsFile | null | undefined;

/** Lists that the page claims in its front matter, with the defaults that were read from the packages. */
function coveringLists({text}: SourceFile): List[] {
  const covers = /^covers: \[([^\]]*)\]/m.exec(text)?.[1] ?? '';
  recorded ??= readDefaultsFile(path.resolve(import.meta.dirname, '../..'));
  return covers.split(',').flatMap((name) => recorded?.lists[name.replace(/['"\s]/g, '')] ?? []);
}

/** The packages' defaults for the keys of a row. */
function recordedDefaults({row}: Unit, {column, defaults}: List): string[] {
  if (!row || row.table.headers[0] !== column) return [];
  const keys = row.table.rows[row.index]?.cells[0]?.code ?? [];
  return keys.flatMap((key) => defaults[key] ?? []);
}
